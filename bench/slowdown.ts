/** Lighthouse makes every machine four times slower, which makes a phone of one of about this power. */
const USUAL_POWER = 1_500
const USUAL_SLOWDOWN = 4

/**
 * @param power what Lighthouse's loop made of this machine just now
 * @returns how many times slower than it the phone is; no machine is made faster
 */
export const slowdownAt = (power: number): number => Math.max(1, (USUAL_SLOWDOWN * power) / USUAL_POWER)
