import { expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { amountsBySource, dailyTotals } from '#modules/nutrition/intake/day-intake.ts'
import { dose, item, known, label, ours, SUN } from './cabinet.fixture.ts'
import { undoCabinet, undoDoses, withCabinetEdit, withDoseEdit } from './cabinet.ts'
import { countedDoses, dosesOfDay, openDoses } from './due-doses.ts'
import { PRODUCT_FACTS } from './facts.ts'
import { runOut } from './run-out.ts'
import { SEPARATIONS, separationNotes } from './separations.ts'

const magnesium = known(item(1, ours('magnesium-complex'), { units: 2, times: ['21:00'] }))
const iron = known(item(2, label('A to Z multivitamin', { ironMg: 14, magnesiumMg: 56 }), { times: ['07:46'] }))

test('a day shows what is due by its time, and what was taken of things that are gone', () => {
  const gone = dose(item(9, ours('biotin')), SUN, { time: '10:00' })
  const shown = dosesOfDay([magnesium, iron], [dose(iron, SUN, { time: '08:12' }), gone], SUN)
  expect(shown.map(({ name, dueAt, taken }) => [name, dueAt, taken?.time ?? null])).toEqual([
    ['A to Z multivitamin', '07:46', '08:12'],
    ['Biotin', '10:00', '10:00'],
    ['Magnesium Complex', '21:00', null],
  ])
  expect(dosesOfDay([{ ...magnesium, weekdays: ['monday'] }], [], SUN)).toEqual([])
  expect(dosesOfDay([{ ...magnesium, pausedOn: SUN }], [], SUN)).toEqual([])
  expect(dosesOfDay([{ ...magnesium, pausedOn: SUN }], [], addDays(SUN, -1))).toHaveLength(1)
  expect(dosesOfDay([{ ...magnesium, addedOn: addDays(SUN, 1) }], [], SUN)).toEqual([])
})

test('a dose gives what its label said when it was taken, times its units', () => {
  const taken = dose(magnesium, SUN)
  const totals = dailyTotals([], countedDoses([taken, dose(iron, SUN)]))
  const day = totals.get(SUN)
  expect(day && amountsBySource(day, 'magnesiumMg')).toEqual({ food: 0, fortification: 0, supplements: 256 })
  const [shown] = dosesOfDay(
    [{ ...magnesium, units: 1, facts: { ...magnesium.facts, name: 'Magnesium New' } }],
    [taken],
    SUN,
  )
  expect(shown).toMatchObject({ name: 'Magnesium Complex', units: 2 })
})

test('every edit has one that takes it back', () => {
  const before = [magnesium, iron]
  const edit = { put: [{ ...magnesium, pausedOn: SUN }, known(item(3, ours('biotin')))], removed: [iron.id] }
  expect(withCabinetEdit(withCabinetEdit(before, edit), undoCabinet(before, edit))).toEqual(before)
  const doses = [dose(magnesium, SUN)]
  const ticks = { put: [dose(iron, SUN)], removed: [{ item: magnesium.id, day: SUN, slot: 0 }] }
  expect(withDoseEdit(withDoseEdit(doses, ticks), undoDoses(doses, ticks))).toEqual(doses)
})

test('labels are kept apart as they ask, by the times at which things were taken', () => {
  const notes = (time: string) =>
    separationNotes([magnesium, iron], dosesOfDay([magnesium, iron], [dose(iron, SUN, { time })], SUN))
  expect(notes('07:46')).toEqual([
    {
      isKept: true,
      words:
        'Magnesium Complex and the iron in A to Z multivitamin are 13 hours 14 apart; the Magnesium Complex label asks for 3 to 4.',
    },
  ])
  expect(notes('18:10')[0]).toMatchObject({ isKept: false, words: expect.stringContaining('only 2 hours 50 apart') })
  expect(separationNotes([magnesium], dosesOfDay([magnesium], [], SUN))).toEqual([])
})

test('every separation rests on words of the label', () => {
  for (const { product, source } of SEPARATIONS) expect(WORDS[product].cautions.join(' ')).toContain(source)
})

test('facts of our labels: a unit, a pack and what is no nutrient', () => {
  expect(PRODUCT_FACTS['magnesium-complex']).toMatchObject({
    amounts: { magnesiumMg: 100 },
    product: { dose: 2, pack: 90 },
  })
  expect(PRODUCT_FACTS['collagen-peptides']).toMatchObject({
    amounts: {},
    holds: ['collagen'],
    product: { dose: 1, pack: 30 },
  })
  expect(PRODUCT_FACTS.creatine.product).toMatchObject({ pack: 35, dose: 1 })
})

test('a dose that was skipped is no longer open, is not taken, and counts for nothing', () => {
  const skipped = dose(magnesium, SUN, { units: 0 })
  const [first] = dosesOfDay([magnesium], [skipped], SUN)
  expect(first).toMatchObject({ taken: null, isSkipped: true, units: magnesium.units })
  expect(openDoses([magnesium], [], SUN)).toHaveLength(magnesium.times.length)
  expect(openDoses([magnesium], [skipped], SUN)).toHaveLength(magnesium.times.length - 1)
  expect(countedDoses([skipped])).toEqual([])
  // Of what is not in the cabinet any more nothing was due.
  expect(dosesOfDay([], [skipped], SUN)).toEqual([])
  const counted = { ...magnesium, packs: [{ units: 90, from: SUN }] }
  expect(runOut(counted, { doses: [skipped], before: 0 }, SUN)).toEqual(runOut(counted, { doses: [], before: 0 }, SUN))
})
