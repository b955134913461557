/** Any characters at all, so long as there are enough of them (NIST SP 800-63B: length and a list, no recipes). */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

export type PasswordFault = 'too-short' | 'too-long' | 'too-common' | 'says-who'

export const PASSWORD_FAULTS: Record<PasswordFault, string> = {
  'too-short': `Please use at least ${SHORTEST_PASSWORD} characters.`,
  'too-long': `Please use at most ${LONGEST_PASSWORD} characters.`,
  'too-common': 'This is one of the passwords that are tried first. Please choose another.',
  'says-who': 'Please choose a password that is not your name or e-mail address.',
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
  if (wordsOf(known).includes(squeezed(lower))) return 'says-who' satisfies PasswordFault
  return null
}

const isOneCharacter = (password: string) => new Set(password).size === 1

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '')

function wordsOf({ name, email }: Known): string[] {
  const [local = '', host = ''] = email.split('@')
  return [name, email, local, host].map(squeezed).filter(word => word !== '')
}
