export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something that can be pressed, and how much it matters that it can be pressed now. */
export interface Taken extends Box {
  readonly weight: number
}

export type Side = 'start' | 'centre' | 'end'

export interface Place {
  readonly top: number
  readonly side: Side
}

interface Room {
  /** Of the toasts. */
  readonly width: number
  readonly height: number
  /** Of the window, without what a telephone keeps for itself. */
  readonly view: Box
  /** Where they stand when nothing is there: at the foot, in the middle. */
  readonly home: number
  readonly sides: readonly Side[]
}

const GAP = 8

/**
 * Where toasts lie over nothing that can be pressed, as near as can be to where they always are; where there is no such
 * place, over what matters least.
 */
export function toastPlace({ width, height, view, home, sides }: Room, taken: readonly Taken[]): Place {
  const lowest = view.bottom - height
  const tops = [home, lowest, view.top, ...taken.flatMap(box => [box.top - GAP - height, box.bottom + GAP])]
    .filter(top => top >= view.top && top <= lowest)
    .sort((one, other) => Math.abs(one - home) - Math.abs(other - home))
  let best: Place = { top: Math.max(view.top, Math.min(home, lowest)), side: 'centre' }
  let least = Number.POSITIVE_INFINITY
  for (const top of tops)
    for (const side of sides) {
      const left = leftOf(side, width, view)
      const cost = costOf({ left, top, right: left + width, bottom: top + height }, taken)
      if (cost === 0) return { top, side }
      if (cost < least) [best, least] = [{ top, side }, cost]
    }
  return best
}

function leftOf(side: Side, width: number, { left, right }: Box): number {
  if (side === 'start') return left
  return side === 'end' ? right - width : (left + right - width) / 2
}

const costOf = (box: Box, taken: readonly Taken[]) =>
  taken.reduce((sum, each) => sum + each.weight * covered(box, each), 0)

/** How much of the second the first hides, from 0 to 1. */
function covered(box: Box, of: Box): number {
  const width = Math.min(box.right, of.right) - Math.max(box.left, of.left)
  const height = Math.min(box.bottom, of.bottom) - Math.max(box.top, of.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / ((of.right - of.left) * (of.bottom - of.top))
}
