import { FOODS_BY_ID } from '../foods/food-list.ts'
import { NUTRIENTS, type NutrientKey } from '../nutrients.ts'
import { medicineKey } from './medicine-names.ts'
import { MEDICINE_NOTES, type MedicineNote, UNCHECKED } from './medicines.ts'
import type { AdvisedPart } from './portions.ts'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
/** So many foods of a day are named with a medicine. */
const MOST_NAMED = 3

/** The notes on each medicine, by what its name is known by. */
const BY_KEY: ReadonlyMap<string, readonly MedicineNote[]> = new Map(
  MEDICINE_NOTES.flatMap(({ medicines }) => medicines).map(name => [
    medicineKey(name),
    MEDICINE_NOTES.filter(({ medicines }) => medicines.includes(name)),
  ]),
)

/** The medicines of the table, with what is said of each, for whoever names theirs. */
export const knownMedicines = (): { readonly name: string; readonly words: readonly string[] }[] =>
  [...new Set(MEDICINE_NOTES.flatMap(({ medicines }) => medicines))]
    .sort()
    .map(name => ({ name, words: (BY_KEY.get(medicineKey(name)) ?? []).map(({ sentence }) => sentence) }))

/**
 * What is said to whoever takes these medicines and has these dishes, a sentence for each medicine and what of its foods
 * is in them.
 */
export const saidOfMedicines = (medicines: readonly string[], dishes: readonly (readonly AdvisedPart[])[]): string[] =>
  pairsOf(medicines, note => foodsOf(note, dishes).map(foodName)).map(
    ({ names, things, note }) => `${names} with ${things}: ${note.sentence}`,
  )

/** The same, and which of their medicines were not checked, where silence on those would look like a check. */
export function saidOfAllMedicines(
  medicines: readonly string[],
  dishes: readonly (readonly AdvisedPart[])[],
): string[] {
  const said = saidOfMedicines(medicines, dishes)
  return said.length === 0 ? [] : [...said, ...medicines.filter(isUnknown).map(name => `${name}: ${UNCHECKED}`)]
}

/** A supplement that somebody takes. */
interface Taken {
  readonly name: string
  readonly amounts: { readonly [K in NutrientKey]?: number }
}

/** What is said of supplements to whoever takes these medicines. */
export const saidOfSupplements = (medicines: readonly string[], taken: readonly Taken[]): string[] =>
  pairsOf(medicines, ({ supplements }) =>
    (supplements?.of ?? []).flatMap(key =>
      taken
        .filter(({ amounts }) => (amounts[key] ?? 0) > 0)
        .map(({ name }) => `the ${inSentence(NUTRIENTS[key].name)} in ${name}`),
    ),
  ).map(({ names, things, note }) => `${names} with ${things}: ${note.supplements?.sentence ?? note.sentence}`)

const isUnknown = (name: string) => !BY_KEY.has(medicineKey(name))

/** Each note on one of these medicines that is about something, with its medicines and what it is about. */
const pairsOf = (medicines: readonly string[], about: (note: MedicineNote) => readonly string[]) =>
  MEDICINE_NOTES.flatMap(note => {
    const keys = medicines.map(medicineKey)
    const theirs = note.medicines.filter(name => keys.includes(medicineKey(name)))
    const things = theirs.length > 0 ? [...new Set(about(note))] : []
    return things.length > 0 ? [{ names: AND.format(theirs), things: listOf(things), note }] : []
  })

const foodsOf = ({ foods, isAlone }: MedicineNote, dishes: readonly (readonly AdvisedPart[])[]): string[] =>
  dishes
    .filter(parts => !isAlone || parts.length === 1)
    .flatMap(parts =>
      parts.flatMap(({ foodId, grams }) => (foodId !== null && grams !== 0 && foods.has(foodId) ? [foodId] : [])),
    )

/** 'spinach', 'Cheddar cheese', 'chickpeas': a food without how it is sold. */
function foodName(id: string): string {
  const food = FOODS_BY_ID.get(id)
  const name = food?.name.split(',')[0] ?? id
  return food?.aisle === 'cheese' ? name : inSentence(name)
}

/** Names of places keep their capital. */
const inSentence = (name: string) =>
  /^(?:Brussels|Savoy|Swiss|Shaoxing)/.test(name) ? name : name.replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase())

const listOf = (things: readonly string[]) =>
  AND.format(
    things.length > MOST_NAMED + 1
      ? [...things.slice(0, MOST_NAMED), `${things.length - MOST_NAMED} other foods`]
      : things,
  )
