import type { TypedAddress } from './address.ts'

/** An address that a postcode has, without the name that goes on the parcel. */
export type FoundAddress = Omit<TypedAddress, 'name'>

export type Found =
  | { ok: true; addresses: FoundAddress[] }
  /** Nobody lives there, or the provider cannot say it just now. */
  | { ok: false; reason: 'unknown' | 'away' }

/** As many as a list of one postcode may have; Royal Mail gives none more than 100. */
const MOST = 100
const LONGEST = 100

/** What Ideal Postcodes answers to a postcode; null when it cannot be read. */
export function readFound(body: unknown): FoundAddress[] | null {
  const result = isObject(body) ? body.result : null
  if (!Array.isArray(result)) return null
  const addresses = result.slice(0, MOST).map(readOne)
  return addresses.some(each => each === null) ? null : addresses.filter(each => each !== null)
}

function readOne(entry: unknown): FoundAddress | null {
  if (!isObject(entry)) return null
  const text = (name: string) => (typeof entry[name] === 'string' ? entry[name].trim().slice(0, LONGEST) : '')
  const [line1 = '', ...rest] = [text('line_1'), text('line_2'), text('line_3')].filter(line => line !== '')
  const city = townText(text('post_town'))
  const postcode = text('postcode')
  if (line1 === '' || city === '' || postcode === '') return null
  return { line1, line2: rest.join(', ').slice(0, LONGEST), city, postcode }
}

const SMALL = new Set(['by', 'in', 'le', 'of', 'on', 'the', 'under', 'upon', 'and', 'next', 'cum', 'en'])

/** 'NEWCASTLE UPON TYNE' -> 'Newcastle upon Tyne': the Post Office writes towns in capitals, people do not. */
export function townText(town: string): string {
  return town
    .toLowerCase()
    .replaceAll(/[\p{L}']+/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What is said of a look-up that led to no list. */
export const LOOKUP_WORDS = {
  shape: 'This does not look like a UK postcode, such as LS6 2ZZ.',
  unknown: 'We found no address for this postcode. Please check it, or type your address.',
  away: 'Looking up addresses does not work just now. Please type yours.',
  often: 'That was a lot of look-ups in a few minutes. Please type your address.',
} as const
