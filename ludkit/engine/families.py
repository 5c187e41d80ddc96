"""All families of ludemes; importing this enters their builders in the registry."""

from __future__ import annotations

import ludkit.engine.arrays
import ludkit.engine.booleans.connect
import ludkit.engine.booleans.dice
import ludkit.engine.booleans.line
import ludkit.engine.booleans.math
import ludkit.engine.booleans.moves
import ludkit.engine.booleans.numbers
import ludkit.engine.booleans.players
import ludkit.engine.booleans.sites
import ludkit.engine.booleans.threatened
import ludkit.engine.directing
import ludkit.engine.ints.board
import ludkit.engine.ints.count
import ludkit.engine.ints.dice
import ludkit.engine.ints.iterators
import ludkit.engine.ints.last
import ludkit.engine.ints.maps
import ludkit.engine.ints.math
import ludkit.engine.ints.stacks
import ludkit.engine.ints.state
import ludkit.engine.ints.tracks
import ludkit.engine.ints.where
import ludkit.engine.moves.add
import ludkit.engine.moves.custodial
import ludkit.engine.moves.dice
import ludkit.engine.moves.effects
import ludkit.engine.moves.for_each
import ludkit.engine.moves.for_each_group
import ludkit.engine.moves.from_to
import ludkit.engine.moves.hop
import ludkit.engine.moves.leap
import ludkit.engine.moves.maximal
import ludkit.engine.moves.operators
import ludkit.engine.moves.random
import ludkit.engine.moves.remove
import ludkit.engine.moves.select
import ludkit.engine.moves.slide
import ludkit.engine.moves.sow
import ludkit.engine.moves.step
import ludkit.engine.moves.surround
import ludkit.engine.regions.around
import ludkit.engine.regions.board
import ludkit.engine.regions.empty
import ludkit.engine.regions.equipment
import ludkit.engine.regions.math
import ludkit.engine.regions.occupied
import ludkit.engine.regions.played
import ludkit.engine.regions.random
import ludkit.engine.regions.tracks
import ludkit.engine.start.place
import ludkit.engine.start.random
import ludkit.engine.start.set
import ludkit.engine.start.stacks  # noqa: F401
