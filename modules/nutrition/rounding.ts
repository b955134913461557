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
