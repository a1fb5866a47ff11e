"""Whether the parts of a state fit each other and the content. Errors name the field, in one sentence."""

from game.content.command_core import Library
from game.content.command_core.side import slots_of
from game.engine.seats import SEATS
from game.rules.command_core.combat import next_attacker
from game.rules.command_core.crits import attached
from game.rules.command_core.programs import next_slot
from game.rules.command_core.set_up import unnumbered, unplaced
from game.rules.command_core.state import Attack, Crit, Mech, State
from game.rules.command_core.topology import TOPOLOGIES


def check_state(state: State, library: Library) -> None:
    """Raises `ValueError` for a state that the rules could not go on from."""
    if state.map not in library.maps:
        raise ValueError(f"there is no map '{state.map}'")
    for number, mech in enumerate(state.mechs):
        _check_mech(mech, f"mechs.{number}", state, library)
    _check_cells(state, library)
    _check_squads(state)
    if state.outcome is None:
        _check_phase(state, library)


def _check_mech(mech: Mech, where: str, state: State, library: Library) -> None:
    chassis = library.chassis.get(mech.chassis)
    if chassis is None:
        raise ValueError(f"{where}.chassis: there is no chassis '{mech.chassis}'")
    if mech.structure > chassis.structure:
        raise ValueError(f"{where}.structure: a {chassis.name} has {chassis.structure} at most")
    for zone, known in (
        ("weapons", library.weapons),
        ("upgrades", library.upgrades),
        ("directives", library.directives),
    ):
        for card in getattr(mech, zone):
            if card not in known:
                raise ValueError(f"{where}.{zone}: there is no card '{card}' of that kind")
    for card in mech.depleted:
        if card not in library.card_ids or card in library.chassis:
            raise ValueError(f"{where}.depleted: there is no card '{card}'")
    # A slot that an upgrade gave stays in the round in which a crit takes the upgrade.
    zones = (mech.upgrades, mech.upgrades + mech.depleted)
    counts = {slots_of(chassis, map(library.upgrades.get, cards)) for cards in zones}
    if len(mech.program) not in counts:
        raise ValueError(f"{where}.program: a {chassis.name} has {min(counts)} slots")
    if mech.facing >= TOPOLOGIES[library.maps[state.map].board].facings:
        raise ValueError(f"{where}.facing: there is no such facing on this board")
    if mech.programmed > len(mech.program):
        raise ValueError(f"{where}.programmed: there are {len(mech.program)} slots")
    _check_program(mech, where, library)
    if not mech.structure and (mech.cell is not None or mech.order is not None):
        raise ValueError(f"{where}: a mech without structure has no cell and no number")


def _check_program(mech: Mech, where: str, library: Library) -> None:
    """What lies in the slots must be the mech's own, each card once; a crit may take it afterwards."""
    own = [card for card in mech.directives + mech.depleted if card in library.directives]
    for placed in mech.program:
        if placed is None:
            continue
        if placed.card not in own:
            raise ValueError(f"{where}.program: the mech has no '{placed.card}' left for it")
        own.remove(placed.card)
        if placed.flipped and not library.directives[placed.card].split:
            raise ValueError(f"{where}.program: '{placed.card}' has one half only")


def _check_cells(state: State, library: Library) -> None:
    place = library.maps[state.map]
    free = set(TOPOLOGIES[place.board].cells) - set(place.walls)
    taken = [mech.cell for mech in state.mechs if mech.cell is not None]
    for number, mech in enumerate(state.mechs):
        if mech.cell is not None and mech.cell not in free:
            raise ValueError(f"mechs.{number}.cell: there is no free cell {mech.cell[0]},{mech.cell[1]}")
    if len(set(taken)) < len(taken):
        raise ValueError("mechs: two of them stand on one cell")


def _check_squads(state: State) -> None:
    for seat in SEATS:
        left = [mech.structure for mech in state.mechs if mech.seat == seat]
        if not left:
            raise ValueError(f"mechs: seat {seat} has none")
        if not state.squad_structure[seat] or state.squad_structure[seat] < sum(left):
            raise ValueError(f"squad_structure.{seat}: the side has {sum(left)} left of it")


def _check_phase(state: State, library: Library) -> None:
    """Whether there is something to choose in the phase as it stands."""
    standing = [mech for mech in state.mechs if mech.structure]
    for seat in SEATS:
        if not state.standing(seat):
            raise ValueError(f"outcome: seat {seat} has no mech left, so the game is over")
    _check_pending(state, library)
    if state.phase in ("placement", "ordering", "programming"):
        _check_secrets(state)
    if state.phase == "placement":
        _check_placement(state)
        return
    if any(mech.cell is None for mech in standing):
        raise ValueError("mechs: after placement every mech has a cell")
    orders = [mech.order for mech in standing]
    given = [order for order in orders if order is not None]
    if len(set(given)) < len(given):
        raise ValueError("mechs: two of them have the same number")
    if state.phase == "ordering":
        if not unnumbered(state, state.turn):
            raise ValueError("turn: that seat has no mech left to number")
        if any(order > len(standing) for order in given):
            raise ValueError(f"mechs: numbers go up to {len(standing)}")
        return
    if None in orders:
        raise ValueError("mechs: after ordering every mech has a number")
    if state.attack is not None or state.crit is not None:
        return
    if state.phase == "programming" and next_slot(state, state.turn) is None:
        raise ValueError("turn: the programs of that seat stand")
    if state.phase == "execution":
        raise ValueError("phase: execution stops only for a crit")
    if state.phase == "combat" and next_attacker(state) is None:
        raise ValueError("mechs: nobody is left to attack")


def _check_secrets(state: State) -> None:
    """Until programs are executed, none lies open, and slots that nobody has decided on are empty."""
    for number, mech in enumerate(state.mechs):
        if mech.structure and (mech.revealed or mech.executed):
            raise ValueError(f"mechs.{number}: programs are revealed and executed after programming")
        if mech.structure and any(mech.program[mech.programmed :]):
            raise ValueError(f"mechs.{number}.program: a slot is filled that has not been decided on")


def _check_placement(state: State) -> None:
    if any(mech.order is not None for mech in state.mechs):
        raise ValueError("mechs: numbers are given after placement")
    if state.placing is not None:
        if state.chooser is not None or not _is_being_placed(state, state.placing):
            raise ValueError("placing: that is no mech of the seat that places, with a cell")
        return
    # As long as it is open who begins, it may be either.
    for seat in (state.turn,) if state.chooser is None else SEATS:
        if not unplaced(state, seat):
            raise ValueError(f"phase: seat {seat} has no mech left to place")


def _is_being_placed(state: State, number: int) -> bool:
    if number >= len(state.mechs):
        return False
    mech = state.mechs[number]
    return mech.cell is not None and mech.seat == state.turn


def _check_pending(state: State, library: Library) -> None:
    """An attack or a crit that is being resolved must be about mechs that are there."""
    attack, crit = state.attack, state.crit
    if attack is not None:
        if state.phase != "combat":
            raise ValueError("attack: mechs attack in combat only")
        _check_attack(state, attack, library)
        if attack.stage == "pay" and crit is None:
            raise ValueError("attack: paying stops only for a crit")
    if crit is not None:
        if state.phase not in ("execution", "combat"):
            raise ValueError("crit: crits happen in execution and combat only")
        _check_crit(state, crit)


def _check_attack(state: State, attack: Attack, library: Library) -> None:
    numbers = (attack.attacker, attack.target)
    if max(numbers) >= len(state.mechs) or not all(state.mechs[number].structure for number in numbers):
        raise ValueError("attack: there is no such mech")
    if state.mechs[attack.attacker].seat == state.mechs[attack.target].seat:
        raise ValueError("attack.target: that mech is on the same side")
    if attack.weapon not in library.weapons:
        raise ValueError(f"attack.weapon: there is no weapon '{attack.weapon}'")
    for dice, rerolled in (
        (attack.dice, attack.rerolled),
        (attack.armor, attack.armor_rerolled),
        (attack.evade, attack.evade_rerolled),
    ):
        if any(not 0 <= die < len(dice) for die in rerolled):
            raise ValueError("attack: a die was rerolled that is not there")


def _check_crit(state: State, crit: Crit) -> None:
    if max(crit.mech, crit.attacker or 0) >= len(state.mechs) or not state.mechs[crit.mech].structure:
        raise ValueError("crit: there is no such mech")
    tokens = 0 if crit.attacker is None else state.mechs[crit.attacker].targeting
    if not crit.choosing and not tokens:
        raise ValueError("crit.choosing: nobody has a targeting token to spend")
    cards = list(attached(state.mechs[crit.mech]))
    if not crit.revealed:
        raise ValueError("crit.revealed: at least one card is revealed")
    for card in crit.revealed:
        if card not in cards:
            raise ValueError(f"crit.revealed: the mech has no '{card}'")
        cards.remove(card)
