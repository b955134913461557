import { type QuietHours, USUAL_QUIET_HOURS } from './quiet-hours.ts'
import { type Units, USUAL_UNITS } from './units.ts'

export const NOTIFICATIONS = {
  mealReminders: {
    name: 'Meal reminders',
    words:
      'An e-mail at seven in the morning, or when your quiet hours end, with what’s planned that day and what to prepare or thaw for the next. E-mail can be read by others on its way.',
  },
  supplementReminders: {
    name: 'Supplement reminders',
    words:
      'An e-mail when a dose is due, unless it’s already ticked. It names the supplement, which is health data, and e-mail can be read by others on its way. None in your quiet hours.',
  },
  progressUpdates: { name: 'Progress updates', words: 'Once a week, to say that your summary is ready.' },
  progressFigures: {
    name: 'Figures in the weekly e-mail',
    words:
      'Puts your week’s averages, which are health data, in that e-mail. E-mail can be read by others on its way. Leave this off and it only says that your week is ready.',
  },
  newsletterUpdates: { name: 'Newsletter', words: 'New recipes and offers, at most twice a month.' },
} as const
export type Notification = keyof typeof NOTIFICATIONS
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as Notification[]

/** The four that are e-mails; figures are something within one of them. */
export const EMAIL_KINDS = ['mealReminders', 'supplementReminders', 'progressUpdates', 'newsletterUpdates'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** What a public page may show; each is chosen, none comes with another. */
export const SHOWABLE = {
  name: { name: 'Your name', words: 'Otherwise the page says “A Thymewell cook”.' },
  diets: {
    name: 'Your dietary preferences',
    words: 'This is health data, so it’s only shown if you tick it. Allergies never are.',
  },
} as const
export type Showable = keyof typeof SHOWABLE

export interface MemberSettings {
  /** Since when somebody wants it, or null. */
  readonly notifications: { readonly [N in Notification]: Date | null }
  /** When none of them is sent; null for at any time. */
  readonly quietHours: QuietHours | null
  readonly units: Units
  readonly shareProgress: boolean
  readonly publicProfile: boolean
  /** Kept while the page is off, so that the same address comes back. */
  readonly publicAddress: string | null
  readonly publicShows: readonly Showable[]
}

/** Nothing is sent and nothing is public until somebody says so. */
export const USUAL_SETTINGS: MemberSettings = {
  notifications: {
    mealReminders: null,
    supplementReminders: null,
    progressUpdates: null,
    progressFigures: null,
    newsletterUpdates: null,
  },
  quietHours: USUAL_QUIET_HOURS,
  units: USUAL_UNITS,
  shareProgress: false,
  publicProfile: false,
  publicAddress: null,
  publicShows: [],
}

const ADDRESS = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/
/** Addresses that would seem to speak for the shop. */
const RESERVED = /^(?:admin|help|me|support|shop|official|team|settings|profile)$|thymewell/

export type AddressProblem = 'shape' | 'reserved'

/** What is wrong with an address that somebody chose: 3 to 40 small letters, digits and hyphens. */
export function addressProblem(address: string): AddressProblem | null {
  if (!ADDRESS.test(address) || address.includes('--')) return 'shape'
  return RESERVED.test(address) ? 'reserved' : null
}

/** Without vowels and look-alike letters, so that it spells no word and is not misread. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
const LENGTH = 20

/** An address that nobody guesses: 95 bits. `random` gives whole numbers below its argument. */
export function unguessableAddress(random: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('')
}
