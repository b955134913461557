import type { Basis } from '../amounts.ts'
import type { Intake } from './intake.ts'
import { unpackIntake } from './snapshot.ts'

/** What `writtenIntake` wrote. Throws on any other text. */
export const readIntake = <B extends Basis>(text: string): Intake<B> => unpackIntake(bytesOf(text))

/** A loop, because a year of a diary is read at once: `Uint8Array.from` takes seventeen times as long. */
function bytesOf(text: string): Uint8Array {
  const signs = atob(text)
  const bytes = new Uint8Array(signs.length)
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = signs.charCodeAt(place)
  return bytes
}
