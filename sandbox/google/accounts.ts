import { createHash } from 'node:crypto'

/** Somebody with an account at the stand-in: whoever the visitor says they are. */
export interface GoogleAccount {
  /** The same person has the same number each time. */
  sub: string
  email: string
  name: string
  /** Google has accounts whose address it never proved; the page lets a visitor be one of those. */
  emailVerified: boolean
}

const LONGEST = 200
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

/** The account that a visitor names on the page, or what is wrong with it. */
export function accountFrom(form: URLSearchParams): GoogleAccount | string {
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const name = (form.get('name') ?? '').trim()
  if (!EMAIL.test(email) || email.length > LONGEST) return 'Please enter an e-mail address.'
  if (name === '' || name.length > LONGEST) return 'Please enter a name.'
  const sub = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`).toString()
  return { sub, email, name, emailVerified: form.get('verified') === 'yes' }
}
