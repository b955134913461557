/** Why a review may be refused. That it is bad for us is no reason, and there is none beside these. */
export const REFUSALS = {
  'off-topic': {
    name: 'It is not about the product',
    words:
      'It is about something other than the product, such as delivery or another shop. Please tell us about that through the contact form, where a person will read it.',
  },
  'personal-data': {
    name: 'It names or shows someone',
    words:
      'It contains details that could identify someone, such as a full name, an address or a number. Without them we can publish it.',
  },
  'health-claim': {
    name: 'It says that the product does something for health',
    words:
      'It says that the product prevents, treats or cures something, or does something for health that is not in the Great Britain register of health claims. You may think and say so, but a shop that shows it makes the claim its own, and that is against the law (Regulation (EC) 1924/2006, article 10). Say what it is like to take, what it tastes like, how it arrived or whether you would buy it again, good or bad, and it can be shown.',
  },
  abuse: {
    name: 'It attacks people',
    words: 'It insults or threatens someone. Your opinion of the product, however bad, is welcome without that.',
  },
  spam: {
    name: 'It is advertising, or not by a buyer',
    words: 'It advertises something, or repeats the same text as many others.',
  },
} as const satisfies Record<string, { name: string; words: string }>

export type Refusal = keyof typeof REFUSALS
export const REFUSAL_IDS = Object.keys(REFUSALS) as Refusal[]
export const isRefusal = (text: string): text is Refusal => REFUSAL_IDS.includes(text as Refusal)
