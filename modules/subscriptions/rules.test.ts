import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysBetween } from '#modules/calendar/day.ts'
import { daysInPack, PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { chargeAt, choosable, dayOfCharge, isReminderDue, mayMoveTo, REMIND_DAYS, skippedTo } from './dates.ts'
import { deliveryLines, LONGEST_DAYS, rhythms, sameRhythm, subscriberPence, termsAt, termsFor } from './offer.ts'
import { type LifeFact, mayDo, nextState, SUBSCRIPTION_STATES, type SubscriptionState } from './subscription-life.ts'
import { choiceValue, readChoice } from './subscription-view.ts'

const FACTS: readonly LifeFact[] = ['paid', 'paused', 'resumed', 'ended']
const ACTS = ['skip', 'move', 'change', 'price', 'address', 'card', 'pause', 'resume', 'end'] as const
const somePence = fc.integer({ min: 30, max: 100_000 })
const someProduct = fc.constantFrom(...PRODUCT_IDS.map(id => WORDS[id]))
const someMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })

describe('lives', () => {
  const someLife = fc.array(fc.constantFrom(...FACTS), { maxLength: 30 })
  const lived = (life: readonly LifeFact[]) => life.reduce<SubscriptionState>(nextState, 'begun')

  test('whatever is heard, the end is the end, and it is reached by every end that is told', () => {
    fc.assert(
      fc.property(someLife, someLife, (before, after) => {
        expect(lived([...before, 'ended', ...after])).toBe('ended')
      }),
    )
  })

  test('a fact that is heard again changes nothing', () => {
    fc.assert(
      fc.property(someLife, life => {
        expect(lived(life.flatMap(fact => [fact, fact]))).toBe(lived(life))
      }),
    )
  })

  test('one that runs or pauses can always be ended, one that has ended can do nothing', () => {
    for (const state of SUBSCRIPTION_STATES) {
      for (const isFailing of [false, true]) {
        expect(mayDo('end', { state, isFailing })).toBe(state !== 'ended')
        if (state === 'ended') expect(ACTS.filter(act => mayDo(act, { state, isFailing }))).toEqual([])
      }
    }
  })

  test('while a card is refused another can be given, and no day or price is moved', () => {
    const failing = { state: 'active', isFailing: true } as const
    expect(ACTS.filter(act => mayDo(act, failing))).toEqual(['address', 'card', 'end'])
  })
})

describe('terms', () => {
  test('no rhythm brings more than the dose of the label lasts for, and none reaches a year', () => {
    fc.assert(
      fc.property(someProduct, product => {
        for (const { packs, everyDays } of rhythms(product)) {
          expect(packs * daysInPack(product)).toBeLessThanOrEqual(everyDays)
          expect(everyDays).toBeLessThanOrEqual(LONGEST_DAYS)
        }
      }),
    )
  })

  test('every product can be subscribed to, and no rhythm is offered twice', () => {
    for (const id of PRODUCT_IDS) {
      const all = rhythms(WORDS[id])
      expect(all.length, id).toBeGreaterThan(0)
      for (const one of all) expect(all.filter(other => sameRhythm(one, other))).toHaveLength(1)
    }
  })

  test('a subscriber never pays more than nine tenths, and whole pence that add up', () => {
    fc.assert(
      fc.property(somePence, someProduct, (pricePence, product) => {
        for (const rhythm of rhythms(product)) {
          const terms = termsFor({ pricePence }, rhythm)
          expect(terms.unitPence * 10).toBeLessThanOrEqual(pricePence * 9)
          expect(terms.unitPence * 10).toBeGreaterThan(pricePence * 9 - 10)
          expect(terms.totalPence).toBe(terms.unitPence * terms.packs + terms.deliveryPence)
          expect(termsAt(subscriberPence(pricePence), rhythm)).toEqual(terms)
        }
      }),
    )
  })

  test('the lines of a delivery cost what was agreed', () => {
    const product = { id: 'biotin', priceId: 'price_biotin', name: 'Biotin', vatRatePercent: 20 } as const
    const [line, ...more] = deliveryLines(product, { packs: 2, unitPence: 508 })
    expect(more).toEqual([])
    expect(line).toMatchObject({ quantity: 2, unitPence: 508, vatPence: 169 })
  })

  test('what a form sends is read back whole, and nothing else is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9999 }),
        somePence,
        (packs, everyDays, totalPence) => {
          const choice = { packs, everyDays, totalPence }
          expect(readChoice(choiceValue(choice))).toEqual(choice)
        },
      ),
    )
    for (const odd of ['', '1-2', '1-2-3-4', '-1-2-3', '1.5-2-3', 'x-y-z', '1-2-3 ']) expect(readChoice(odd)).toBeNull()
  })
})

describe('days', () => {
  test('the day that is charged is the day that was said, in summer and in winter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), days => {
        const day = addDays(dayOf('2026-01-01'), days)
        expect(dayOfCharge(chargeAt(day))).toBe(day)
      }),
    )
  })

  test('a skip goes one period on, to a day that may be chosen', () => {
    fc.assert(
      fc.property(
        someMoment,
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 1, max: 364 }),
        (now, ahead, every) => {
          const next = chargeAt(addDays(choosable(now).from, ahead))
          const to = skippedTo(next, every, now)
          expect(mayMoveTo(to, now)).toBe(true)
          expect(daysBetween(dayOfCharge(next), to)).toBeLessThanOrEqual(every)
        },
      ),
    )
  })

  test('a charge is announced once, in the week before it and never after', () => {
    fc.assert(
      fc.property(someMoment, fc.integer({ min: -30, max: 60 }), (now, ahead) => {
        const next = chargeAt(addDays(choosable(now).from, ahead))
        const due = isReminderDue(next, null, now)
        expect(due).toBe(next > now && ahead + 1 <= REMIND_DAYS)
        expect(isReminderDue(next, next, now)).toBe(false)
      }),
    )
    expect(isReminderDue(null, null, new Date())).toBe(false)
  })
})
