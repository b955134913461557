import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { figureOf, type Intake, statedIntake, sumIntakes } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { type EatenPortion, type EatenWeek, ledgerOf } from './ledger.ts'
import { linesFor } from './lines.ts'
import { rowWords } from './row-words.ts'

const MAN = { sex: 'male', ageYears: 38, weightKg: null, goalKcal: 2000, isKeto: false } as const
const DAYS = ['09', '10', '11', '12'].map(date => dayOf(`2026-11-${date}`))
const LINES = linesFor(MAN)

const eaten = (place: number, name: string, intake: Intake<'per serving'>, servings = 1): EatenPortion => ({
  day: DAYS[place] ?? dayOf('2026-11-09'),
  name,
  intake,
  added: null,
  servings,
})
const stated = (figures: Record<string, number>, rest: 'none' | 'unknown' = 'none') =>
  statedIntake(figures, { rest, grams: 400 })

const weekOf = (portions: readonly EatenPortion[], more: Partial<EatenWeek> = {}): EatenWeek => ({
  completeDays: DAYS,
  portions,
  doses: [],
  ...more,
})

function rowOf(week: EatenWeek, key: string) {
  const ledger = ledgerOf(week, LINES)
  const rows = ledger ? [...ledger.notMet, ...ledger.cannotTell, ...ledger.met, ...ledger.limits] : []
  const row = rows.find(({ line }) => line.key === key)
  if (!row) throw new Error(`No row of ${key}`)
  return row
}

describe('a week beside its lines', () => {
  it('says nothing without a complete day, and counts nothing of the others', () => {
    const tuesday = eaten(1, 'Porridge', stated({ magnesiumMg: 400 }))
    expect(ledgerOf(weekOf([tuesday], { completeDays: [] }), LINES)).toBeNull()
    const monday = weekOf([eaten(0, 'Toast', stated({ magnesiumMg: 100 })), tuesday], {
      completeDays: [dayOf('2026-11-09')],
    })
    expect(rowOf(monday, 'magnesiumMg').lower).toBe(100)
    expect(ledgerOf(monday, LINES)?.isEnough).toBe(false)
  })

  it('counts a complete day on which nothing was eaten', () => {
    expect(rowOf(weekOf([eaten(0, 'Oats', stated({ magnesiumMg: 400 }))]), 'magnesiumMg').lower).toBe(100)
  })

  it('is not met, met or cannot tell by the least and the most', () => {
    const week = weekOf([
      eaten(0, 'Oats', stated({ magnesiumMg: 1008, fibreG: 130 })),
      eaten(1, 'Canteen lunch', stated({ magnesiumMg: 48, fibreG: 3 })),
    ])
    expect(rowOf(week, 'magnesiumMg')).toMatchObject({ verdict: 'not met', lower: 264, upper: 264 })
    expect(rowOf(week, 'fibreG').verdict).toBe('met')
    const open = weekOf([...week.portions, eaten(2, 'Quick add', stated({ energyKcal: 400 }, 'unknown'))])
    expect(rowOf(open, 'magnesiumMg').verdict).toBe('cannot tell')
    expect(rowOf(open, 'fibreG').verdict).toBe('met')
  })

  it('reads what is limited the other way, and free sugars only as far as all sugars tell', () => {
    const little = weekOf(DAYS.map((_, place) => eaten(place, 'Soup', stated({ sodiumMg: 1000, sugarsG: 20 }))))
    expect(rowOf(little, 'sodiumMg').verdict).toBe('met')
    expect(rowOf(little, 'freeSugarsG').verdict).toBe('met')
    const much = weekOf(DAYS.map((_, place) => eaten(place, 'Crisps', stated({ sodiumMg: 4000, sugarsG: 80 }))))
    expect(rowOf(much, 'sodiumMg').verdict).toBe('not met')
    expect(rowOf(much, 'freeSugarsG').verdict).toBe('cannot tell')
  })

  it('counts supplements towards the line, apart', () => {
    const dose = {
      day: dayOf('2026-11-09'),
      name: 'Magnesium',
      amounts: amountsOn('per serving', { magnesiumMg: 200 }),
      doses: 4,
    }
    const row = rowOf(weekOf([eaten(0, 'Oats', stated({ magnesiumMg: 400 }))], { doses: [dose] }), 'magnesiumMg')
    expect(row).toMatchObject({ verdict: 'met', lower: 300, supplements: 200 })
    expect(row.givers.map(({ name, isSupplement }) => [name, isSupplement])).toEqual([
      ['Magnesium', true],
      ['Oats', false],
    ])
  })

  it('is in the order of closing, of doubt, and of the list', () => {
    const ledger = ledgerOf(
      weekOf(DAYS.map((_, place) => eaten(place, 'All', stated({ magnesiumMg: 100, ironMg: 8, fibreG: 20 })))),
      LINES,
    )
    expect(ledger?.notMet.slice(0, 3).map(({ line }) => line.key)).toEqual(['ironMg', 'fibreG', 'magnesiumMg'])
  })

  it('puts a bound of one’s own in the place of the reference', () => {
    const own = linesFor(MAN, new Map([['ironMg', { least: 9, most: 17 }]]))
    expect(own.filter(({ key }) => key === 'ironMg')).toEqual([
      { key: 'ironMg', amount: 9, sense: 'at least', from: 'own' },
      { key: 'ironMg', amount: 17, sense: 'at most', from: 'own' },
    ])
  })
})

describe('words', () => {
  const words = (week: EatenWeek, key: string) => rowWords(rowOf(week, key), 4)

  it('says what is short, by the bounds that are printed', () => {
    const bounded = { ...stated({ magnesiumMg: 252 }) }
    const upper = bounded.upper.slice()
    upper[NUTRIENT_INDEX.magnesiumMg] = 264
    const week = weekOf(DAYS.map((_, place) => eaten(place, 'Food', { ...bounded, upper })))
    expect(words(week, 'magnesiumMg')).toMatchObject({
      amount: '252 to 264',
      of: 'of 300 mg',
      note: '36 to 48 mg short',
      level: null,
    })
  })

  it('rounds per cent down and says when some is not known', () => {
    const week = weekOf(
      DAYS.map((_, place) => eaten(place, 'Food', stated({ proteinG: 93.4, seleniumUg: 41 }, 'unknown'))),
    )
    expect(words(week, 'proteinG').note).toBe('167 %')
    expect(
      words(weekOf([...week.portions, eaten(0, 'Canteen lunch', stated({}, 'unknown'))]), 'seleniumUg'),
    ).toMatchObject({
      amount: 'at least 41',
      note: 'some of it not known',
      level: '255 µg',
      settle:
        'log Canteen lunch as a dish or a food, so that its selenium can be counted; or 34 µg more a day from foods whose selenium is known.',
    })
  })

  it('prints as many decimals as the verdict needs', () => {
    const week = weekOf(DAYS.map((_, place) => eaten(place, 'Food', stated({ ironMg: 8.68 }))))
    expect(words(week, 'ironMg')).toMatchObject({ amount: '8.68', note: '0.02 mg short' })
  })

  it('says so where supplements are what meets it', () => {
    const doses = DAYS.map(day => ({
      day,
      name: 'D3',
      amounts: amountsOn('per serving', { vitaminDUg: 10 }),
      doses: 1,
    }))
    const food = DAYS.map((_, place) => eaten(place, 'Food', stated({ vitaminDUg: 5 })))
    expect(words(weekOf(food, { doses }), 'vitaminDUg')).toMatchObject({
      note: '150 %, with supplements',
      foodEnds: 34,
    })
    expect(words(weekOf(food), 'vitaminDUg').foodEnds).toBeNull()
  })

  it('writes sodium as salt', () => {
    const week = weekOf(DAYS.map((_, place) => eaten(place, 'Food', stated({ sodiumMg: 2840 }))))
    expect(words(week, 'sodiumMg')).toMatchObject({
      name: 'Salt',
      amount: '7.1',
      of: 'of at most 6 g',
      note: '1.1 g over',
    })
  })
})

const anyIntake = fc
  .array(
    fc.tuple(fc.double({ min: 0, max: 900, noNaN: true }), fc.double({ min: 0, max: 300, noNaN: true }), fc.boolean()),
    {
      minLength: NUTRIENT_KEYS.length,
      maxLength: NUTRIENT_KEYS.length,
    },
  )
  .map(figures => {
    const intake = statedIntake({}, { rest: 'none', grams: 200 })
    figures.forEach(([known, more, isOpen], place) => {
      intake.lower[place] = Math.round(known * 1024) / 1024
      intake.upper[place] = (intake.lower[place] ?? 0) + (isOpen ? Math.round(more * 1024) / 1024 : 0)
    })
    return intake
  })
const anyWeek = fc
  .array(fc.tuple(fc.nat(3), fc.nat(4), anyIntake, fc.integer({ min: 0, max: 8 })), { minLength: 1, maxLength: 12 })
  .map(all => weekOf(all.map(([place, name, intake, quarters]) => eaten(place, `Food ${name}`, intake, quarters / 4))))

describe('of any week', () => {
  it('what is no longer known may turn a verdict into ‘cannot tell’, and into nothing else', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat(), fc.nat(NUTRIENT_KEYS.length - 1), fc.boolean(), (week, nth, place, isBounded) => {
        const forgotten = week.portions.map((portion, index) => {
          if (index !== nth % week.portions.length) return portion
          const intake = { ...portion.intake, lower: portion.intake.lower.slice(), upper: portion.intake.upper.slice() }
          intake.lower[place] = 0
          if (!isBounded) intake.upper[place] = Number.POSITIVE_INFINITY
          return { ...portion, intake }
        })
        for (const { key } of LINES) {
          const [before, after] = [rowOf(week, key).verdict, rowOf({ ...week, portions: forgotten }, key).verdict]
          if (after !== before) expect(after).toBe('cannot tell')
        }
      }),
    )
  })

  it('what gave it adds up to what it was, exactly, and so does what is printed', () => {
    fc.assert(
      fc.property(anyWeek, week => {
        const all = sumIntakes(
          week.portions.map(({ intake, servings }) => {
            const sum = statedIntake({}, { rest: 'none', grams: 0 })
            for (const key of NUTRIENT_KEYS) sum.lower[NUTRIENT_INDEX[key]] = figureOf(intake, key).amount * servings
            return sum
          }),
        )
        for (const { key, sense } of LINES) {
          if (key === 'freeSugarsG') continue
          const row = rowOf(week, key)
          const given = row.givers.reduce((sum, { amount }) => sum + amount, 0)
          expect(given).toBe(figureOf(all, key).amount)
          const { givers, amount } = rowWords(row, DAYS.length)
          const printed = givers.reduce((sum, each) => sum + Number.parseFloat(each.amount.replaceAll(',', '')), 0)
          const lower = Number.parseFloat(amount.replace('at least ', '').replaceAll(',', ''))
          expect(printed, `${key} ${sense}`).toBeCloseTo(lower, 6)
        }
      }),
    )
  })
})
