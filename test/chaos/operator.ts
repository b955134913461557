import { join } from 'node:path'
import { sql } from 'kysely'
import type { Purchase } from './buyers.ts'
import { type Child, startChild } from './child.ts'
import type { House } from './house.ts'
import type { OperatorSettings, Typed } from './operator-process.ts'
import { persist } from './patience.ts'
import type { AtTheBank, Operating } from './plan.ts'

/** Whoever runs the shop: types the shop's own command, of the version that runs. */
export interface Operator {
  /** Types it until the shop has answered. */
  type(...args: string[]): Promise<Typed>
  does(act: Operating, purchase: Purchase): Promise<void>
  /** Types once more what an older database does not know; money that went back does not go back again. */
  doesAgain(act: Operating, purchase: Purchase): Promise<void>
  asksBank(act: AtTheBank, purchase: Purchase): Promise<void>
  /** Takes up what the payment service knows and the database does not, until nothing is left. */
  catchesUp(): Promise<void>
  /** From now on with the command of this version. */
  moveTo(checkout: string): Promise<void>
  /** In the middle of whatever is typed; it is typed again. */
  isKilled(): Promise<void>
  leaves(): Promise<void>
  /** What was refused, and is no act that may be. */
  refused: string[]
  /** Of which version a command broke in the middle, where nobody killed it. */
  broken: string[]
  /** Where goods are that came back, and that the older database could not be told of as a return; by page. */
  noted: Map<string, string>
  /** Packs that were counted in for that reason, by product. */
  counted: Map<string, number>
}

export function openOperator(house: House, since: string): Operator {
  let keyboard: Child | null = null
  let checkout = ''
  const refused: string[] = []
  const broken: string[] = []
  const noted = new Map<string, string>()
  const counted = new Map<string, number>()

  let sitting = Promise.resolve()
  const rise = async () => {
    const gone = keyboard
    keyboard = null
    await gone?.kill()
  }
  const sitDown = () => {
    sitting = sitting.then(async () => {
      await rise()
      const settings: OperatorSettings = { checkout }
      const logFile = join(house.root, 'operator.log')
      const program = join(import.meta.dirname, 'operator-process.ts')
      const child = await startChild(program, settings, { logFile })
      keyboard = child
      void child.ended.then(() => {
        if (keyboard !== child) return
        // A command that ends with the trace of an error instead of words.
        broken.push(checkout)
        void sitDown()
      })
    })
    return sitting
  }

  const once = async (args: string[]) => {
    await sitting
    if (keyboard === null) throw new Error('Nobody is at the keyboard')
    return keyboard.ask<Typed>('type', args, house.operatorEnv(), house.clock.aheadMinutes)
  }

  const type = (...args: string[]) => persist(`an answer to ${args.join(' ')}`, () => once(args))

  /** A command that must be done, or have been done: an answer that was lost on the way makes the second try a refusal. */
  async function must(wasSo: RegExp, ...args: string[]): Promise<void> {
    const { isDone, words } = await type(...args)
    if (!isDone && !wasSo.test(words)) refused.push(`${args.join(' ')}: ${words}`)
  }

  async function givenBack({ sessionId }: Purchase): Promise<{ isBegun: boolean; isWhole: boolean }> {
    return persist('the refunds of a payment', async () => {
      const { payment_intent } = await house.stripe().checkout.sessions.retrieve(sessionId)
      const { data } = await house.stripe().charges.list({ payment_intent: String(payment_intent) })
      const charge = data.find(({ status }) => status === 'succeeded')
      return charge ? { isBegun: charge.amount_refunded > 0, isWhole: charge.refunded } : null
    })
  }

  /**
   * Its goods are on the shelf and all of its money has gone back, of which this database knows the money alone. The shop
   * then notes neither parcel nor return: what waits is cancelled, for nothing; what has left is counted in.
   */
  async function cameBack(purchase: Purchase, goods: string | null): Promise<void> {
    // It was noted just before the database was saved.
    if (goods === 'returned') return
    if (goods === 'to-pack') {
      await must(/Nothing of it waits/, 'orders', 'cancel', await paidNumber(house, operator, purchase), '--yes')
      noted.set(purchase.sessionId, 'cancelled')
      return
    }
    for (const [id, packs] of Object.entries(purchase.act.basket)) {
      await must(/^$/, 'stock', 'receive', id, String(packs), '--lot', 'CHAOS-1', '--again')
      counted.set(id, (counted.get(id) ?? 0) + packs)
    }
    noted.set(purchase.sessionId, goods ?? '')
  }

  /** Whoever has the payment service's own page open gives money back there. */
  async function refundedThere({ sessionId }: Purchase, amount: number, idempotencyKey: string): Promise<void> {
    const stripe = house.stripe()
    const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId)
    await stripe.refunds.create({ payment_intent: String(payment_intent), amount }, { idempotencyKey })
  }

  async function steps({ act, pence }: Operating, purchase: Purchase, givesBack: boolean): Promise<void> {
    const number = await paidNumber(house, operator, purchase)
    const pounds = (pence / 100).toFixed(2)
    switch (act) {
      case 'send':
        return must(/^$/, 'orders', 'send', number, '--carrier', 'royal-mail', '--tracking', 'AB123456785GB')
      case 'cancel':
        return must(/Nothing of it waits/, 'orders', 'cancel', number, '--yes')
      case 'refund':
        if (!givesBack) return
        return must(
          /very same was done|was given back a moment ago/,
          'orders',
          'refund',
          number,
          pounds,
          '--why',
          'It was late',
          '--yes',
        )
      case 'take-back': {
        await must(/^$/, 'orders', 'delivered', number)
        await must(
          /Nothing of it can come back|very same was done/,
          'returns',
          'ask',
          number,
          '--reason',
          'changed-mind',
        )
        const shelf = Object.keys(purchase.act.basket).flatMap(id => ['--shelf', id])
        await must(/very same was done/, 'returns', 'arrived', number, ...shelf)
        if (givesBack) await must(/very same was done/, 'returns', 'refund', number, '--yes')
      }
    }
  }

  const operator: Operator = {
    refused,
    broken,
    noted,
    counted,
    type,
    does: (act, purchase) => steps(act, purchase, true),
    async doesAgain(act, purchase) {
      const back = await givenBack(purchase)
      // What is wholly given back is not made again, so there is nothing to be noted with it.
      const goods = await goodsHere(house, purchase)
      if (back.isWhole && goods === null) return
      if (back.isWhole && act.act !== 'cancel') return act.act === 'take-back' ? cameBack(purchase, goods) : undefined
      await steps(act, purchase, !back.isBegun)
    },
    async asksBank({ act, pence, nth }, purchase) {
      await paidNumber(house, operator, purchase)
      await persist(`${act} of buyer ${nth}`, async () => {
        if (act === 'refund') await refundedThere(purchase, pence, `by hand ${nth}`)
        else await house.payments.now().ask('dispute', purchase.sessionId, act.split('-')[1])
        return true
      })
    },
    catchesUp: () =>
      persist('everything is taken up', async () => {
        const { isDone, words } = await type('reconcile', '--since', since, '--yes')
        if (isDone) return true
        throw new Error(words)
      }).then(() => undefined),
    moveTo(version) {
      checkout = version
      return sitDown()
    },
    isKilled: sitDown,
    async leaves() {
      await sitting
      await rise()
    },
  }
  return operator
}

/** The number of an order once the shop has heard that it is paid. One that the database lost is taken up. */
async function paidNumber(house: House, operator: Operator, { sessionId, act }: Purchase): Promise<string> {
  let looks = 0
  return persist(`buyer ${act.nth} has a paid order`, async () => {
    const { rows } = await sql<{ number: string; charged_pence: number }>`
      select number, charged_pence from orders where session_id = ${sessionId}
    `.execute(house.db())
    if (rows[0] && rows[0].charged_pence > 0) return rows[0].number
    looks++
    const held = await sql`select 1 from payment_without_order where session_id = ${sessionId}`.execute(house.db())
    if (looks % 20 === 0 && held.rows.length > 0) await operator.catchesUp()
    return null
  })
}

/** Where the goods of an order are by the books; null where there is none. */
async function goodsHere(house: House, { sessionId }: Purchase): Promise<string | null> {
  const { rows } = await sql<{ goods: string }>`select goods from orders where session_id = ${sessionId}`.execute(
    house.db(),
  )
  return rows[0]?.goods ?? null
}
