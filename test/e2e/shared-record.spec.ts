import { addDays } from '../../modules/calendar/day.ts'
import { dayIn, LONDON } from '../../modules/calendar/zone.ts'
import { stated } from '../../modules/food-log/diary.fixture.ts'
import { sendChange } from './changes.ts'
import { expect, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const YESTERDAY = addDays(dayIn(new Date(), LONDON), -1)
const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`

test('a member gives a dietitian a page of their record by keyboard, sees that it was read, and ends it', async ({
  page,
  browser,
  watch,
}) => {
  const ann = await asMember(page, 'ann')
  await visit(page, '/dashboard/progress')
  const stew = { kind: 'quick', name: 'Bean stew' }
  const entry = { id: idOf(1), day: YESTERDAY, meal: 'lunch', place: 0, time: null, what: stew, added: null }
  const amount = { times: 1, grams: 350, measure: null }
  const one = stated({ energyKcal: 640, proteinG: 31, ironMg: 4 })
  await sendChange(page, 'diary-changed', { put: [{ ...entry, amount, one }], removed: [], agrees: true })
  await sendChange(page, 'diary-day-set', { days: [{ day: YESTERDAY, status: 'complete' }] })
  const weight = { id: idOf(2), day: YESTERDAY, time: null, kind: 'weight', value: 71.3, words: '' }
  await sendChange(page, 'measured', { put: [weight], removed: [] })
  await visit(page, '/dashboard/progress')
  await page.getByRole('link', { name: 'Share with a dietitian or GP' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'For a dietitian or GP' })).toBeVisible()
  await expect(page.getByText('None. Nobody can read your record.')).toBeVisible()
  for (const part of [/^Weight/, /^Diary/]) await page.getByRole('checkbox', { name: part }).press('Space')
  await page.getByRole('checkbox', { name: /^With my name/ }).press('Space')
  await page.getByLabel('Whom it is for').fill('Dr Patel')
  await expectWellAtBothWidths(page)
  await page.getByRole('button', { name: 'Make the link' }).press('Enter')
  const address = await page.getByLabel('The link', { exact: true }).inputValue()
  await expectWellAtBothWidths(page)

  const other = await browser.newContext()
  const reader = await other.newPage()
  await visit(reader, new URL(address).pathname)
  await expect(reader.getByRole('heading', { name: `Food record of ${ann.name}` })).toBeVisible()
  await expect(reader.getByRole('row', { name: /Energy 640 kcal/ })).toBeVisible()
  await expect(reader.getByText('71.3 kg').first()).toBeVisible()
  await expect(reader.getByRole('rowheader', { name: 'Bean stew' })).toBeVisible()
  await expectWellAtBothWidths(reader)

  await visit(page, '/dashboard/settings/data')
  await expect(page.getByText('One link to your food record opens it for whoever has it.')).toBeVisible()
  await page.getByRole('link', { name: 'See and end' }).click()
  await expect(page.getByText(/^Opened once, last on/)).toBeVisible()
  await page.getByRole('button', { name: 'End now: the link for Dr Patel' }).press('Enter')
  await expect(page.getByText('None. Nobody can read your record.')).toBeVisible()
  watch.allow(/status 410|410 \(Gone\)/)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await expectWellAtBothWidths(reader)
  await other.close()
})
