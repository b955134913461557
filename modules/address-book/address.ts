/** Where a parcel goes. */
export interface PostalAddress {
  name: string
  lines: string[]
  city: string
  county: string
  postcode: string
  country: string
}

/** The fields of an address as its form sends them. */
export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'city', 'postcode'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type TypedAddress = Record<AddressField, string>

export type ReadAddress =
  | { ok: true; shipTo: PostalAddress }
  | { ok: false; problems: Partial<Record<AddressField, string>> }

const LONGEST = 100
/** The shapes of postcodes (Royal Mail's Programmers' Guide to PAF), spaced as they are written on a parcel. */
const POSTCODE = /^([A-Z]{1,2}[0-9][A-Z0-9]?|GIR) ([0-9][ABD-HJLNP-UW-Z]{2})$/
/** Jersey, Guernsey and the Isle of Man lie outside the United Kingdom, and VAT ends there. */
const ISLANDS = /^(JE|GY|IM)/

/** 'ls6 2zz' -> 'LS6 2ZZ'; null when it cannot be a postcode. */
export function postcodeOf(typed: string): string | null {
  const letters = typed.replaceAll(/\s/g, '').toUpperCase()
  const spaced = `${letters.slice(0, -3)} ${letters.slice(-3)}`
  return POSTCODE.test(spaced) ? spaced : null
}

/** Reads an address in the United Kingdom; what is wrong is said field by field. */
export function readAddress(typed: TypedAddress): ReadAddress {
  const of = (field: AddressField) => typed[field].trim().replaceAll(/\s+/g, ' ')
  const postcode = postcodeOf(typed.postcode)
  const problems: Partial<Record<AddressField, string>> = {}
  const need = (field: AddressField, words: string) => {
    if (of(field) === '') problems[field] = words
  }
  need('name', 'Whose name goes on the parcel?')
  need('line1', 'Which house and street?')
  need('city', 'Which town or city?')
  if (postcode === null) {
    problems.postcode =
      of('postcode') === '' ? 'Which postcode?' : 'This does not look like a UK postcode, such as LS6 2ZZ.'
  } else if (ISLANDS.test(postcode)) {
    problems.postcode = 'We deliver in England, Wales, Scotland and Northern Ireland only.'
  }
  for (const field of ADDRESS_FIELDS) {
    if (of(field).length > LONGEST) problems[field] = `Please keep it to ${LONGEST} characters.`
  }
  if (Object.keys(problems).length > 0 || postcode === null) return { ok: false, problems }
  const lines = [of('line1'), of('line2')].filter(line => line !== '')
  return { ok: true, shipTo: { name: of('name'), lines, city: of('city'), county: '', postcode, country: 'GB' } }
}

/** An address as its form shows it; further lines of the street stand in the second. */
export function typedAddress(shipTo: PostalAddress | null): TypedAddress {
  const [line1 = '', ...rest] = shipTo?.lines ?? []
  return {
    name: shipTo?.name ?? '',
    line1,
    line2: rest.join(', '),
    city: shipTo?.city ?? '',
    postcode: shipTo?.postcode ?? '',
  }
}

/** As many as one member keeps: theirs, the office, and those of the people they send parcels to. */
export const MOST_ADDRESSES = 10
