import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '#app/context.ts'
import type { Services } from '#app/services.ts'
import { typedAddress } from '#modules/address-book/address.ts'
import { sendParcel } from '#modules/orders/commands/parcels.ts'
import { order as orderById } from '#modules/orders/queries/orders.ts'
import { sampleSeller } from '#modules/orders/sample-order.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import { OrderActs } from '#modules/orders/ui/order-acts.tsx'
import OrderQuestion from '#modules/orders/ui/order-question.tsx'
import type { Till } from '#test/till.ts'
import { shownOrder, takeOrderAct } from './order-on-server.ts'

let till: Till
auditedTill(opened => {
  till = opened
})

function pageOf(id: string) {
  const context = new RouterContextProvider()
  // The page of an order asks for these, and for no other service.
  const services: unknown = { ...till.deps, postcodes: null, config: { trader: sampleSeller } }
  context.set(servicesContext, services as Services)
  const found = async () => {
    const order = await orderById(till.deps.db, id)
    if (!order) throw new Error('There is no order')
    return order
  }
  return {
    /** Sends a form of the page. */
    async take(fields: Record<string, string>) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return takeOrderAct(context, await found(), form, '?key=k')
    },
    /** The question or the answer of the page, and what it offers, at an address. */
    async look(search: string) {
      const { order } = await shownOrder(context, await found())
      const element = (
        <>
          <OrderQuestion
            {...{ order, search, address: null, finds: false, refused: null, asked: null }}
            typed={typedAddress(null)}
          />
          <OrderActs open={order.open} search={search} />
        </>
      )
      return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    },
  }
}

async function paid() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  return (await till.order(sessionId)).id
}

const ONE = { act: 'cancel', product: 'biotin', packs: '1', waiting: '2' }

test('of two packs its buyer cancels one, and is asked how many with what goes back for them', async () => {
  const id = await paid()
  const { look, take } = pageOf(id)
  expect(await look('?key=k')).toContain('Cancel packs of Biotin')
  const asked = await look('?key=k&ask=cancel&product=biotin')
  expect(asked).toContain('<option value="1">1 of 2: £5.65 goes back</option>')
  expect(asked).toMatch(/<option value="2"[^>]*>2 of 2: £11\.30 goes back<\/option>/)
  expect(await take(ONE)).toMatchObject({ to: '?key=k&done=cancelled' })
  expect(await look('?key=k')).toContain('Cancel Biotin')
  expect(await take(ONE)).toMatchObject({ status: 409, refused: expect.stringContaining('Another number of packs') })
})

test('what was cancelled is named, and the answer is gone when the page is opened beside what was sent', async () => {
  const id = await paid()
  const { look, take } = pageOf(id)
  await take(ONE)
  const answer = await look('?key=k&done=cancelled')
  expect(answer).toContain('1 × Biotin won’t be sent.')
  expect(answer).toContain('your refund of £5.65')
  const sending = { carrier: 'royal-mail', trackingNumber: 'KQ482913605GB', trackingLink: null } as const
  await sendParcel(till.deps, id, null, sending, { who: 'operator', name: 'ann' })
  expect(await look('?key=k&done=cancelled')).not.toContain('won’t be sent')
})
