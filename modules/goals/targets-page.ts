import type { Day } from '#modules/calendar/day.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import type { Units } from '#modules/profile/units.ts'
import type { LearnedUse } from './learned-use.ts'
import type { TargetChoices } from './targets.ts'

/** A nutrient with its reference, as the page of targets lists it. */
export interface ReferenceRow {
  readonly key: NutrientKey
  readonly least: number | null
  readonly most: number | null
}

/** What is said of medicines by name: who reviewed it, when, and of which there is something to say. */
export interface MedicineNotesShown {
  readonly reviewedBy: string
  readonly reviewedOn: Day
  readonly known: readonly { readonly name: string; readonly words: readonly string[] }[]
  /** Of every other one. */
  readonly unchecked: string
}

/** What somebody is advised, and whose advice it is. */
export interface AdvisedSentence {
  readonly sentence: string
  readonly source: string
}

/** What the page of targets is made of. */
export interface TargetsShown {
  readonly today: Day
  readonly profile: HealthProfile
  readonly units: Units
  /** Whether they agreed that it is kept. */
  readonly agreed: boolean
  readonly choices: TargetChoices
  readonly learned: LearnedUse
  readonly references: readonly ReferenceRow[]
  /** 'UK reference for men of 19 to 49' */
  readonly referenceWords: string
  /** By what was saved last. */
  readonly advised: readonly AdvisedSentence[]
  /** Null while nobody has reviewed them. */
  readonly medicineNotes: MedicineNotesShown | null
}
