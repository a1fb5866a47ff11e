"""Files with share codes: a poster's PNG carries its code as a line of text; a text file is the code.

PNG specification: a chunk `iTXt` has a keyword, five zero bytes for what is not used, and text in UTF-8.
"""

import struct
import zlib
from pathlib import Path

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEYWORD = b"Iron & Scale"
_MOST_CHUNKS, _MOST_BYTES, _MOST_LETTERS = 4096, 30_000_000, 2000


def with_code(png: bytes, code: str) -> bytes:
    """A PNG with a code in it, behind its header.

    >>> plain = _SIGNATURE + _chunk(b"IHDR", bytes(13)) + _chunk(b"IEND", b"")
    >>> code_in(with_code(plain, "SK1-0000 Zoë")), code_in(plain), code_in(b"no picture")
    ('SK1-0000 Zoë', '', '')
    """
    if not png.startswith(_SIGNATURE):
        return png
    header_end = len(_SIGNATURE) + 12 + struct.unpack_from(">I", png, len(_SIGNATURE))[0]
    text = _chunk(b"iTXt", _KEYWORD + bytes(5) + code.encode("utf-8"))
    return png[:header_end] + text + png[header_end:]


def code_in(data: bytes) -> str:
    """The code in a PNG; "" where there is none, or where it is no PNG."""
    if not data.startswith(_SIGNATURE):
        return ""
    at = len(_SIGNATURE)
    for _ in range(_MOST_CHUNKS):
        if at + 12 > len(data):
            break
        long, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + long]
        if kind == b"iTXt" and body.startswith(_KEYWORD + bytes(5)):
            return body[len(_KEYWORD) + 5 :].decode("utf-8", "replace")
        at += 12 + long
    return ""


def shared_text(path: Path) -> str:
    """The code in a file: that of a poster, or the beginning of a text. Raises `OSError`."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES)
    if data.startswith(_SIGNATURE):
        return code_in(data)
    return data[: 4 * _MOST_LETTERS].decode("utf-8", "replace").strip().partition("\n")[0][:_MOST_LETTERS]


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
