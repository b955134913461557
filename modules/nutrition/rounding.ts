/** What sums of an intake are exact to (`intake/intake.ts`), with room for the ingredients of a dish. */
const EXACT_TO = 1e-7

/**
 * To this many decimals, half away from zero. A figure that is half up to the error of binary fractions (1.005) and of
 * sums counts as half. Throws on what is not finite.
 */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new Error(`${value} cannot be rounded`)
  const unit = 10 ** decimals
  const scaled = Math.abs(value) * unit
  const rounded = Math.floor(scaled + 0.5 + Math.max(scaled * 1e-12, unit * EXACT_TO))
  return (Math.sign(value) * rounded) / unit || 0
}

/** To this many significant figures, half away from zero: 1234 to three is 1230. */
export function roundToFigures(value: number, figures: number): number {
  if (value === 0) return 0
  const magnitude = Math.floor(Math.log10(Math.abs(value))) + 1
  return magnitude > figures
    ? roundTo(value / 10 ** (magnitude - figures), 0) * 10 ** (magnitude - figures)
    : roundTo(value, figures - magnitude)
}

/**
 * Parts as they are printed: rounded to so many decimals so that they add up to the printed sum (largest remainder),
 * because a reader adds them up. `sum` is theirs, rounded to as many. Each is less than one unit of the last decimal from
 * its true amount.
 */
export function printedParts(parts: readonly number[], sum: number, decimals: number): number[] {
  const unit = 10 ** decimals
  const scaled = parts.map(part => part * unit)
  const floors = scaled.map(Math.floor)
  const missing = Math.round(sum * unit) - floors.reduce((all, value) => all + value, 0)
  const raised = new Set(
    scaled
      .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return floors.map((value, place) => (value + (raised.has(place) ? 1 : 0)) / unit)
}
