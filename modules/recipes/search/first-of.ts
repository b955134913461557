/** From so many on, sorting all of them takes no longer than keeping the best in order. */
const FEW = 500

/** The first so many in an order, in that order, without sorting all the others. */
export function firstOf(
  positions: Int32Array,
  most: number,
  compare: (one: number, other: number) => number,
): Int32Array {
  if (most >= Math.min(FEW, positions.length)) return positions.toSorted(compare).subarray(0, most)
  const first: number[] = []
  for (const position of positions) {
    const last = first[most - 1]
    if (last !== undefined && compare(position, last) >= 0) continue
    first.splice(placeIn(first, position, compare), 0, position)
    if (first.length > most) first.pop()
  }
  return Int32Array.from(first)
}

function placeIn(sorted: readonly number[], position: number, compare: (one: number, other: number) => number): number {
  let from = 0
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >> 1
    if (compare(sorted[middle] ?? 0, position) <= 0) from = middle + 1
    else to = middle
  }
  return from
}
