import { expect, it } from 'vitest'
import type { OrderLine } from './order.ts'
import { type TaxedOrder, vatTable } from './vat-table.ts'

const line = (unitPence: number, vatRatePercent: number, vatPence: number): OrderLine => ({
  productId: 'biotin',
  priceId: 'price_1',
  name: 'Biotin',
  quantity: 1,
  unitPence,
  discountPence: 0,
  vatRatePercent,
  vatPence,
})
const order = (changes: Partial<TaxedOrder> = {}): TaxedOrder => ({
  lines: [line(600, 20, 100)],
  deliveryPence: 0,
  chargedPence: 600,
  quarterSold: 1,
  refunds: [],
  ...changes,
})

it('counts a sale at its tax point and a refund when it was made', () => {
  expect(vatTable([order({ refunds: [{ quarter: 2, pence: 600 }] }), order()])).toEqual([
    { quarter: 1, ratePercent: 20, soldPence: 1200, refundedPence: 0, grossPence: 1200, vatPence: 200, netPence: 1000 },
    { quarter: 2, ratePercent: 20, soldPence: 0, refundedPence: 600, grossPence: -600, vatPence: -100, netPence: -500 },
  ])
})

it('counts a refund of what was sold in another year, and that alone', () => {
  expect(vatTable([order({ quarterSold: null, refunds: [{ quarter: 1, pence: 60 }] })])).toMatchObject([
    { soldPence: 0, refundedPence: 60, vatPence: -10 },
  ])
})

it('splits sale and refund among the rates as the order was, to the penny', () => {
  const mixed = order({ lines: [line(600, 20, 100), line(300, 0, 0)], deliveryPence: 295, chargedPence: 1195 })
  const rows = vatTable([{ ...mixed, refunds: [{ quarter: 1, pence: 1001 }] }])
  expect(rows.map(({ ratePercent }) => ratePercent)).toEqual([20, 0])
  expect(rows.reduce((sum, row) => sum + row.soldPence, 0)).toBe(1195)
  expect(rows.reduce((sum, row) => sum + row.refundedPence, 0)).toBe(1001)
  expect(rows[1]?.vatPence).toBe(0)
})

it('given back as a whole, nothing is left', () => {
  const whole = order({ lines: [line(565, 20, 94), line(329, 20, 55)], deliveryPence: 295, chargedPence: 1189 })
  expect(vatTable([{ ...whole, refunds: [{ quarter: 1, pence: 1189 }] }])).toMatchObject([
    { grossPence: 0, vatPence: 0, netPence: 0 },
  ])
})

it('what a discount took off is no turnover', () => {
  expect(vatTable([order({ chargedPence: 540 })])).toMatchObject([{ soldPence: 540, vatPence: 90, netPence: 450 }])
})

it('of nothing says nothing', () => expect(vatTable([])).toEqual([]))
