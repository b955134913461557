/** So many medicines can be told of, and so long is the name of one. */
export const MOST_MEDICINES = 30
export const LONGEST_MEDICINE = 80

/** By what a name is known, however it is typed: 'Alendronic-Acid' is 'alendronic acid'. */
export const medicineKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A name as it is kept: one line, with nothing hidden in it. */
const nameOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()

/** Names as they are kept, each medicine once. */
export function medicineNames(typed: readonly string[]): string[] {
  const names = typed.map(nameOf)
  const keys = names.map(medicineKey)
  return names.filter((_, nth) => keys[nth] === '' || keys.indexOf(keys[nth] ?? '') === nth)
}

/** What is wrong with a list of them, in words; null where nothing is. */
export function medicinesProblem(names: readonly string[]): string | null {
  if (names.length > MOST_MEDICINES) return `There is room for ${MOST_MEDICINES} medicines. Remove one first.`
  if (names.some(name => medicineKey(name) === '')) return 'Please type the name of the medicine, as its pack has it.'
  if (names.some(name => name.length > LONGEST_MEDICINE))
    return `The name of a medicine has up to ${LONGEST_MEDICINE} characters.`
  return null
}
