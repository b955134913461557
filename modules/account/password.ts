/** Any characters at all, so long as there are enough of them (NIST SP 800-63B: length and a list, no recipes). */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

export type PasswordFault = 'too-short' | 'too-long' | 'too-common' | 'says-who'

export const PASSWORD_FAULTS: Record<PasswordFault, string> = {
  'too-short': `Please use at least ${SHORTEST_PASSWORD} characters.`,
  'too-long': `Please use at most ${LONGEST_PASSWORD} characters.`,
  'too-common': 'This is one of the passwords that are tried first. Please choose another.',
  'says-who': 'Please choose a password that is not your name, your e-mail address or the name of this shop.',
}

/** What an account is known by: nothing that a guesser reads off a letterhead may open it. */
export interface Known {
  name: string
  email: string
}

/** What is wrong with a new password, or null. `isCommon` is asked in small letters. */
export function passwordFault(password: string, known: Known, isCommon: (lower: string) => boolean) {
  // As a person counts: a letter with its accent is one.
  const length = [...password.normalize('NFC')].length
  if (length < SHORTEST_PASSWORD) return 'too-short' satisfies PasswordFault
  if (length > LONGEST_PASSWORD) return 'too-long' satisfies PasswordFault
  const lower = password.toLowerCase()
  if (isCommon(lower) || isOneCharacter(lower)) return 'too-common' satisfies PasswordFault
  if (saysWho(lower, known)) return 'says-who' satisfies PasswordFault
  return null
}

const SHOP = 'Thymewell'

const isOneCharacter = (password: string) => new Set(password).size === 1

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '')

/** What anybody tries after the commonest: who it is and where, with a year or a sign before or after. */
function saysWho(lower: string, { name, email }: Known): boolean {
  const [local = '', host = ''] = email.split('@')
  const known = [name, email, local, host, SHOP].map(squeezed).filter(word => word !== '')
  const typed = squeezed(lower)
  return known.includes(typed) || known.includes(typed.replace(/^[^\p{L}]+/u, '').replace(/(?<=\p{L})[^\p{L}]+$/u, ''))
}
