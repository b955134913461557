import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { Acted } from '#modules/orders/commands/act-on-order.ts'
import { keepReturn, OPENED, postReturn, requestReturn } from '#modules/orders/commands/returns.ts'
import { NO_GOODS } from '#modules/orders/goods-life.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import {
  type Asked,
  type AskedReturn,
  type ReturnReview,
  type ReturnStep,
  readAnswers,
  returnReview,
} from '#modules/orders/return-asking.ts'
import { isOurFault } from '#modules/orders/return-life.ts'
import { returnAddress } from '#modules/orders/ui/order-address.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

export type TakenReturn = { to: string } | { asked: AskedReturn; status: number } | { refused: string; status: number }

/** Goes on with the questions of a return, or takes it. */
export async function takeReturn(context: Context, order: Order, form: FormData, search: string): Promise<TakenReturn> {
  const asked: Asked = field => textOf(form, field)
  const answers = readAnswers(asked, order)
  const id = asked('id') ?? randomUUID()
  const ask = (step: ReturnStep, problem: string | null = null, review: ReturnReview | null = null): TakenReturn => ({
    asked: { step, answers, problem, review, id },
    status: problem === null ? 200 : 400,
  })
  const back = asked('back')
  if (back === 'lines' || back === 'reason') return ask(back)
  if (answers.lines.length === 0) return ask('lines', 'Choose what you want to send back, and how many packs of it.')
  if (asked('step') === 'lines') return ask('reason')
  const { reason } = answers
  if (!reason) return ask('reason', 'Choose a reason, or that you would rather not say.')
  if (!isOurFault(reason) && answers.lines.some(({ seal }) => seal === 'opened')) return ask('reason', OPENED)
  const services = context.get(servicesContext)
  if (asked('step') === 'reason') {
    const goods = (await goodsOf(services.db, order.id)) ?? NO_GOODS
    return ask('review', null, returnReview(order, goods, { ...answers, reason }, services.now()))
  }
  const acted = await requestReturn(services, order.id, { ...answers, id, reason }, { who: 'buyer' })
  if (!acted.ok) return ask('lines', acted.words)
  const made = acted.goods.returns.find(one => one.id === id)
  return { to: returnAddress(search, made?.number ?? 1) }
}

/** What is done with a return that was asked for: posted, or kept after all. */
export async function takeReturnAct(
  context: Context,
  order: Order,
  form: FormData,
  search: string,
): Promise<TakenReturn> {
  const services = context.get(servicesContext)
  const number = Number(textOf(form, 'return'))
  const buyer = { who: 'buyer' } as const
  const acted: Acted =
    form.get('act') === 'posted'
      ? await postReturn(services, order.id, number, (textOf(form, 'proof') ?? '').trim().slice(0, 200), buyer)
      : await keepReturn(services, order.id, number, buyer)
  return acted.ok ? { to: returnAddress(search, number) } : { refused: acted.words, status: 409 }
}

function textOf(form: FormData, field: string): string | null {
  const value = form.get(field)
  return typeof value === 'string' ? value : null
}
