/** A figure above this is not a price of this shop: it is a mistake or an attack. */
const LARGEST_PENCE = 10_000_000

/** `946` -> `'£9.46'`. Whole pence in; a fraction of a penny is rounded, thousands get a comma. */
export function formatPence(pence: number): string {
  const whole = Math.round(Math.abs(pence))
  const pounds = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${pence < 0 && whole > 0 ? '-' : ''}£${pounds}.${String(whole % 100).padStart(2, '0')}`
}

/** As `formatPence`, but whole pounds lose their zeros: `2500` -> `'£25'`. For running text, never for columns. */
export function formatPenceBriefly(pence: number): string {
  return formatPence(pence).replace(/\.00$/, '')
}

/**
 * Pounds from outside (browser storage, a catalogue file) to whole pence; null when it is no price:
 * not a number, below zero, above £100,000, or not a whole number of pence.
 */
export function poundsToPence(pounds: unknown): number | null {
  if (typeof pounds !== 'number' || !Number.isFinite(pounds)) return null
  const pence = Math.round(pounds * 100)
  // 9.46 * 100 is 946.0000000000001: a float's own error passes, a real fraction of a penny does not.
  if (Math.abs(pounds * 100 - pence) > 1e-6) return null
  return pence >= 0 && pence <= LARGEST_PENCE ? pence : null
}

/** Whole pence to the pounds that the stored cart and structured data speak: `946` -> `9.46`. */
export function penceToPounds(pence: number): number {
  return pence / 100
}
