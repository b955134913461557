import { createHash } from 'node:crypto'

/** Dice that fall the same way again for the same seed and the same words. */
export interface Dice {
  /** Both ends may come. */
  whole(from: number, to: number): number
  /** Comes in so many of a hundred throws. */
  chance(percent: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of these names, each as often as its figure says. */
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name
}

export function diceOf(...words: readonly (string | number)[]): Dice {
  let state = createHash('sha256').update(words.join('\0')).digest().readUInt32LE()
  // Mulberry32: small, and even enough for what is decided here.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const dice: Dice = {
    whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: percent => fraction() * 100 < percent,
    pick: from => from[dice.whole(0, from.length - 1)] as (typeof from)[number],
    weighed(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      throw new Error('Nothing to choose from')
    },
  }
  return dice
}
