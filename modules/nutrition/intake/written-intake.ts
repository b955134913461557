import type { Basis } from '../amounts.ts'
import type { Intake } from './intake.ts'
import { packIntake } from './snapshot.ts'

/** An intake as text, packed (`snapshot.ts`) and in base64: to travel with a page or a change. Less than 400 signs. */
export const writtenIntake = (intake: Intake<Basis>): string => btoa(String.fromCharCode(...packIntake(intake)))
