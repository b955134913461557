import { emailReader } from '#modules/account/queries.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import { dateText } from '#modules/calendar/words.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { SUBSCRIPTION_NEWS } from '#modules/orders/follow-ups.ts'
import { deliveriesOf } from '#modules/orders/queries/deliveries.ts'
import { newLinkKey } from '#platform/http/link-key.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer, MailPerson } from '#platform/mail/mailer.ts'
import { closeThere } from './commands/closing.ts'
import type { SubscriptionsDeps } from './commands/deps.ts'
import { takeNews } from './commands/news.ts'
import { dayOfCharge } from './dates.ts'
import { EMAILS } from './emails.tsx'
import { SUBSCRIPTION_CLOSING, SUBSCRIPTION_MAIL, type SubscriptionMail } from './mail-moments.ts'
import { subscriptionById } from './queries/subscriptions.ts'
import type { Subscription } from './subscription.ts'

export interface SubscriptionJobsDeps extends SubscriptionsDeps {
  jobs: Jobs
  mailer: Mailer
  sender: EmailSender
  /** The shop's address, without a slash at the end. */
  shop(): string
}

/** Every handler may run twice, and then does nothing the second time. */
export async function workSubscriptions(deps: SubscriptionJobsDeps): Promise<void> {
  const { jobs } = deps
  await jobs.work<{ subscription: string; invoice: string | null }>(SUBSCRIPTION_NEWS, news => takeNews(deps, news))
  await jobs.work<{ id: string }>(SUBSCRIPTION_CLOSING, ({ id }) => closeThere(deps, id))
  await jobs.work<SubscriptionMail>(SUBSCRIPTION_MAIL, mail => sendMail(deps, mail))
}

/** What is said is what it is when it is said; a moment that is overtaken by the end is not told any more. */
async function sendMail(deps: SubscriptionJobsDeps, { id, moment, againAt }: SubscriptionMail): Promise<void> {
  const found = await subscriptionById(deps.db, id)
  if (!found || (found.state === 'ended' && moment !== 'ended')) return
  if (moment === 'reminder' && found.state !== 'active') return
  const to = await addressee(deps, found)
  if (to === null) {
    deps.log.error('subscription.nobody-to-write-to', { subscriptionId: id })
    return
  }
  const { key, hash } = newLinkKey()
  await deps.db
    .insertInto('subscription_key')
    .values({ key_hash: hash, subscription_id: id, made_at: deps.now() })
    .execute()
  const shop = deps.shop()
  const { sender } = deps
  const content = EMAILS[moment].write({
    product: WORDS[found.productId].name,
    terms: found,
    next: found.nextAt && dateText(dayOfCharge(found.nextAt)),
    again: againAt ? dateText(dayOfCharge(new Date(againAt))) : null,
    because: found.endedBecause,
    ownPage: `${shop}/dashboard/subscriptions/${id}`,
    endPage: `${shop}/subscriptions/${id}/end?key=${key}`,
    sender,
  })
  const about = `subscription-${moment}.${id}.${againAt ?? found.nextAt?.getTime() ?? 'end'}`
  await deps.mailer.send(mailOf(content, { to, about, sender }))
}

/** The proved address of the account, or the one that the deliveries were paid with. */
async function addressee({ db }: SubscriptionJobsDeps, { id, memberId }: Subscription): Promise<MailPerson | null> {
  const reader = await emailReader(db, memberId)
  if (reader?.proved) return { name: reader.name, address: reader.email }
  const paid = (await deliveriesOf(db, id, 1))[0]?.customer
  return paid ? { name: paid.name, address: paid.email } : null
}
