import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { type Block, email } from '#platform/mail/email.tsx'
import { CONFIRM_DAYS } from './newsletter.ts'

interface Facts {
  name: string
  /** The shop's address without a slash at the end. */
  shop: string
  /** Ends e-mails of this kind. */
  unsubscribeUrl: string
  /** Opens the choice of all kinds. */
  preferencesUrl: string
  sender: EmailSender
}

interface SupplementFacts extends Facts {
  time: string
  /** Such as 'Magnesium Complex, 2 capsules'. */
  doses: readonly string[]
}

interface MealFacts extends Facts {
  /** Such as 'Dinner, 18:30: Chana masala', in the order of the day. */
  meals: readonly string[]
  /** What is to be done today for tomorrow, such as 'Overnight oats: Stir the oats …'. */
  ahead: readonly string[]
}

const SAMPLE_LINKS = {
  unsubscribeUrl: 'https://shop.example/unsubscribe/sample-key',
  preferencesUrl: 'https://shop.example/e-mail-choices/sample-key',
}

const text = (words: string): Block => ({ kind: 'text', text: words })

const supplements = email<SupplementFacts>(
  'supplement-reminder',
  ({ name, shop, time, doses, sender, ...links }) => ({
    from: senderLines(sender),
    // Read over a shoulder and on a locked screen: neither says anything of anybody's health.
    subject: 'Your Thymewell reminder',
    preview: `What is due at ${time}.`,
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      text(`You asked us to remind you of what is due at ${time} and not ticked yet:`),
      { kind: 'list', items: [...doses] },
      { kind: 'action', text: 'Tick it', url: `${shop}/dashboard/supplements` },
      text('You get this because you asked for supplement reminders.'),
      ...closing(links),
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    time: '08:00',
    doses: ['Magnesium Complex, 2 capsules'],
    ...SAMPLE_LINKS,
    sender: SAMPLE_SENDER,
  },
)

const meals = email<MealFacts>(
  'meal-reminder',
  ({ name, shop, meals: planned, ahead, sender, ...links }) => ({
    from: senderLines(sender),
    // What somebody eats may say what they suffer from.
    subject: 'Your Thymewell plan for today',
    preview: 'As you planned it.',
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      ...listed('Planned for today:', planned),
      ...listed('To do today for tomorrow:', ahead),
      { kind: 'action', text: 'Open the plan', url: `${shop}/dashboard/meal-planner` },
      text('You get this because you asked for meal reminders.'),
      ...closing(links),
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    meals: ['Lunch: Red lentil dal', 'Dinner, 18:30: Chana masala'],
    ahead: ['Overnight oats: Stir the oats into the milk.'],
    ...SAMPLE_LINKS,
    sender: SAMPLE_SENDER,
  },
)

function listed(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [text(title), { kind: 'list', items: [...items] }] : []
}

const confirmation = email<Pick<Facts, 'name' | 'shop' | 'preferencesUrl' | 'sender'> & { confirmUrl: string }>(
  'newsletter-confirmation',
  ({ name, confirmUrl, preferencesUrl, sender }) => ({
    from: senderLines(sender),
    subject: 'Confirm that you want our newsletter',
    preview: 'Without that we send none.',
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      text('You asked for our newsletter: new recipes and offers, at most twice a month. Is this your e-mail address?'),
      { kind: 'action', text: 'Yes, send it to me', url: confirmUrl },
      text(
        `The link works for ${CONFIRM_DAYS} days. If you did not ask, or no longer want it, do nothing and we will not send it.`,
      ),
      { kind: 'link', text: 'Choose which e-mails you get', url: preferencesUrl },
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    confirmUrl: 'https://shop.example/newsletter/sample-key',
    preferencesUrl: SAMPLE_LINKS.preferencesUrl,
    sender: SAMPLE_SENDER,
  },
)

interface NewsletterFacts extends Facts {
  subject: string
  /** An address that begins with a stroke is the shop's. */
  blocks: readonly Block[]
}

/** What an operator wrote, for everybody who confirmed. */
const newsletter = email<NewsletterFacts>(
  'newsletter',
  ({ name, shop, subject, blocks, sender, ...links }) => ({
    from: senderLines(sender),
    subject,
    preview: blocks.flatMap(block => (block.kind === 'text' ? block.text.slice(0, 140) : []))[0] ?? subject,
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      ...blocks.map(block =>
        (block.kind === 'link' || block.kind === 'action') && block.url.startsWith('/')
          ? { ...block, url: `${shop}${block.url}` }
          : block,
      ),
      text('You get this because you asked for our newsletter and confirmed it by e-mail.'),
      ...closing(links),
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    subject: 'Four soups for cold evenings',
    blocks: [
      text('The days are short. These four are on the table within half an hour.'),
      { kind: 'list', items: ['One with beans', 'One with greens', 'One with rice', 'One with whatever is left'] },
      { kind: 'action', text: 'See the soups', url: '/recipes' },
    ],
    ...SAMPLE_LINKS,
    sender: SAMPLE_SENDER,
  },
)

/** How every e-mail of a chosen kind ends: one press and there are no more, or a choice of all kinds. By the word that mail programs and filters look for. */
export function closing({ unsubscribeUrl, preferencesUrl }: Pick<Facts, 'unsubscribeUrl' | 'preferencesUrl'>): Block[] {
  return [
    { kind: 'link', text: 'Unsubscribe', url: unsubscribeUrl },
    { kind: 'link', text: 'Choose which e-mails you get', url: preferencesUrl },
  ]
}

/** Every e-mail that reminds of something, and the newsletter. */
export const EMAILS = { confirmation, meals, newsletter, supplements }
