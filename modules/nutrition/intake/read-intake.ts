import type { Basis } from '../amounts.ts'
import type { Intake } from './intake.ts'
import { unpackIntake } from './snapshot.ts'

/** What `writtenIntake` wrote. Throws on any other text. */
export const readIntake = <B extends Basis>(text: string): Intake<B> =>
  unpackIntake(Uint8Array.from(atob(text), sign => sign.charCodeAt(0)))
