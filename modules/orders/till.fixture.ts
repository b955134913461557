import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { auditTill } from '#test/audit.ts'
import { openTill, type Till } from '#test/till.ts'
import { fulfilCheckout } from './commands/fulfilment.ts'

/**
 * A till for the tests of one file. After each of them everything that was held back has arrived, and the books are
 * right.
 */
export function auditedTill(use: (till: Till) => void): void {
  let till: Till
  beforeAll(async () => {
    till = await openTill()
    use(till)
  })
  afterEach(async () => {
    await till.standIn.control.webhooks.release()
    await till.heard()
    till.standIn.control.clearFaults()
    expect(await auditTill(till)).toEqual([])
  })
  afterAll(() => till.close())
}

/** From now on the payment service tells nothing. */
export const silence = (till: Till) => till.standIn.control.webhooks.hold()

/** Somebody looks at a session, and fulfils it if it is paid. */
export const seen = (till: Till, sessionId: string) => fulfilCheckout(till.deps, sessionId, 'test')

/** One bottle of biotin is paid for, and nobody was told. */
export async function paidSilently(till: Till, how: 'card' | 'delayed' = 'card'): Promise<string> {
  silence(till)
  return till.pay(await till.pageFor({ biotin: 1 }), how)
}
