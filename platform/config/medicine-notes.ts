import { type Read, text } from './read.ts'

/** Who checked the notes on food and medicines, a pharmacist, and when; null: nobody has, and none is shown. */
export type MedicineNotesConfig = { readonly reviewedBy: string; readonly reviewedOn: string } | null

const BY = 'MEDICINE_NOTES_REVIEWED_BY'
const ON = 'MEDICINE_NOTES_REVIEWED_ON'
const LONGEST_NAME = 120

/** Both settings or none. @param today yyyy-MM-dd; null where nothing is shown to anybody */
export function readMedicineNotes(read: Read, today: string | null): MedicineNotesConfig {
  const [reviewedBy, reviewedOn] = [text(read, BY), text(read, ON)]
  if (reviewedBy === null && reviewedOn === null) return null
  if (reviewedBy === null || reviewedOn === null) {
    const missing = reviewedBy === null ? BY : ON
    read.problem(`${missing} is not set, although the other one is: set both or none.`)
    return null
  }
  if (reviewedBy.length > LONGEST_NAME || /\p{C}/u.test(reviewedBy))
    read.problem(`${BY} must be a name of up to ${LONGEST_NAME} characters.`)
  if (!isDay(reviewedOn)) read.problem(`${ON} must be a day such as 2026-11-23.`)
  else if (today !== null && reviewedOn > today) read.problem(`${ON} must not be a day that is still to come.`)
  return { reviewedBy, reviewedOn }
}

/** Whether there is such a day: 30 February is none. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}
