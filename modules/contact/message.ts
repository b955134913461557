/** A message to us, as it is typed: the four fields of the form, and of the call. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

export type ContactField = keyof ContactMessage

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[]

/** In characters (UTF-16 units). An e-mail address has 254 at most (RFC 5321, section 4.5.3.1). */
export const LONGEST: Readonly<Record<ContactField, number>> = { name: 80, email: 254, subject: 120, message: 5_000 }

export const CONTACT_TEXTS = {
  sent: 'Message sent successfully! We will get back to you soon.',
  failed: 'Failed to send message',
  lost: 'Failed to send message. Please try again later.',
  tooOften: 'That is a lot of messages in a short time. Please wait an hour, or write to us by e-mail.',
  tooQuick: 'That was quicker than anybody types. Please read it through and send it again.',
  hidden: 'A field that nobody sees was filled in, perhaps by a program that fills in forms. Please send it again.',
  stale: 'This page was open for very long. Please send it again: everything is still here.',
}

const MISSING: Record<ContactField, string> = {
  name: 'Please enter your name',
  email: 'Please enter your e-mail address, such as ann@example.com.',
  subject: 'Please enter a subject',
  message: 'Please enter your message',
}

/** No quotes, brackets or routes: what a mail server takes as one address, and nothing else. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@${LABEL}(?:\.${LABEL})+$`, 'iu')
/** No e-mail ever reaches these; some of them stand for guests. */
const NOBODYS = /\.invalid$/i

export type ContactProblems = Partial<Record<ContactField, string>>

export type ReadContact =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: ContactProblems; readonly first: string }

/**
 * Reads what was typed. Name and subject become one line without control characters, because they go into the head of
 * an e-mail; the message keeps its lines. What is too long is a problem and never cut.
 *
 * @param typed anything: a form or a call of any program
 * @returns the message, or what is wrong with each field in words for beside it, and the first of them
 */
export function readContact(typed: Readonly<Partial<Record<ContactField, unknown>>>): ReadContact {
  const text = (field: ContactField) => (typeof typed[field] === 'string' ? typed[field] : '')
  const message: ContactMessage = {
    name: oneLine(text('name')),
    email: text('email').trim(),
    subject: oneLine(text('subject')),
    message: manyLines(text('message')),
  }
  const problems: ContactProblems = {}
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(field, message[field])
    if (problem !== null) problems[field] = problem
  }
  const [first] = Object.values(problems)
  return first === undefined ? { ok: true, message } : { ok: false, problems, first }
}

function problemOf(field: ContactField, value: string): string | null {
  if (value === '') return MISSING[field]
  if (value.length > LONGEST[field]) return `Please use at most ${LONGEST[field].toLocaleString('en-GB')} characters.`
  if (field === 'email' && (!ADDRESS.test(value) || NOBODYS.test(value))) return MISSING.email
  return null
}

// Control characters, and those that turn the direction of what stands around them.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim()
const manyLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .trim()
