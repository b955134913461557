import { expect, test } from 'vitest'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { idOf, item, known, ours, SUN } from './cabinet.fixture.ts'
import { type Dose, keyOfDose, undoDoses, withDoseEdit } from './cabinet.ts'
import { doseEditProblem } from './cabinet-limits.ts'
import { countedDoses, dosesOfDay, openDoses } from './due-doses.ts'
import { PRODUCT_FACTS } from './facts.ts'
import { doseToTake, type ProductDose, productDose } from './loose-doses.ts'

const vitaminC = productDose(PRODUCT_FACTS['vitamin-c']) as ProductDose
const inCabinet = known(item(1, ours('vitamin-c'), { times: ['08:00', '20:00'] }))
/** Stirred into porridge, again and again, until it counts no more. */
function logged(items: readonly ReturnType<typeof known>[], doses: readonly Dose[], times: number): readonly Dose[] {
  let all = doses
  for (let nth = 0; nth < times; nth += 1) {
    const dose = doseToTake({ items, doses: all }, vitaminC, SUN, '07:40')
    if (dose) all = withDoseEdit(all, { put: [dose], removed: [] })
  }
  return all
}
const ticked = (doses: readonly Dose[]) => {
  const [first] = openDoses([inCabinet], doses, SUN)
  return first ? withDoseEdit(doses, { put: [{ ...first.ifTaken, time: '08:00' }], removed: [] }) : doses
}
const unitsOf = (doses: readonly Dose[]) => countedDoses(doses).reduce((sum, each) => sum + each.doses, 0)

test('what is in the cabinet is the first dose that is not taken, with its units, and no more than all of them', () => {
  const once = logged([inCabinet], [], 1)
  expect(once).toMatchObject([{ item: idOf(1), slot: 0, units: 1, time: '07:40' }])
  expect(logged([inCabinet], [], 9)).toHaveLength(2)
  expect(doseToTake({ items: [inCabinet], doses: logged([inCabinet], [], 2) }, vitaminC, SUN, '09:00')).toBeNull()
  const paused = { ...inCabinet, pausedOn: SUN }
  expect(logged([paused], [], 1)).toMatchObject([{ item: vitaminC.loose }])
})

test('logged and then ticked, or ticked and then logged, is the same; taken back it is as before', () => {
  const [loggedFirst, tickedFirst] = [ticked(logged([inCabinet], [], 1)), logged([inCabinet], ticked([]), 1)]
  expect(loggedFirst.map(keyOfDose).toSorted()).toEqual(tickedFirst.map(keyOfDose).toSorted())
  expect([unitsOf(loggedFirst), unitsOf(tickedFirst)]).toEqual([2, 2])
  const before = ticked([])
  const edit = { put: logged([inCabinet], before, 1).slice(-1), removed: [] }
  expect(withDoseEdit(withDoseEdit(before, edit), undoDoses(before, edit))).toEqual(before)
})

test('one that came into the cabinet later is the same dose, ticked at its time, and unticked it is due again', () => {
  const loose = logged([], [], 1)
  expect(loose).toMatchObject([{ item: vitaminC.loose, slot: 0, units: PRODUCT_FACTS['vitamin-c'].product?.dose }])
  const once = known(item(1, ours('vitamin-c')))
  const shown = dosesOfDay([once], loose, SUN)
  expect(shown).toMatchObject([{ dueAt: '08:00', taken: { time: '07:40' } }])
  expect(doseToTake({ items: [once], doses: loose }, vitaminC, SUN, '09:00')).toBeNull()
  const [dose] = shown
  const back = withDoseEdit(loose, { put: [], removed: dose ? [dose] : [] })
  expect(openDoses([once], back, SUN)).toHaveLength(1)
})

test('each of ours has an item of its own that may be kept', () => {
  const doses = PRODUCT_IDS.map(id => productDose(PRODUCT_FACTS[id]) as ProductDose)
  expect(new Set(doses.map(({ loose }) => loose)).size).toBe(PRODUCT_IDS.length)
  const put = doses.flatMap(each => doseToTake({ items: [], doses: [] }, each, SUN, '08:00') ?? [])
  expect(doseEditProblem(put, [])).toBeNull()
})
