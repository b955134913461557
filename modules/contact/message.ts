import { isAddress, LONGEST_ADDRESS, manyLines, oneLine } from './typed-text.ts'

/** A message to us, as it is typed: the four fields of the form, and of the call. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

export type ContactField = keyof ContactMessage

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[]

/** In characters (UTF-16 units). */
export const LONGEST: Readonly<Record<ContactField, number>> = {
  name: 80,
  email: LONGEST_ADDRESS,
  subject: 120,
  message: 5_000,
}

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
  if (field === 'email' && !isAddress(value)) return MISSING.email
  return null
}
