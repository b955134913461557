import { afterAll, beforeAll, expect, test } from 'vitest'
import { missedDinner, readTonight } from '#modules/first-visit/tonight.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf, ownRecipes } from '#modules/recipes/own-library.ts'
import { FAR_YEAR } from '#test/later.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

/** What is read of a page, without its tags and what they leave between words. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
const servingOf = (id: string, key: 'energyKcal' | 'proteinG' | 'ironMg') => {
  const recipe = ownRecipeOf(id)
  return recipe ? figureOf(dishOfOwn(recipe).intake, key).amount : Number.NaN
}

test('the home page carries the figures of the recipes, and no apology', async () => {
  const { text } = await shop.ask('/')
  const words = wordsOf(text)
  expect(words).toContain(`${ownRecipes().length} recipes, each figure computed`)
  expect(words).toContain(`${Math.round(servingOf('9000000261', 'energyKcal'))} kcal`)
  expect(words).toContain(`${Math.round(servingOf('9000000261', 'proteinG'))} g`)
  const before = [
    ['9000000102', 1.5],
    ['9000000267', 1],
    ['9000000710', 1],
  ] as const
  const mg = before.reduce((sum, [id, times]) => sum + servingOf(id, 'ironMg') * times, 0)
  expect(words).toContain(`${mg.toFixed(1)} mg ${Math.floor((100 * mg) / 14.8)} % of 14.8 mg`)
  expect(words).toContain(`${(mg + servingOf('9000000302', 'ironMg')).toFixed(1)} mg , met.`)
  expect(words).not.toContain('in the making')
})

test('its list is that of the sample member, whose page it leads to', async () => {
  const [home, list] = [wordsOf((await shop.ask('/')).text), wordsOf((await shop.ask('/dashboard/shopping-list')).text)]
  const [, days = 'nothing'] = /Shopping list ([\w ]+), all meals: \d+ things for \d+ dishes/.exec(home) ?? []
  expect(list).toContain(days)
  expect(home).toContain(`Dinners, ${days}`)
  expect(home).toMatch(/Already at home .+ at home .+ taken off/)
})

test.each([
  ['/recipes/9000000261', 'Chickpea and tomato grain bowl'],
  ['/dashboard/nutrients', 'See how suggestions are made'],
  ['/dashboard/meal-planner', 'Balance a sample week'],
  ['/dashboard/shopping-list', 'Open a sample list'],
])('%s keeps what the home page promises of it', async (path, words) => {
  const { text } = await shop.ask('/')
  expect(text.split('<a ').find(link => link.includes(words))).toContain(`href="${path}"`)
  expect((await shop.ask(path)).status).toBe(200)
})

test('four answers in a form make an address with a dinner that keeps to them', async () => {
  const form = /<form[^>]*action="\/tonight"[\s\S]*?<\/form>/.exec((await shop.ask('/')).text)?.[0] ?? ''
  for (const name of ['eats', 'without', 'people', 'time']) expect(form).toContain(`name="${name}"`)
  const { text } = await shop.ask('/tonight?eats=vegan&without=soya&people=2&time=45')
  const words = wordsOf(text)
  expect(words).toContain('It is vegan, without soya: every one of its ingredients is known.')
  const id = /href="\/recipes\/(9\d{9})"[^>]*>\s*(?:<[^>]*>)*Cook tonight/.exec(text)?.[1] ?? ''
  const recipe = ownRecipeOf(id)
  const dish = recipe && dishOfOwn(recipe)
  expect(dish?.diets).toContain('vegan')
  expect(dish?.allergens).not.toContain('soya')
  expect(dish?.minutes).toBeLessThanOrEqual(45)
  const kcal = Math.round(servingOf(id, 'energyKcal'))
  expect(words).toContain(`${kcal.toLocaleString('en-GB')} kcal`)
  expect(words).toContain(`${(kcal * 2).toLocaleString('en-GB')} kcal`)
  const answers = 'eats=vegan&amp;without=soya&amp;people=2&amp;time=45'
  expect(text).toContain(`href="/dashboard/meal-planner?${answers}&amp;around=${id}"`)
  expect(text).toContain('turn=1')
})

test('where nothing fits it says so, and by how much the nearest miss', async () => {
  const search = '?eats=vegan&without=soya&time=15'
  const asked = readTonight(new URLSearchParams(search))
  const missed = missedDinner(asked, ownRecipes().map(dishOfOwn))
  const { status, text } = await shop.ask(`/tonight${search}`)
  expect([status, missed.dishes.length > 0]).toEqual([200, true])
  const wanted = 'vegan, without soya and ready in 15 minutes'
  expect(missed.words).toContain(`No dinner of ours is ${wanted}; `)
  expect(wordsOf(text)).toContain(missed.words)
  for (const { ref } of missed.dishes) expect(text).toContain(`href="/recipes/${ref.id}"`)
  expect(text).not.toContain('Cook tonight')
})

test('without script the server plans by the answers too, and they go along', async () => {
  const answers = 'eats=vegan&without=soya&without=nuts&people=3&time=30'
  const page = (await shop.ask(`/dashboard/meal-planner?from=${FAR_YEAR}-11-23&${answers}`)).text
  expect(page).toContain(`name="answers" value="${answers.replaceAll('&', '&amp;')}"`)
  expect(page).toContain(`?${answers.replaceAll('&', '&amp;')}&amp;from=${FAR_YEAR}-11-30`)
  const pressed = await shop.ask('/api/plan-week', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ from: `${FAR_YEAR}-11-23`, answers }).toString(),
  })
  expect([pressed.status, pressed.headers.location]).toEqual([
    303,
    `/dashboard/meal-planner?${answers}&from=${FAR_YEAR}-11-23`,
  ])
  const { rows } = await shop.database.pool.query<{ entry: PlannedEntry }>(
    `select jsonb_build_object('meal', meal, 'what', what, 'guestQuarters', guest_quarters) as entry from planned_entry where day >= '${FAR_YEAR}-11-23'`,
  )
  const planned = rows.map(({ entry }) => entry)
  expect(planned.length).toBeGreaterThan(20)
  for (const { meal, what, guestQuarters } of planned) {
    expect(guestQuarters).toBe(8)
    const recipe = what.kind === 'dish' ? ownRecipeOf(what.ref.id) : null
    if (!recipe) continue
    const dish = dishOfOwn(recipe)
    expect(dish.diets, dish.name).toContain('vegan')
    for (const allergen of ['soya', 'nuts']) expect(dish.allergens, dish.name).not.toContain(allergen)
    expect(dish.nutLike, dish.name).toEqual([])
    if (meal === 'dinner') expect(dish.minutes, dish.name).toBeLessThanOrEqual(30)
  }
})

test('a browser keeps the answers for every planner page and the home page, until they are left out', async () => {
  const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'] ?? '')
  const answers = 'eats=vegan&without=soya&without=nuts&people=3&time=30'
  const told = cookieOf(await shop.ask(`/dashboard/meal-planner?${answers}`))
  expect(told).toMatch(/^thymewell-answers=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
  const headers = { cookie: told.split(';')[0] ?? '' }
  const later = await shop.ask('/dashboard/meal-planner', { headers })
  expect(wordsOf(later.text)).toContain('keep to your answers: vegan, without')
  expect(later.text).toContain(`name="answers" value="${answers.replaceAll('&', '&amp;')}"`)
  expect(cookieOf(later)).not.toContain('thymewell-answers')
  const offered = await shop.ask('/api/plan-choices?of=foods&q=tofu', { headers })
  expect(JSON.parse(offered.text).dishes).toEqual([])
  expect(JSON.parse((await shop.ask('/api/plan-choices?of=foods&q=tofu')).text).dishes).not.toEqual([])
  expect(wordsOf((await shop.ask('/tonight')).text)).toContain(
    'only if you plan a week with them does this browser keep them',
  )
  const left = await shop.ask('/dashboard/meal-planner?answers=none', { headers })
  expect(wordsOf(left.text)).not.toContain('keep to your answers')
  expect(cookieOf(left)).toContain('thymewell-answers=; Max-Age=0')
  const out = await shop.ask('/logout', { method: 'POST', headers: { ...headers, origin: shop.origin } })
  expect(cookieOf(out)).toContain('thymewell-answers=; Max-Age=0')
  expect(
    wordsOf((await shop.ask('/dashboard/meal-planner', { headers: { cookie: 'thymewell-answers=%E0%A4' } })).text),
  ).not.toContain('keep to your answers')
})

test('a week around a dish is planned by the server too, for who has nothing and for who has a plan', async () => {
  const answers = 'eats=vegan&without=nuts&people=2&around=9000000301'
  const opened = await shop.ask(`/dashboard/meal-planner?${answers}`)
  expect(opened.text).not.toContain('sample member’s data')
  expect(opened.text).not.toContain('data-entry=')
  expect(opened.text).toContain(
    `name="answers" value="${answers.replace('&around', '&start=empty&around').replaceAll('&', '&amp;')}"`,
  )
  const press = (search: string, cookie?: string) =>
    shop.ask('/api/plan-week', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
      body: new URLSearchParams({ from: `${FAR_YEAR}-12-07`, answers: search }).toString(),
    })
  const rows = async () =>
    (
      await shop.database.pool.query<{ id: string; what: PlannedEntry['what']; is_locked: boolean; meal: string }>(
        `select id, what, is_locked, meal from planned_entry where day between '${FAR_YEAR}-12-07' and '${FAR_YEAR}-12-13'`,
      )
    ).rows
  const pressed = await press(answers)
  expect(pressed.status).toBe(303)
  const first = await rows()
  const isDal = ({ what }: (typeof first)[number]) => what.kind === 'dish' && what.ref.id === '9000000301'
  expect(first).toHaveLength(28)
  // A plan may have a dish twice: the one that was chosen is locked.
  expect(first.filter(({ is_locked }) => is_locked)).toMatchObject([{ meal: 'dinner' }])
  expect(first.filter(entry => entry.is_locked && isDal(entry))).toHaveLength(1)
  // Another dish, and it takes nothing away.
  const cookie = [pressed.headers['set-cookie']]
    .flat()
    .map(each => String(each).split(';')[0])
    .join('; ')
  expect((await press('around=9000000302', cookie)).status).toBe(303)
  const second = await rows()
  expect(second).toHaveLength(29)
  expect(first.every(({ id }) => second.some(each => each.id === id))).toBe(true)
  const unsuited = await press('eats=keto&around=9000000301', cookie)
  expect([unsuited.status, unsuited.text]).toEqual([409, expect.stringMatching(/^.* is not for you: not keto\. /)])
})

test('dishes that a planner offers by hand keep to the answers as well', async () => {
  const asked = new URLSearchParams({
    day: `${FAR_YEAR}-11-23`,
    for: 'dinner',
    answers: '?eats=vegan&without=soya&time=30',
  })
  const { dishes } = JSON.parse((await shop.ask(`/api/plan-choices?${asked}`)).text) as {
    dishes: { ref: { id: string } }[]
  }
  expect(dishes.length).toBeGreaterThan(0)
  for (const { ref } of dishes) {
    const recipe = ownRecipeOf(ref.id)
    expect(recipe?.diets).toContain('vegan')
    expect(recipe?.allergens).not.toContain('soya')
    expect(recipe?.totalMinutes).toBeLessThanOrEqual(30)
  }
})

test('the planner keeps to answers that come with the address, and keeps them in that browser alone', async () => {
  const answer = await shop.ask('/dashboard/meal-planner?eats=vegan&without=soya')
  expect(wordsOf(answer.text)).toContain('keep to your answers: vegan, without soya')
  expect(wordsOf((await shop.ask('/dashboard/meal-planner')).text)).not.toContain('your answers')
})
