/** A scale that is read easily: its lines at round figures. */
export interface Scale {
  readonly least: number
  readonly most: number
  readonly lines: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10]
const INTERVALS = 3

/**
 * A scale around these values, of three to five lines at round figures.
 *
 * @param values those that are drawn; of none the scale is from 0 to 1
 */
export function scaleFor(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0) return { least: 0, most: 1, lines: [0, 1] }
  const span = high - low || Math.abs(high) * 0.1 || 1
  const power = 10 ** Math.floor(Math.log10(span / INTERVALS))
  const step = power * (STEPS.find(each => each * power * INTERVALS >= span) ?? 10)
  const first = Math.floor(low / step)
  const count = Math.max(1, Math.ceil(high / step) - first)
  const lines = Array.from({ length: count + 1 }, (_, nth) => roundAway((first + nth) * step, step))
  return { least: lines[0] ?? 0, most: lines.at(-1) ?? 1, lines }
}

/** Sums of steps like 0.1 carry the error of binary fractions. */
const roundAway = (value: number, step: number) => {
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(step)))
  return Number(value.toFixed(decimals))
}
