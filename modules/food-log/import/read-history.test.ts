import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import { entryProblem } from '../diary-limits.ts'
import { CRONOMETER, LOSE_IT, MYFITNESSPAL } from './exports.fixture.ts'
import { batchesOf, dayWords } from './history-days.ts'
import { formatOf } from './history-formats.ts'
import { type DateOrder, type HistoryRow, readHistory, WHY_NOT } from './read-history.ts'

function read(text: string, order: DateOrder | null = null) {
  const { data, meta } = parse<HistoryRow>(text, { header: true, skipEmptyLines: 'greedy' })
  const format = formatOf(meta.fields ?? [])
  if (!format) throw new Error('No format')
  return { format, ...readHistory(format, data, order) }
}

const figure = (one: string, key: Parameters<typeof figureOf>[1]) => figureOf(readIntake(one), key)

describe('an export', () => {
  it('of MyFitnessPal is a row for each meal; per cents and noughts for the unknown are left unknown', () => {
    const { format, entries, left } = read(MYFITNESSPAL)
    expect(format).toBe('myfitnesspal')
    expect(entries.map(({ day, meal }) => `${day} ${meal}`)).toEqual([
      '2026-01-15 breakfast',
      '2026-01-15 dinner',
      '2026-01-16 snack',
    ])
    const [breakfast, dinner] = entries.map(({ one }) => one)
    expect(figure(breakfast ?? '', 'energyKcal')).toMatchObject({ amount: 1050.5, most: 1050.5 })
    expect(figure(breakfast ?? '', 'potassiumMg').most).toBe(Number.POSITIVE_INFINITY)
    expect(figure(breakfast ?? '', 'vitaminCMg')).toMatchObject({ amount: 0, most: Number.POSITIVE_INFINITY })
    expect(figure(dinner ?? '', 'saturatesG')).toMatchObject({ amount: 0, most: 24 })
    expect([...left]).toEqual([
      [WHY_NOT.wrong, 1],
      [WHY_NOT.day, 1],
    ])
  })

  it('of Cronometer has foods with time and amount; vitamin D comes in µg, carbohydrate without fibre', () => {
    const { format, entries, left } = read(CRONOMETER)
    expect(format).toBe('cronometer')
    expect(entries.map(({ what, time }) => [what.name, time])).toEqual([
      ['Oats, rolled', '08:00'],
      ['Coffee', '08:00'],
      ['Coffee', '08:00'],
      ['Salmon, baked', '19:30'],
    ])
    expect(entries[0]?.amount).toEqual({ times: 1, grams: 80, measure: { count: 80, unit: 'g' } })
    expect(entries[1]?.amount.measure).toEqual({ count: 1, unit: 'cup' })
    expect(figure(entries[0]?.one ?? '', 'carbohydrateG').amount).toBe(46)
    expect(figure(entries[3]?.one ?? '', 'vitaminDUg').amount).toBe(10)
    expect([...left]).toEqual([[WHY_NOT.figures, 1]])
  })

  it('of Lose It! has what was deleted left out, and the month first', () => {
    const { format, entries, left, isDateUnsure } = read(LOSE_IT)
    expect(format).toBe('lose-it')
    expect(entries.map(({ day, what }) => [day, what.name])).toEqual([
      ['2026-01-05', 'Oatmeal'],
      ['2026-01-15', 'Apple'],
    ])
    expect(entries[1]?.amount.grams).toBe(150)
    expect(figure(entries[1]?.one ?? '', 'fatG').most).toBe(Number.POSITIVE_INFINITY)
    expect([...left]).toEqual([[WHY_NOT.deleted, 1]])
    expect(isDateUnsure).toBe(false)
  })

  it('whose dates could be either way says so, and is read as it is told', () => {
    const [head = '', first = ''] = LOSE_IT.split('\n')
    const unsure = `${head}\n${first}\n`
    expect(read(unsure)).toMatchObject({ isDateUnsure: true, entries: [{ day: '2026-01-05' }] })
    expect(read(unsure, 'day first')).toMatchObject({ entries: [{ day: '2026-05-01' }] })
  })

  it('is read twice into the same entries, and two rows that are alike are two', () => {
    const ids = read(CRONOMETER).entries.map(({ id }) => id)
    expect(read(CRONOMETER).entries.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(4)
    // A later export that begins elsewhere has the same rows under the same ids.
    const [head = '', , ...rest] = CRONOMETER.split('\n')
    expect(read([head, ...rest].join('\n')).entries.map(({ id }) => id)).toEqual(ids.slice(1))
  })

  it('makes entries that a diary takes', () => {
    for (const text of [MYFITNESSPAL, CRONOMETER, LOSE_IT])
      expect(read(text).entries.map(entryProblem)).toEqual(read(text).entries.map(() => null))
  })

  it.each(['', 'a,b\n1,2\n', 'Date,Weight\n2026-01-01,80\n', '\u0000\u0001'])('of nobody’s is not read: %j', text => {
    expect(formatOf(parse(text, { header: true }).meta.fields ?? [])).toBeNull()
  })
})

describe('days of an import', () => {
  it('are complete with two meals and 800 kcal, partial otherwise; what was said of them stays', () => {
    const { entries } = read(MYFITNESSPAL)
    expect(dayWords(entries, new Set())).toEqual([
      { day: '2026-01-15', status: 'complete' },
      { day: '2026-01-16', status: 'partial' },
    ])
    const said = new Set(entries.slice(0, 1).map(({ day }) => day))
    expect(dayWords(entries, said)).toEqual([{ day: '2026-01-16', status: 'partial' }])
  })

  it('go in batches that a change has room for', () => {
    const sizes = batchesOf(Array.from({ length: 250 }, (_, nth) => nth)).map(batch => batch.length)
    expect(sizes).toEqual([100, 100, 50])
  })
})
