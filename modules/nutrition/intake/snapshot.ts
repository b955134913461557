import type { Basis } from '../amounts.ts'
import { NUTRIENT_KEYS } from '../nutrients.ts'
import { emptyIntake, type Intake, onGrid } from './intake.ts'

/**
 * An intake as it is kept with what was eaten, so that a recipe may change and a diary does not. Little-endian: a byte
 * of version, a byte that counts the nutrients, two that are 0, the weight; then of every nutrient, in the order of
 * NUTRIENT_KEYS, the known part, what may come on top (both of four bytes: seven figures), and the share of the weight
 * that is known in 255ths. 296 bytes today, and less than 400 as base64. A nutrient that is added at the end of the list
 * is unknown in what was packed before.
 */
const VERSION = 1
const HEAD_BYTES = 8
const FLOAT_BYTES = 4
const WHOLLY = 255

export function packIntake(intake: Intake<Basis>): Uint8Array {
  const count = NUTRIENT_KEYS.length
  const bytes = new Uint8Array(HEAD_BYTES + count * (2 * FLOAT_BYTES + 1))
  const view = new DataView(bytes.buffer)
  view.setUint8(0, VERSION)
  view.setUint8(1, count)
  view.setFloat32(FLOAT_BYTES, intake.grams, true)
  for (let place = 0; place < count; place += 1) {
    const lower = intake.lower[place] ?? 0
    const more = (intake.upper[place] ?? 0) - lower
    view.setFloat32(lowerAt(place), lower, true)
    view.setFloat32(moreAt(place, count), roundedUp(more), true)
    view.setUint8(shareAt(place, count), more === 0 ? WHOLLY : shareOf(intake, place))
  }
  return bytes
}

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

const lowerAt = (place: number) => HEAD_BYTES + FLOAT_BYTES * place
const moreAt = (place: number, count: number) => HEAD_BYTES + FLOAT_BYTES * (count + place)
const shareAt = (place: number, count: number) => HEAD_BYTES + 2 * FLOAT_BYTES * count + place

/** Rounded down: nothing is said to be better known than it is. */
function shareOf({ grams, knownGrams }: Intake<Basis>, place: number): number {
  return grams > 0 ? Math.floor(((knownGrams[place] ?? 0) / grams) * WHOLLY) : 0
}

/** What may come on top never shrinks in four bytes. */
function roundedUp(value: number): number {
  return Math.fround(value) < value ? value * (1 + 2 ** -23) : value
}
