import type { Basis } from '../amounts.ts'
import { emptyIntake, type Intake, onGrid } from './intake.ts'

/**
 * An intake as it is kept with what was eaten, so that a recipe may change and a diary does not. Little-endian: a byte
 * of version, a byte that counts the nutrients, two that are 0, the weight; then of every nutrient, in the order of
 * NUTRIENT_KEYS, the known part, what may come on top (both of four bytes: seven figures), and the share of the weight
 * that is known in 255ths. 296 bytes today, and less than 400 as base64. A nutrient that is added at the end of the list
 * is unknown in what was packed before.
 */
export const VERSION = 1
export const HEAD_BYTES = 8
export const FLOAT_BYTES = 4
export const WHOLLY = 255

/** What `packIntake` made. Throws on bytes of another version or of the wrong length. */
export function unpackIntake<B extends Basis>(bytes: Uint8Array): Intake<B> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = bytes[1] ?? 0
  if (bytes[0] !== VERSION || bytes.length !== HEAD_BYTES + count * (2 * FLOAT_BYTES + 1)) {
    throw new Error('These bytes are no intake that we packed')
  }
  const intake = emptyIntake<B>()
  intake.grams = onGrid(view.getFloat32(FLOAT_BYTES, true))
  intake.upper.fill(Number.POSITIVE_INFINITY)
  for (let place = 0; place < Math.min(count, intake.lower.length); place += 1) {
    const lower = onGrid(view.getFloat32(lowerAt(place), true))
    const share = (bytes[shareAt(place, count)] ?? 0) / WHOLLY
    intake.lower[place] = lower
    intake.upper[place] = lower + onGrid(view.getFloat32(moreAt(place, count), true))
    intake.knownGrams[place] = onGrid(intake.grams * share)
  }
  return intake
}

export const lowerAt = (place: number) => HEAD_BYTES + FLOAT_BYTES * place
export const moreAt = (place: number, count: number) => HEAD_BYTES + FLOAT_BYTES * (count + place)
export const shareAt = (place: number, count: number) => HEAD_BYTES + 2 * FLOAT_BYTES * count + place
