import { type EmailSender, SAMPLE_SENDER, senderLines } from '#modules/account/sender.ts'
import { type Block, email } from '#platform/mail/email.tsx'

interface Facts {
  name: string
  /** The shop's address without a slash at the end. */
  shop: string
  unsubscribeUrl: string
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

const text = (words: string): Block => ({ kind: 'text', text: words })

const supplements = email<SupplementFacts>(
  'supplement-reminder',
  ({ name, shop, time, doses, unsubscribeUrl, sender }) => ({
    from: senderLines(sender),
    // Read over a shoulder and on a locked screen: neither says anything of anybody's health.
    subject: 'Your Thymewell reminder',
    preview: `What is due at ${time}.`,
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      text(`You asked to be reminded of what is due at ${time} and not ticked yet:`),
      { kind: 'list', items: [...doses] },
      { kind: 'action', text: 'Tick it', url: `${shop}/dashboard/supplements` },
      text('You get this because you chose supplement reminders.'),
      { kind: 'link', text: 'Stop these e-mails', url: unsubscribeUrl },
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    time: '08:00',
    doses: ['Magnesium Complex, 2 capsules'],
    unsubscribeUrl: 'https://shop.example/unsubscribe/sample-key',
    sender: SAMPLE_SENDER,
  },
)

const meals = email<MealFacts>(
  'meal-reminder',
  ({ name, shop, meals: planned, ahead, unsubscribeUrl, sender }) => ({
    from: senderLines(sender),
    // What somebody eats may say what they suffer from.
    subject: 'Your Thymewell plan for today',
    preview: 'As you planned it.',
    blocks: [
      text(name ? `Hello ${name},` : 'Hello,'),
      ...listed('Planned for today:', planned),
      ...listed('To do today for tomorrow:', ahead),
      { kind: 'action', text: 'Open the plan', url: `${shop}/dashboard/meal-planner` },
      text('You get this because you chose meal reminders.'),
      { kind: 'link', text: 'Stop these e-mails', url: unsubscribeUrl },
    ],
  }),
  {
    name: 'Ann Teal',
    shop: 'https://shop.example',
    meals: ['Lunch: Red lentil dal', 'Dinner, 18:30: Chana masala'],
    ahead: ['Overnight oats: Stir the oats into the milk.'],
    unsubscribeUrl: 'https://shop.example/unsubscribe/sample-key',
    sender: SAMPLE_SENDER,
  },
)

function listed(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [text(title), { kind: 'list', items: [...items] }] : []
}

/** Every e-mail that reminds of something. */
export const EMAILS = { meals, supplements }
