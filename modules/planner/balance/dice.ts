/** Numbers that look random and are the same for a seed on every machine: whole-number arithmetic alone. */
export interface Dice {
  /** A whole number from 0 to `sides` - 1. */
  readonly roll: (sides: number) => number
  /** How much worse a change may be to be taken at a temperature of 1: exponentially distributed, mean 1. */
  readonly patience: () => number
}

/** Mulberry32, by Tommy Ettinger: 32 bits of state, which suffice for some millions of throws. */
export function diceOf(seed: number): Dice {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    roll: sides => Math.floor((next() * sides) / 2 ** 32),
    patience: () => PATIENCE[next() >>> (32 - PATIENCE_BITS)] as number,
  }
}

const PATIENCE_BITS = 10

/**
 * -ln(u) for u in equal steps. `Math.log` may differ in its last bit from one engine to the next, and a plan would with
 * it: this uses the four operations alone, which are exact to the bit everywhere.
 */
const PATIENCE = Float64Array.from(
  { length: 2 ** PATIENCE_BITS },
  (_, step) => -logarithm((step + 0.5) / 2 ** PATIENCE_BITS),
)

/** Natural logarithm of 0 < value <= 1, by halving to [0.5, 1] and the series of the inverse hyperbolic tangent. */
function logarithm(value: number): number {
  let scaled = value
  let halvings = 0
  while (scaled < 0.5) {
    scaled *= 2
    halvings += 1
  }
  return series(scaled) + halvings * series(0.5)
}

function series(value: number): number {
  const ratio = (value - 1) / (value + 1)
  const square = ratio * ratio
  let power = ratio
  let sum = 0
  for (let odd = 1; odd < 60; odd += 2) {
    sum += power / odd
    power *= square
  }
  return 2 * sum
}
