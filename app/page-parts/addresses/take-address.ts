import type { RouterContextProvider } from 'react-router'
import { servicesContext, tooOftenContext } from '#app/context.ts'
import {
  ADDRESS_FIELDS,
  type AddressField,
  type PostalAddress,
  postcodeOf,
  readAddress,
  type TypedAddress,
} from '#modules/address-book/address.ts'
import { LOOKUP_WORDS } from '#modules/address-book/found-addresses.ts'
import type { AddressAnswer } from '#modules/address-book/ui/address-form.tsx'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

export type TakenAddress =
  | { whole: true; address: PostalAddress }
  | { whole: false; status: number; answer: AddressAnswer }

/** What a form for an address was sent for: to find addresses, to take one of those over, or with a whole address. */
export async function takeAddress(context: Context, form: FormData): Promise<TakenAddress> {
  switch (form.get('do')) {
    case 'find':
      return asked(await found(context, textOf(form, 'find'), textOf(form, 'name')))
    case 'use':
      return asked({ typed: pickedOf(form.get('picked')), problems: {}, finder: null })
    default: {
      const typed = typedOf(name => textOf(form, name))
      const read = readAddress(typed)
      if (read.ok) return { whole: true, address: read.shipTo }
      return { whole: false, status: 400, answer: { typed, problems: read.problems, finder: null } }
    }
  }
}

const asked = (answer: AddressAnswer): TakenAddress => ({ whole: false, status: 200, answer })

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const typedOf = (of: (field: AddressField) => string) =>
  Object.fromEntries(ADDRESS_FIELDS.map(field => [field, of(field)])) as TypedAddress

async function found(context: Context, wanted: string, name: string): Promise<AddressAnswer> {
  const answer = (words: string | null, addresses: TypedAddress[] = []): AddressAnswer => ({
    typed: null,
    problems: {},
    finder: { postcode: wanted.slice(0, 20), words, addresses },
  })
  const { postcodes } = context.get(servicesContext)
  const postcode = postcodeOf(wanted)
  if (postcode === null) return answer(LOOKUP_WORDS.shape)
  if (!postcodes) return answer(LOOKUP_WORDS.away)
  if (await context.get(tooOftenContext)('/postcodes')) return answer(LOOKUP_WORDS.often)
  const looked = await postcodes.find(postcode)
  if (!looked.ok) return answer(LOOKUP_WORDS[looked.reason])
  return answer(
    null,
    looked.addresses.map(address => ({ name, ...address })),
  )
}

/** What was picked comes back from the browser: it is read as what somebody typed. */
function pickedOf(value: FormDataEntryValue | null): TypedAddress {
  let picked: unknown = null
  try {
    picked = typeof value === 'string' ? JSON.parse(value) : null
  } catch {
    // Nobody's browser sends that: the form comes back empty.
  }
  const fields = (typeof picked === 'object' && picked !== null ? picked : {}) as Record<string, unknown>
  return typedOf(field => (typeof fields[field] === 'string' ? fields[field].slice(0, 200) : ''))
}
