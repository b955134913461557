import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { payOnPage } from '../buyer.ts'
import type { Present } from '../people.ts'
import { sqlNow } from '../sql-now.ts'
import { sql } from './database.ts'
import { expect, expectWellAtBothWidths, test, visit } from './journey.ts'
import { operator } from './operator.ts'
import { asMember } from './people.ts'
import { linkToOrder } from './shop.ts'

/**
 * Every state of an order, in the account and by the link of an e-mail, as wide as a phone and as a desk. The states are
 * reached as they are in life: the buyer pays, the bank answers, the operator types.
 */

interface Bought {
  number: string
  sessionId: string
  /** Types a command about this order. */
  orders(act: string, ...more: string[]): Promise<unknown>
  returns(act: string, ...more: string[]): Promise<unknown>
  /** What its bank says, on the stand-in's page of payments. */
  bank(outcome: 'paid' | 'refused' | 'open' | 'won' | 'lost'): Promise<void>
}

/** Looks at the page of an order, which must say that it is there. */
type Look = (label: string, more?: string) => Promise<void>

const shop = () => `http://127.0.0.1:${process.env.E2E_PORT ?? '4187'}`

async function opened(who: Present | null): Promise<string> {
  const answer = await fetch(`${shop()}/api/create-checkout-session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      origin: shop(),
      'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      ...who?.headers,
    },
    body: JSON.stringify({
      items: [
        { priceId: 'price_sandbox_biotin', quantity: 2 },
        { priceId: 'price_sandbox_magnesium_complex', quantity: 1 },
      ],
      isGuest: who === null,
    }),
  })
  return ((await answer.json()) as { url: string }).url
}

/** Where its buyer opens it: in the account, or by a link as the e-mails have it. */
const addressOf = async (id: string, who: Present | null) => (who ? `/dashboard/orders/${id}` : linkToOrder(id))

interface Paying {
  pays?: 'card' | 'delayed' | 'not'
  /** What happens between the cart and the payment. */
  meanwhile?: (sessionId: string) => Promise<unknown>
}

/** One order through a part of its life, as somebody who looks at its page again and again. */
async function live(
  page: Page,
  who: Present | null,
  life: (look: Look, order: Bought) => Promise<void>,
  { pays = 'card', meanwhile }: Paying = {},
) {
  const url = await opened(who)
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? ''
  await meanwhile?.(sessionId)
  if (pays !== 'not') await payOnPage(url, pays)
  const [row] = await sql<{ id: string; number: string }>('select id, number from orders where session_id = $1', [
    sessionId,
  ])
  if (!row) throw new Error('There is no order')
  const { id, number } = row
  const path = await addressOf(id, who)
  const look: Look = async (label, more) => {
    // The bank is heard, and money goes back, a moment later.
    await expect(async () => {
      await visit(page, path)
      await expect(page.locator('main .badge').first()).toHaveText(label, { timeout: 1_000 })
      if (more) await expect(page.getByText(more, { exact: false }).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    // In the account in both colours; by the link what is other is the frame.
    await expectWellAtBothWidths(page, who ? ['light', 'dark'] : ['light'])
  }
  await life(look, {
    number,
    sessionId,
    orders: (act, ...more) => operator('orders', act, number, ...more),
    returns: (act, ...more) => operator('returns', act, number, ...more),
    async bank(outcome) {
      const body = new URLSearchParams({ session: sessionId, outcome })
      await fetch(`${shop()}/sandbox/stripe/payments`, { method: 'POST', body, redirect: 'manual' })
    },
  })
}

for (const name of ['a member', 'a guest'] as const) {
  const somebody = (page: Page) => (name === 'a member' ? asMember(page, 'ann') : Promise.resolve(null))

  test(`${name} sees an order packed, sent in two parcels, delivered, back again and refunded`, async ({ page }) => {
    await live(page, await somebody(page), async (look, { orders, returns }) => {
      await look('Paid')
      await orders('pack', '--only', 'biotin=2')
      await orders('send', '--parcel', '1', '--carrier', 'royal-mail', '--tracking', 'KQ482913605GB')
      await look('Sent in part', 'Track parcel')
      await orders('pack')
      await orders('send', '--carrier', 'parcelforce')
      await look('Sent')
      await orders('delivered', '--parcel', '1')
      await look('Sent', 'Parcel 1, delivered')
      await orders('delivered', '--parcel', '2')
      await look('Delivered', 'Send something back')
      await returns('ask', '--reason', 'damaged')
      await returns('arrived')
      await look('Returned')
      await returns('refund')
      await look('Refunded', 'Everything you paid has been refunded')
    })
  })

  test(`${name} sees an order lost, and one of which a part went back before it was cancelled`, async ({ page }) => {
    const who = await somebody(page)
    await live(page, who, async (look, { orders }) => {
      await orders('pack')
      await look('Packed')
      await orders('send', '--carrier', 'other')
      await orders('lost')
      await look('Lost', 'refunded')
    })
    await live(page, who, async (look, { orders }) => {
      await orders('refund', '1.00', '--why', 'A dented lid')
      await look('Partly refunded', '£1.00 refunded')
      await orders('cancel')
      await look('Cancelled')
    })
  })

  test(`${name} sees a payment that the bank asks back, won and lost`, async ({ page }) => {
    const who = await somebody(page)
    await live(page, who, async (look, { bank, orders }) => {
      await bank('open')
      await look('Disputed', 'Until that is decided, we will not send anything more')
      await bank('won')
      await look('Paid', 'Your bank let the payment stand')
      await orders('send', '--carrier', 'royal-mail')
      await look('Sent')
    })
    await live(page, who, async (look, { bank, orders }) => {
      await bank('lost')
      await look('Paid back by the bank', 'we will not send anything more')
      await orders('cancel')
      await look('Paid back by the bank', 'Cancelled:')
    })
  })

  test(`${name} sees a payment on its way, refused, checked, too late, and never made`, async ({ page }) => {
    const who = await somebody(page)
    const become = (change: string) => (sessionId: string) =>
      sql(`update orders set ${change} where session_id = $1`, [sessionId])
    await live(
      page,
      who,
      async (look, { bank }) => {
        await look('Payment on its way')
        await bank('refused')
        await look('Payment failed')
      },
      { pays: 'delayed' },
    )
    const another = { meanwhile: become('subtotal_pence = subtotal_pence + 1') }
    await live(page, who, look => look('Being checked'), another)
    await live(page, who, async (look, { sessionId }) => {
      await look('Paid')
      // For as long as it takes to move the money back.
      await become(`status = 'refund-due', stock = 'none', goods = 'none', checked_at = ${sqlNow()}`)(sessionId)
      await look('Being refunded')
    })
    await live(
      page,
      who,
      async (look, { sessionId }) => {
        await look('Not paid yet', 'Continue to payment')
        await become(`reserved_until = ${sqlNow()} - interval '1 h', checked_at = ${sqlNow()} - interval '1 h'`)(
          sessionId,
        )
        await operator('reconcile')
        await look('Not paid', 'Closed unpaid')
      },
      { pays: 'not' },
    )
  })
}
