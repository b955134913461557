import type { Basis } from '../amounts.ts'
import { NUTRIENT_KEYS } from '../nutrients.ts'
import type { Intake } from './intake.ts'
import { FLOAT_BYTES, HEAD_BYTES, lowerAt, moreAt, shareAt, VERSION, WHOLLY } from './snapshot.ts'

/** An intake as text, packed (`snapshot.ts`) and in base64: to travel with a page or a change. Less than 400 signs. */
export const writtenIntake = (intake: Intake<Basis>): string => btoa(String.fromCharCode(...packIntake(intake)))

/** The bytes that `unpackIntake` reads. Apart from it, because most pages only read. */
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

/** Rounded down: nothing is said to be better known than it is. */
function shareOf({ grams, knownGrams }: Intake<Basis>, place: number): number {
  return grams > 0 ? Math.floor(((knownGrams[place] ?? 0) / grams) * WHOLLY) : 0
}

/** What may come on top never shrinks in four bytes. */
function roundedUp(value: number): number {
  return Math.fround(value) < value ? value * (1 + 2 ** -23) : value
}
