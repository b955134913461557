import { randomUUID } from 'node:crypto'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { sendChange } from './changes.ts'
import { expect, expectAccessible, expectFits, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asGuest } from './people.ts'

test('a visitor understands a week: three figures, what is not met with food first, and a swap that can be taken back', async ({
  page,
}) => {
  await visit(page, '/dashboard/nutrients')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your week in nutrients')
  // Early in a week too few days are complete for every group; a whole one has them all.
  await page.getByRole('link', { name: 'The week before' }).click()
  await expect(page).toHaveURL(/week=/)
  for (const group of ['Met', 'Cannot tell', 'At most'])
    await expect(page.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible()
  await expectWellAtBothWidths(page)

  // Few foods bring vitamin D: the sample member takes some, and food comes first all the same. What is known of a week
  // depends on the days of it that are complete, so on what day it is: a week before shows it, if not this one.
  const short = page.getByRole('heading', { level: 2, name: 'Met with supplements' })
  for (let weeks = 0; weeks < 4 && !(await short.isVisible()); weeks += 1) {
    const week = page.getByText(/^Week of /)
    const before = (await week.textContent()) ?? ''
    await page.getByRole('link', { name: 'The week before' }).click()
    await expect(week).not.toHaveText(before)
    await expect(page.getByRole('heading', { level: 2, name: 'At most' })).toBeVisible()
  }
  await expect(short).toBeVisible()
  const vitaminD = page.getByRole('button', { name: /^Vitamin D/ })
  if ((await vitaminD.getAttribute('aria-expanded')) === 'false') await vitaminD.press('Enter')
  await expect(vitaminD).toHaveAttribute('aria-expanded', 'true')
  const panel = page.locator(`#${await vitaminD.getAttribute('aria-controls')}`)
  await expect(panel.getByText(/Vitamin D( from food alone)? would be /)).toBeVisible()
  // Nothing of gelatine for somebody who eats no meat.
  await expect(page.getByText('If the food is not for you')).toHaveCount(0)

  const swap = panel.getByRole('button', { name: /^Swap: / }).first()
  const name = (await swap.getAttribute('aria-label'))?.replace('Swap: ', '') ?? ''
  await swap.press('Enter')
  await expectSaid(page, 'is planned')
  const undo = panel.getByRole('button', { name: `Undo: ${name}` })
  await expect(undo).toBeVisible()
  await undo.press('Enter')
  await expectSaid(page, 'Your meal is as it was')
  await expect(panel.getByRole('button', { name: `Swap: ${name}` })).toBeVisible()

  const met = page.getByRole('button', { name: /^Protein/ })
  await met.press('Enter')
  await expect(met).toHaveAttribute('aria-expanded', 'true')
  await expectWellAtBothWidths(page)
})

test('whoever logged nothing is told what to do, and weeks are walked by arrows', async ({ page }) => {
  await visit(page, '/dashboard/nutrients')
  await page.getByRole('link', { name: 'The week before' }).click()
  await expect(page).toHaveURL(/\?week=\d{4}-\d\d-\d\d$/)
  await expect(page.getByText(/^Week of /)).toBeVisible()
  await visit(page, '/dashboard/nutrients?week=2001-01-01')
  await expect(page.getByRole('heading', { name: 'Log a full day to see your nutrients' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the daily log' })).toBeVisible()
  await expectAccessible(page)
})

test('targets are kept from today on, with the consent that they need, and are the goal everywhere', async ({
  page,
  watch,
}) => {
  watch.allow(/status 4\d\d: .*\/dashboard\/profile/)
  await visit(page, '/dashboard/targets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your targets')
  await expectWellAtBothWidths(page)
  await page.getByRole('radio', { name: 'A figure of your own' }).check()
  await page.getByRole('textbox', { name: 'What you use in a day, kcal' }).fill('2200')
  await page.getByRole('group', { name: 'Iron: least, most or range' }).getByText('Range').click()
  await page.getByRole('textbox', { name: 'Iron, at most, mg' }).fill('17')
  await page.getByRole('button', { name: 'Save targets' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'I agree, and keep it' }).click()
  await expectSaid(page, 'Targets saved')

  await visit(page, '/dashboard/profile')
  await expect(page.getByText('2,200 kcal a day, your own').first()).toBeVisible()
  await visit(page, '/dashboard/targets')
  await expect(page.getByRole('textbox', { name: 'Iron, at most, mg' })).toHaveValue('17')
  await page.getByRole('button', { name: 'Reset Iron' }).click()
  await expect(page.getByRole('textbox', { name: 'Iron, at most, mg' })).toHaveCount(0)
})

test('a health goal opens one at a time, with its claim, its food and its products', async ({ page }) => {
  await visit(page, '/dashboard/health-goals')
  const immune = page.getByRole('button', { name: 'Immune Support' })
  const energy = page.getByRole('button', { name: 'Energy & Vitality' })
  await expect(
    page.getByText('Vitamin C contributes to the normal function of the immune system.').first(),
  ).toBeVisible()
  await immune.press('Enter')
  await expect(page.getByRole('link', { name: 'See product: Vitamin D3 + K2' })).toBeVisible()
  await expectWellAtBothWidths(page)
  await energy.press('Enter')
  await expect(immune).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: 'See product: Magnesium Complex' })).toBeVisible()
  await expect(page.getByText(/collagen|creatine|lion’s mane/i)).toHaveCount(0)
})

test('a goal of one’s own is chosen, seen, laid to rest and taken away, and all of it can be taken back', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, '/dashboard/health-goals')
  // A visitor sees how the sample member is with theirs.
  const fibre = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Fibre, at least 30 g/ }) })
  await expect(fibre).toContainText('of 7 days')
  await expect(page.getByText('92 %')).toBeVisible()
  await fibre.getByText('Day by day').press('Enter')
  await expect(fibre.getByRole('link', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })).toHaveCount(7)
  await expectWellAtBothWidths(page)

  await page.getByRole('button', { name: 'Add a goal' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a goal' })
  await dialog.getByLabel('What’s the goal?').selectOption('Five a day')
  await dialog.getByLabel('Portions a day').fill('none')
  await dialog.getByRole('button', { name: 'Add goal' }).click()
  await expect(dialog.getByText('Please enter a number.')).toBeVisible()
  await dialog.getByLabel('Portions a day').fill('4')
  await expectWellAtBothWidths(page)
  await dialog.getByRole('button', { name: 'Add goal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I agree, and keep it' }).click()
  await expectSaid(page, 'Goal added')
  const own = page.getByRole('heading', { name: 'Fruit and vegetables, 4 portions' })
  await expect(own).toBeVisible()
  await expect(page.getByText('92 %')).toHaveCount(0)

  const edit = page.getByRole('button', { name: /^Edit: Fruit and vegetables/ })
  await edit.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expectSaid(page, 'The goal rests')
  await expect(page.getByText('Resting')).toBeVisible()
  await edit.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(page, 'Goal removed')
  await expect(own).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter')
  await expect(own).toBeVisible()
  await visit(page, '/dashboard/health-goals')
  await expect(own).toBeVisible()
  await expectFits(page)
})

test('a guest holds a page against their own reference, which this browser alone keeps', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url() + (request.postData() ?? '')))
  await visit(page, '/learn/nutrients/iron')
  const foods = page.getByRole('region', { name: /^Foods with iron/ })
  await foods.getByRole('button', { name: 'My own' }).click()
  await foods.getByRole('textbox', { name: 'Age' }).fill('0')
  await foods.getByRole('button', { name: 'Show mine' }).click()
  await expect(foods.getByText('Write an age from 1 to 120 in whole years.')).toBeVisible()
  await expectAccessible(page)
  await foods.getByRole('textbox', { name: 'Age' }).fill('60')
  await foods.getByRole('button', { name: 'Show mine' }).click()
  await expect(foods).toContainText('8.7 mg, your own: woman, 60')
  await visit(page, '/learn/nutrients/calcium')
  await page.getByRole('button', { name: 'My own' }).click()
  await expect(page.getByText('your own: woman, 60')).toBeVisible()
  expect(asked.filter(each => /ageYears|own-reader/.test(each))).toEqual([])
  await page.getByRole('button', { name: 'Forget what I told this browser' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nutrient-reader'))).toBeNull()
})

test('what a guest’s own week and goal fall short of is recommended in both lists, and to nobody else', async ({
  page,
}) => {
  await visit(page, '/shop/supplements')
  await expect(page.getByText('Recommended', { exact: true })).toHaveCount(0)
  await asGuest(page)
  await visit(page, '/dashboard/daily-log')
  const today = dayIn(new Date(), LONDON)
  const days = [1, 2, 3, 4, 5].map(ago => addDays(today, -ago))
  // Short of the reference by a little, which recommends nothing yet, and of the goal by far.
  const one = writtenIntake(statedIntake({ energyKcal: 2000, magnesiumMg: 260 }, { rest: 'unknown', grams: 0 }))
  await sendChange(page, 'diary-changed', {
    put: days.map(day => ({
      ...{ id: randomUUID(), day, meal: 'lunch', place: 0, time: '12:30', added: null, one },
      what: { kind: 'quick', name: 'Lunch at work' },
      amount: { times: 1, grams: null, measure: null },
    })),
    ...{ removed: [], agrees: true },
  })
  await sendChange(page, 'diary-day-set', { days: days.map(day => ({ day, status: 'complete' })) })
  const aim = { kind: 'nutrient', key: 'magnesiumMg', sense: 'at least', amount: 500, days: 7 }
  const goal = { id: randomUUID(), aim, fromDay: today, untilDay: null, state: 'open', stateFrom: today }
  await sendChange(page, 'own-goals-changed', { put: [goal], removed: [], agrees: true })
  for (const path of ['/dashboard/supplements?view=all', '/shop/supplements']) {
    await visit(page, path)
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Magnesium Complex' }) })
    await expect(card.getByText('Recommended', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Recommended', exact: true }).click()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(['Magnesium Complex'])
  }
})
