/** What a subscriber is written to about. */
export type MailMoment =
  | 'started'
  | 'reminder'
  | 'changed'
  | 'sold-out'
  | 'card-refused'
  | 'paused'
  | 'resumed'
  | 'ended'

export const SUBSCRIPTION_MAIL = 'subscription-mail'
export const SUBSCRIPTION_CLOSING = 'subscription-closing'

export interface SubscriptionMail {
  id: string
  moment: MailMoment
  /** When the card is tried again; null when it is not. */
  againAt?: string | null
}

/** Once for each thing that happened. */
export const mailKey = (id: string, moment: MailMoment, about: string): string => `${id} ${moment} ${about}`
