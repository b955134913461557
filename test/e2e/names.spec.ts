import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { broughtIn, paidOrder } from '../requests/records.test-support.ts'
import { sendChange } from './changes.ts'
import { sql } from './database.ts'
import { expect, expectFits, PHONE, test, visit } from './journey.ts'
import { lostWords } from './lost-words.ts'
import { asMember } from './people.ts'

const ID = 'feedface'

/** What somebody may be called, and call what is theirs. */
const NAMES = {
  'of 60 letters without a space': {
    name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
    line: 'foil',
  },
  'written from right to left': { name: 'משה (בן דוד) כהן', line: 'חומוס' },
} as const

/** A member of that name whose recipe, collection, list, plan, diary and order bear it too. */
async function called(
  page: Page,
  { name, line }: { name: string; line: string },
): Promise<{ orderId: string; recipeId: string }> {
  const member = await asMember(page, 'ann')
  await sql('update member set name = $2 where id = $1', [member.id, name])
  await page.evaluate(user => localStorage.setItem('user', user), JSON.stringify({ ...member, name }))
  const recipeId = ID + member.id.slice(0, 8)
  const { orderId } = await paidOrder(sql, member.id, { name, email: member.email })
  const day = await page.evaluate(
    async ([id, recipe]) => {
      const [method, headers] = ['POST', { 'content-type': 'application/json' }]
      const sent = await fetch('/api/private-recipes', { method, headers, body: JSON.stringify({ id, recipe }) })
      if (!sent.ok) throw new Error(await sent.text())
      return new Date().toLocaleDateString('sv-SE')
    },
    [recipeId, broughtIn(name)] as const,
  )
  const entry = { id: randomUUID(), day, meal: 'dinner', place: 0, time: null, isLocked: false }
  const what = { kind: 'note', words: name }
  await sendChange(page, 'plan-changed', {
    put: [{ ...entry, what, quarters: 4, guestQuarters: 0 }],
    removed: [],
  })
  await sendChange(page, 'collection-created', { name })
  await visit(page, '/dashboard/shopping-list')
  await page.getByLabel('Add to the list').fill(line)
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
  return { orderId, recipeId }
}

/** Right-to-left words that stand in one line with others and are not set apart from them. */
const mixedUp = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.nodeValue ?? ''
      if (!element || !/\p{sc=Hebr}/u.test(words) || words.includes('\u2068')) continue
      if (element.closest('bdi, [dir=auto], .sr-only, script, title') || !element.checkVisibility()) continue
      let block: Element = element
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (block.textContent?.trim() !== words.trim()) found.push(`${location.pathname}: ${block.textContent}`)
    }
    return found
  })

for (const [kind, names] of Object.entries(NAMES))
  test(`a name ${kind} breaks nothing wherever it is shown`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const { orderId, recipeId } = await called(page, names)
    for (const path of [
      '/',
      '/dashboard',
      '/dashboard/profile',
      '/dashboard/settings/addresses',
      '/dashboard/saved-recipes',
      '/dashboard/saved-recipes?collection=imports',
      `/recipes/private/${recipeId}`,
      '/dashboard/meal-planner',
      '/dashboard/shopping-list',
      '/dashboard/supplements/sheet',
      `/dashboard/orders/${orderId}`,
    ])
      await test.step(path, async () => {
        const answer = await visit(page, path)
        expect(answer?.status()).toBe(200)
        await expectFits(page)
        expect(await lostWords(page)).toEqual([])
        expect.soft(await mixedUp(page)).toEqual([])
      })
  })
