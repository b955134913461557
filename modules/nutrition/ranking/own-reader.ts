import type { Sex } from '../needs/energy-need.ts'

/** What changes what a woman is advised. */
export const READER_STATES = {
  neither: 'Neither of these',
  pregnant: 'Pregnant',
  'last-trimester': 'Pregnant, the last three months',
  feeding: 'Breastfeeding, the first four months',
  'feeding-later': 'Breastfeeding, later',
} as const
export type ReaderState = keyof typeof READER_STATES

/** Who reads, as far as a reference asks. */
export interface OwnReader {
  readonly sex: Sex
  readonly ageYears: number
  readonly state: ReaderState
}

/** All that a page needs to say what somebody's own reference is, whoever that is: it is worked out where they are. */
export interface ReferenceTable {
  readonly bands: readonly {
    readonly from: number
    readonly to: number | null
    readonly female: number
    readonly male: number
  }[]
  readonly more: { readonly [S in ReaderState]: number }
}

/** The UK reference of this reader, in the page's unit; null at an age that none is set for. */
export function ownReference({ bands, more }: ReferenceTable, { sex, ageYears, state }: OwnReader): number | null {
  const band = bands.find(({ from, to }) => ageYears >= from && (to === null || ageYears <= to))
  if (!band) return null
  const amount = band[sex] + (sex === 'female' ? more[state] : 0)
  return Number(amount.toFixed(3))
}

export const YOUNGEST = 1
export const OLDEST = 120

/** What was kept or answered, where it can be; null else. */
export function readReader(value: unknown): OwnReader | null {
  if (typeof value !== 'object' || value === null) return null
  const { sex, ageYears, state } = value as { readonly [name: string]: unknown }
  if (sex !== 'female' && sex !== 'male') return null
  if (typeof ageYears !== 'number' || !Number.isInteger(ageYears)) return null
  if (ageYears < YOUNGEST || ageYears > OLDEST) return null
  if (typeof state !== 'string' || !Object.hasOwn(READER_STATES, state)) return null
  return { sex, ageYears, state: sex === 'male' ? 'neither' : (state as ReaderState) }
}

/** '34, woman, pregnant'. */
export function readerWords({ sex, ageYears, state }: OwnReader): string {
  const who = ageYears < 18 ? (sex === 'female' ? 'girl' : 'boy') : sex === 'female' ? 'woman' : 'man'
  const more = state === 'neither' ? '' : `, ${READER_STATES[state].replace(/^./, first => first.toLowerCase())}`
  return `your own: ${who}, ${ageYears}${more}`
}
