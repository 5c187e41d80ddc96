"""Distances in steps between sites of one kind."""

from __future__ import annotations


def distances_from(site: int, neighbours: list[list[int]]) -> list[int]:
    """The number of steps from ``site`` to every site; 0 to itself and to those that cannot be reached."""
    distances = [0] * len(neighbours)
    reached = [False] * len(neighbours)
    reached[site] = True
    border = [site]
    distance = 0
    while border:
        distance += 1
        beyond: list[int] = []
        for current in border:
            for other in neighbours[current]:
                if not reached[other]:
                    reached[other] = True
                    distances[other] = distance
                    beyond.append(other)
        border = beyond
    return distances


def rings(site: int, distances: list[int]) -> list[list[int]]:
    """The sites at each distance from ``site``, itself at distance 0.

    The greatest distance is counted up by one for each site that is further away than counted so far, as in Ludii:
    where the numbering of the sites leaves too few of those, the outermost rings are left out.
    """
    furthest = 0
    for distance in distances:
        if distance > furthest:
            furthest += 1
    result: list[list[int]] = [[] for _ in range(furthest + 1)]
    result[0].append(site)
    for other, distance in enumerate(distances):
        if 0 < distance <= furthest:
            result[distance].append(other)
    return result
