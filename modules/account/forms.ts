import { z } from 'zod'
import { LONGEST_PASSWORD } from './password.ts'

// What people may send. Read on the server only; the browser's own checks say the same.

const LONGEST_NAME = 80
const LONGEST_EMAIL = 254
/** Far beyond a password: whatever is longer was not typed by anybody. */
const LONGEST_TYPED = LONGEST_PASSWORD * 4

export const FORM_TEXTS = {
  name: 'Please enter your name',
  nameTooLong: `Please use at most ${LONGEST_NAME} characters for your name.`,
  email: 'Please enter your e-mail address, such as ann@example.com.',
  password: 'Please enter your password.',
}

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, FORM_TEXTS.email)
  .pipe(z.email(FORM_TEXTS.email))
  // No e-mail ever reaches these; some of them stand for guests.
  .refine(value => !value.endsWith('.invalid'), FORM_TEXTS.email)
/** The address in what somebody typed; null for what is none. */
export const readEmail = (typed: unknown): string | null => email.safeParse(typed).data ?? null

const password = z.string().min(1, FORM_TEXTS.password).max(LONGEST_TYPED)
const name = z
  .string()
  .transform(value => value.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, FORM_TEXTS.name).max(LONGEST_NAME, FORM_TEXTS.nameTooLong))

const SIGN_IN = z.object({ email, password })
const SIGN_UP = z.object({ name, email, password })
const FORGOTTEN = z.object({ email })
const NEW_PASSWORD = z.object({ token: z.string().max(200), password })
const CHANGE_PASSWORD = z.object({ current: z.string().max(LONGEST_TYPED), password })
const CHANGE_EMAIL = z.object({ email, current: z.string().max(LONGEST_TYPED) })

export const ACCOUNT_FORMS = {
  'sign-in': SIGN_IN,
  'sign-up': SIGN_UP,
  forgotten: FORGOTTEN,
  'new-password': NEW_PASSWORD,
  'change-password': CHANGE_PASSWORD,
  'change-email': CHANGE_EMAIL,
}

export type AccountForm = keyof typeof ACCOUNT_FORMS
type Fields<Form extends AccountForm> = z.infer<(typeof ACCOUNT_FORMS)[Form]>

export type FormReading<T> = { ok: true; fields: T } | { ok: false; errors: Record<string, string> }

/** The fields, or what is wrong with each, in words for beside it. */
export function readForm<Form extends AccountForm>(form: Form, data: FormData): FormReading<Fields<Form>> {
  const given = Object.fromEntries([...data].filter(([, value]) => typeof value === 'string'))
  const read = ACCOUNT_FORMS[form].safeParse(given)
  if (read.success) return { ok: true, fields: read.data as Fields<Form> }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= wordsFor(String(path[0]), message)
  return { ok: false, errors }
}

/** A field that did not come at all has no words of its own. */
function wordsFor(field: string, message: string): string {
  if (Object.values(FORM_TEXTS).includes(message)) return message
  if (field === 'name') return FORM_TEXTS.name
  return field === 'email' ? FORM_TEXTS.email : FORM_TEXTS.password
}
