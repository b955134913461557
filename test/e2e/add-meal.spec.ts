import type { Page } from '@playwright/test'
import { sql } from './database.ts'
import { expect, expectSaid, expectWellAtBothWidths, test, visit } from './journey.ts'
import { asMember } from './people.ts'

const LOG = '/dashboard/daily-log'
const DAL = '/recipes/9000000301'

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Add Meal' })
const row = (page: Page, name: string) => sheetOf(page).getByRole('listitem').filter({ hasText: name })

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Add Meal', exact: true }).first().click()
  return sheetOf(page)
}

/** Whoever logs for the first time is asked once. */
const agree = (page: Page) => page.getByRole('button', { name: 'I agree, and keep it' }).click()

/** What is kept of them, as the database has it. */
const kept = (memberId: string) =>
  sql<{ name: string; meal: string; times: number; unit: string }>(
    `select what ->> 'name' as name, meal, (amount ->> 'times')::float8 as times, amount -> 'measure' ->> 'unit' as unit
     from diary_entry where member_id = $1 order by place`,
    [memberId],
  )

test('what is typed is read while it is typed, its amounts convert, and Enter adds it', {
  tag: ['@core', '@firefox'],
}, async ({ page }) => {
  const ann = await asMember(page, 'ann')
  const addresses: string[] = []
  page.on('request', request => addresses.push(decodeURIComponent(request.url())))
  await visit(page, LOG)
  const sheet = await openSheet(page)
  await sheet.getByRole('combobox', { name: 'Meal' }).selectOption('breakfast')
  const box = sheet.getByRole('searchbox', { name: 'Food and amount' })
  await box.fill('2 slices toast with butter, xyzzy stew')
  await expect(row(page, 'White toast')).toContainText('166 kcal')
  await expect(row(page, 'Butter')).toContainText('You gave no amount: 2 tsp (10 g) is assumed.')
  await expect(row(page, 'Not found: xyzzy stew').getByRole('button', { name: /food of your own$/ })).toBeVisible()
  await expectWellAtBothWidths(page)

  // Another unit has the same weight, and other grams have other figures.
  await row(page, 'Butter').getByRole('combobox', { name: 'Unit, Butter' }).selectOption('tbsp')
  await expect(row(page, 'Butter').getByRole('textbox', { name: 'How many, Butter' })).toHaveValue('0.7')
  await row(page, 'Butter').getByRole('textbox', { name: 'Grams, Butter' }).fill('20')
  await expect(row(page, 'Butter')).toContainText('149 kcal')
  await row(page, 'White toast').getByRole('button', { name: 'Wholemeal toast' }).click()
  await expect(row(page, 'Wholemeal toast')).toContainText('163 kcal')
  await expect(sheet.getByRole('button', { name: 'Add 2 foods' })).toBeVisible()

  await box.press('Enter')
  await agree(page)
  await expectSaid(page, '2 foods added to breakfast')
  await expect
    .poll(() => kept(ann.id))
    .toEqual([
      { name: 'Wholemeal toast', meal: 'breakfast', times: 0.64, unit: 'slice' },
      { name: 'Butter', meal: 'breakfast', times: 0.2, unit: 'tbsp' },
    ])
  // What somebody eats is health data: no address has it.
  expect(addresses.filter(address => /api\/diary-search/.test(address))).not.toEqual([])
  expect(addresses.filter(address => /butter|stew|slices/i.test(address))).toEqual([])
})

test('by keyboard alone a food is added, and what was typed is not thrown away by Esc', async ({ page }) => {
  const ben = await asMember(page, 'ben')
  await visit(page, LOG)
  await page.getByRole('button', { name: 'Add Meal', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const box = sheetOf(page).getByRole('searchbox', { name: 'Food and amount' })
  await box.focus()
  await page.keyboard.type('1 banana')
  await expect(row(page, 'Banana')).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without adding?' })
  await question.getByRole('button', { name: 'Go on' }).focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await box.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I agree, and keep it' }).focus()
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Banana added')
  await expect.poll(async () => (await kept(ben.id)).map(({ name }) => name)).toEqual(['Banana'])
})

test('figures that are known are added alone, and what is not known stays so', async ({ page }) => {
  const cleo = await asMember(page, 'cleo')
  await visit(page, LOG)
  const sheet = await openSheet(page)
  await sheet.getByRole('radio', { name: 'Quick add' }).check()
  await sheet.getByRole('textbox', { name: /^Name/ }).fill('Cake at work')
  await sheet.getByRole('textbox', { name: 'Energy' }).fill('400')
  await sheet.getByRole('combobox', { name: 'Add any nutrient' }).selectOption('Sugars')
  await sheet.getByRole('textbox', { name: 'Sugars' }).fill('28')
  await expect(sheet.getByRole('textbox', { name: 'Carbohydrate' })).toHaveAttribute('placeholder', '28 or more')
  await expectWellAtBothWidths(page)
  await sheet.getByRole('button', { name: 'Add 400 kcal' }).click()
  await agree(page)
  await expectSaid(page, 'Cake at work added')
  await expect.poll(async () => (await kept(cleo.id)).map(({ name }) => name)).toEqual(['Cake at work'])
  await expect(page.getByText('Cake at work').and(page.locator(':visible')).first()).toBeVisible()

  // Had once, it is there to be had again with one press.
  await visit(page, LOG)
  const again = await openSheet(page)
  await again.getByRole('button', { name: 'Add Cake at work' }).click()
  await expectSaid(page, 'Cake at work added')
  await expect.poll(async () => (await kept(cleo.id)).length).toBe(2)
})

test('a food from its label is checked, kept, added, found by its name and removed', async ({ page }) => {
  const ann = await asMember(page, 'ann')
  await visit(page, LOG)
  const sheet = await openSheet(page)
  await sheet.getByRole('radio', { name: 'Own food' }).check()
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Oat and seed bar')
  await sheet.getByRole('textbox', { name: /^A portion is/ }).fill('40')
  const label = {
    ...{ 'Energy, kcal': '1891', 'Fat, g': '22', 'of which saturates': '2.9', 'Carbohydrate, g': '48' },
    ...{ 'of which sugars': '14', 'Fibre, g': '8.2', 'Protein, g': '11', 'Salt, g': '0.32' },
  }
  for (const [name, figure] of Object.entries(label)) await sheet.getByRole('textbox', { name }).fill(figure)
  await expect(sheet.getByText('1,891 looks like the kJ of the label: that would be 452 kcal.').first()).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Energy, kcal' }).fill('452')
  await expect(sheet.getByText('The parts add up to 450 kcal and the label says 452: it fits.')).toBeVisible()
  await expectWellAtBothWidths(page)
  await sheet.getByRole('button', { name: 'Save and add 1 portion' }).click()
  await agree(page)
  await expectSaid(page, 'Oat and seed bar added')
  await expect.poll(() => kept(ann.id)).toMatchObject([{ name: 'Oat and seed bar', times: 0.4, unit: 'portion' }])

  await visit(page, LOG)
  const again = await openSheet(page)
  await again.getByRole('searchbox', { name: 'Food and amount' }).fill('2 oat and seed bar')
  await expect(row(page, 'Oat and seed bar')).toContainText('362 kcal')
  await again.getByRole('button', { name: 'Clear search' }).click()
  await again.getByRole('radio', { name: 'Own food' }).check()
  await again.getByRole('button', { name: 'Remove Oat and seed bar' }).click()
  await expectSaid(page, 'Oat and seed bar removed')
  const left = () => sql(`select key from diary_setting where member_id = $1 and name = 'own-food'`, [ann.id])
  await expect.poll(left).toEqual([])
})

test('a recipe is logged from its page by the weight of the plate', async ({ page }) => {
  const ben = await asMember(page, 'ben')
  await visit(page, DAL)
  await page.getByRole('button', { name: 'I ate this: Red lentil dal' }).click()
  const dialog = page.getByRole('dialog', { name: 'I ate this' })
  const plate = dialog.getByRole('textbox', { name: /^Or what was on your plate/ })
  await plate.fill('200')
  await dialog.getByRole('combobox', { name: 'Meal' }).selectOption('lunch')
  await expectWellAtBothWidths(page)
  await dialog.getByRole('button', { name: /^Log \d+ kcal$/ }).click()
  await agree(page)
  await expectSaid(page, 'Red lentil dal logged')
  await expect.poll(() => kept(ben.id)).toMatchObject([{ name: 'Red lentil dal', meal: 'lunch', unit: 'g' }])
})

const EXPORT = `Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)
01/15/2026,Oatmeal,Oatmeal,Breakfast,1,Cup,166,false,3.6,5.9,28
01/15/2026,Cake,Cake,Snacks,1,Slice,400,true,18,4,50
01/16/2026,Apple,Apple,Snacks,150,Grams,78,0,n/a,0.4,20
`

test('a history is seen before it is imported, and the same file twice makes no double', async ({ page }) => {
  const cleo = await asMember(page, 'cleo')
  const choose = async () => {
    await visit(page, LOG)
    const open = page.getByRole('button', { name: 'Import history' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Import history' })
    const file = { name: 'food-logs.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) }
    await dialog.getByLabel('Exported file').setInputFiles(file)
    return dialog
  }
  const dialog = await choose()
  await expect(dialog.getByText('Lose It!', { exact: true })).toBeVisible()
  await expect(dialog.getByText('1 row: were deleted there')).toBeVisible()
  await expectWellAtBothWidths(page)
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await agree(page)
  await expect(dialog.getByText('2 entries are in your log.')).toBeVisible()
  await expect.poll(async () => (await kept(cleo.id)).map(({ name }) => name).sort()).toEqual(['Apple', 'Oatmeal'])

  const again = await choose()
  await expect(again.getByText('Imported before')).toBeVisible()
  await expect(again.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})
