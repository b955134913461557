import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DISPUTES,
  type Fact,
  nextStep,
  ORDER_LIFE,
  ORDER_STATUSES,
  type OrderLife,
  type Step,
  worstDispute,
} from './order-life.ts'

const TOTAL = 1241
const NEW: OrderLife = { status: 'pending', stock: 'reserved', chargedPence: 0, refundedPence: 0 }

/** Takes every fact in turn; `shelf` says whether goods that were given back can still be taken. */
function live(facts: readonly Fact[], shelf: 'full' | 'empty' = 'full') {
  let life = NEW
  const steps: Step[] = []
  for (const fact of facts) {
    const step = nextStep(life, fact)
    if (!step) continue
    const taken = step.move === 'take-again' && shelf === 'empty' ? step.otherwise : step
    if (!taken) throw new Error('There must be another way when the shelf is empty')
    steps.push(taken)
    life = taken.life
  }
  return { life, steps, effects: steps.flatMap(step => step.effects) }
}

const paid: Fact = { kind: 'paid', pence: TOTAL }
const back = (pence: number): Fact => ({ kind: 'refunded', pence })

/**
 * What can truly happen to one payment, each as the looks one gets at it over time. A look holds everything that is
 * true by then, as the payment service answers.
 */
const stories: Record<string, Fact[][]> = {
  'nobody pays': [[], [{ kind: 'expired' }]],
  'paid by card': [[], [paid]],
  'paid and refunded in three parts': [[], [paid], [paid, back(200)], [paid, back(700)], [paid, back(TOTAL)]],
  'a delayed payment that comes': [[], [{ kind: 'delayed' }], [paid], [paid, back(300)]],
  'a delayed payment that fails': [[], [{ kind: 'delayed' }], [{ kind: 'failed' }]],
  'a wrong amount, given back': [[], [{ kind: 'mismatch', pence: 1 }], [{ kind: 'mismatch', pence: 1 }, back(1)]],
  'paid in the last second': [[{ kind: 'expired' }], [paid]],
}

for (const [story, looks] of Object.entries(stories)) {
  test(`${story}: the looks may come late, twice and in any order`, () => {
    const inOrder = live(looks.flat())
    const shuffles = fc
      .shuffledSubarray(looks, { minLength: looks.length })
      .chain(all => fc.shuffledSubarray([...all, ...looks], { minLength: all.length }).map(more => [...all, ...more]))
    fc.assert(
      fc.property(shuffles, shuffled => {
        const { life, effects } = live(shuffled.flat())
        expect(life).toEqual(inOrder.life)
        expect(effects.filter(effect => effect === 'confirm').length).toBeLessThanOrEqual(1)
        expect(effects.includes('confirm')).toBe(inOrder.effects.includes('confirm'))
      }),
    )
  })
}

const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom<Fact>({ kind: 'refused' }, { kind: 'expired' }, { kind: 'delayed' }, { kind: 'failed' }, paid),
  fc.constant<Fact>({ kind: 'mismatch', pence: 7 }),
  fc.integer({ min: 1, max: TOTAL }).map(back),
)

test('whatever is heard, in whatever order: stock, money and mail stay in step', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 12 }), fc.constantFrom('full', 'empty'), (facts, shelf) => {
      const { life, steps, effects } = live(facts, shelf)
      const moves = steps.map(step => step.move)
      expect(moves.filter(move => move === 'sell' || move === 'take-again').length).toBeLessThanOrEqual(1)
      expect(moves.filter(move => move === 'release').length).toBeLessThanOrEqual(1)
      expect(life.refundedPence).toBeLessThanOrEqual(life.chargedPence)
      expect(effects.filter(effect => effect === 'confirm').length).toBe(life.stock === 'sold' ? 1 : 0)
      if (life.status === 'pending' || life.status === 'processing') expect(life.stock).toBe('reserved')
      if (life.status === 'expired' || life.status === 'payment-failed') expect(life.chargedPence).toBe(0)
      if (life.status === 'refund-due') expect([life.stock, life.chargedPence > 0]).toEqual(['none', true])
      if (life.status === 'refunded') expect(life.refundedPence).toBe(life.chargedPence)
    }),
  )
})

test('hearing the same thing twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 8 }), anyFact, (facts, fact) => {
      const once = live([...facts, fact]).life
      expect(nextStep(once, fact)).toBeNull()
    }),
  )
})

test('paid after the goods were given back: taken again if there are any, else the money goes back', () => {
  const late: Fact[] = [{ kind: 'expired' }, paid]
  expect(live(late, 'full').life).toMatchObject({ status: 'paid', stock: 'sold', chargedPence: TOTAL })
  const short = live(late, 'empty')
  expect(short.life).toMatchObject({ status: 'refund-due', stock: 'none', chargedPence: TOTAL })
  expect(short.effects).toEqual(['refund'])
  expect(live([...late, back(TOTAL)], 'empty').life.status).toBe('refunded')
})

test('an amount that does not fit is never fulfilled by itself', () => {
  const { life, effects } = live([{ kind: 'mismatch', pence: 7 }, paid])
  expect(life).toMatchObject({ status: 'review', stock: 'reserved', chargedPence: 7 })
  expect(effects).toEqual(['alarm'])
})

test('a refund never puts goods back on the shelf, unless they never left it', () => {
  expect(live([paid, back(TOTAL)]).life.stock).toBe('sold')
  expect(live([{ kind: 'mismatch', pence: 7 }, back(7)]).life.stock).toBe('none')
})

test('every status can be reached and only a full refund is final', () => {
  const reached = new Set<string>(['pending'])
  for (const row of Object.values(ORDER_LIFE))
    for (const step of Object.values(row)) {
      reached.add(step.to)
      if (step.otherwise) reached.add(step.otherwise.to)
    }
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort())
  expect(ORDER_STATUSES.filter(status => Object.keys(ORDER_LIFE[status]).length === 0)).toEqual(['refunded'])
})

test('disputes: the later stage counts, whichever is heard first', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...DISPUTES]), heard => {
      const latest = DISPUTES.filter(dispute => heard.includes(dispute)).at(-1) ?? 'none'
      expect(heard.reduce(worstDispute, 'none' as const)).toBe(latest)
    }),
  )
})
