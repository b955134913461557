import { expect, test } from 'vitest'
import { item, known, label, ours } from './cabinet.fixture.ts'
import { ceilingView } from './ceiling-words.ts'
import { ceilings, type Place, sourcesOfCabinet, withProducts } from './ceilings.ts'
import { PRODUCT_FACTS } from './facts.ts'
import { scheduleWords, unitsWords } from './schedule-words.ts'

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const multivitamin = known(
  item(1, label('A to Z', { magnesiumMg: 56, vitaminDUg: 5 }), { weekdays: WORKDAYS, times: ['07:45'] }),
)
const magnesium = known(item(2, ours('magnesium-complex'), { units: 2, times: ['21:00'] }))
const cabinet = (...items: (typeof magnesium)[]) => ceilingView(ceilings(sourcesOfCabinet(items), null))
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const looking = (place: Place) =>
  ceilingView(
    ceilings(withProducts(sourcesOfCabinet([multivitamin]), [PRODUCT_FACTS['magnesium-complex']], place), null),
  )

test('what is passed is told with its days, its parts, its level and the others by name', () => {
  const [over] = cabinet(multivitamin, magnesium).notices
  expect(plain(over?.title)).toBe('Magnesium is 6 mg over on weekdays')
  expect(plain(over?.words)).toBe(
    'A to Z brings 56 mg and Magnesium Complex 200 mg. The upper level is 250 mg a day from supplements ' +
      '(EFSA 2025: more may have a laxative effect). Food does not count here. ' +
      'EVM 2003 says 400 mg a day from supplements.',
  )
  expect(over?.remedy?.words).toBe('Take 1 capsule of Magnesium Complex at a time, and magnesium stays within it.')
  expect(plain(over?.level?.words)).toBe('Upper level 250 mg')
})

test('a page and a cart say what they would bring, the cart with its own part last', () => {
  expect(plain(looking('page').notices[0]?.title)).toBe('With what you take this brings magnesium to 256 mg a day')
  const [over] = looking('cart').notices
  expect(over?.title).toBe('With Magnesium Complex, magnesium would pass the upper level')
  expect(over?.parts.map(({ where }) => where)).toEqual(['In your cabinet', 'In this cart'])
})

test('two sources below a level are told, and so are both collagens; another figure is another notice', () => {
  const d3 = known(item(3, ours('vitamin-d3-k2')))
  const [two] = cabinet(multivitamin, d3).notices
  expect(two).toMatchObject({ kind: 'two', title: 'Two of these bring vitamin D' })
  expect(plain(two?.words)).toBe(
    'A to Z brings 5 µg and Vitamin D3 + K2 10 µg. Together that is 15 µg, within the level of 100 µg.',
  )
  expect(cabinet(multivitamin, { ...d3, units: 2 }).notices[0]?.key).not.toBe(two?.key)
  const collagens = [item(4, ours('collagen-capsules')), item(5, ours('collagen-peptides'))].map(known)
  expect(cabinet(...collagens).notices).toMatchObject([{ title: 'Both of these are collagen' }])
})

test('schedules are said as people say them', () => {
  expect(scheduleWords(magnesium, 'capsule')).toBe('2 capsules at 21:00, every day')
  expect(scheduleWords(multivitamin, 'tablet')).toBe('1 tablet at 7:45, Monday to Friday')
  expect(scheduleWords({ ...magnesium, weekdays: WORKDAYS.slice(0, 2) }, 'capsule')).toContain('Mondays and Tuesdays')
  expect(unitsWords(0.5, 'tablet')).toBe('½ tablet')
  expect(unitsWords(1.5, 'tablet')).toBe('1½ tablets')
  expect(unitsWords(5, 'ml')).toBe('5 ml')
})
