import type { Page } from '@playwright/test'
import { expect, test, visit } from './journey.ts'
import { asMember } from './people.ts'

/** What a member's pages show, and nobody else's: the whole life of it lies under these addresses. */
const OWN = ['/dashboard/profile', '/dashboard/daily-log', '/dashboard/settings', '/login/security']

const isShown = (page: Page) => page.evaluate(() => !document.documentElement.hidden)
/** As a browser does that had kept the page in its memory, whole. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

test('after signing out nothing of a member comes back with the back button', { tag: ['@core', '@firefox'] }, async ({
  page,
}) => {
  const { email } = await asMember(page, 'ann')
  for (const path of OWN) await visit(page, path)
  expect(await page.content()).toContain(email)
  await visit(page, '/dashboard/profile')
  // Pressed before its script has come, it is a form like any other.
  const left = page.waitForResponse(answer => new URL(answer.url()).pathname === '/logout')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/logout"]')?.submit())
  expect(await (await left).headerValue('clear-site-data')).toBe('"cache"')
  await expect(page).toHaveURL('/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  for (const path of ['/dashboard/profile', ...OWN.toReversed()]) {
    await page.goBack()
    await expect(page).toHaveURL(path === '/login/security' ? /\/login/ : path)
    expect(await page.content(), path).not.toContain(email)
    expect(await page.content(), path).not.toContain('Ann')
  }
})

test('a page that comes back from memory shows nothing before it is known who is here', async ({ page, context }) => {
  const { email } = await asMember(page, 'ann')
  await visit(page, '/login/security')
  await page.waitForLoadState('networkidle')
  const asked = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  await page.route('**/api/session', async route => {
    asked.resolve()
    await letGo.promise
    await route.continue()
  })
  // They signed out in another window, whose page has not told this one.
  await context.clearCookies()
  await comeBack(page)
  await asked.promise
  expect(await isShown(page)).toBe(false)
  letGo.resolve()
  await expect(page).toHaveURL(/\/login\?to=/)
  expect(await isShown(page)).toBe(true)
  expect(await page.content()).not.toContain(email)
})

test('a member’s own page comes back as it was, without a connection too', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await asMember(page, 'ann')
  await visit(page, '/dashboard/profile?edit=yes')
  await page.waitForLoadState('networkidle')
  const weight = page.getByLabel('Weight').first()
  await weight.fill('71')
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline)
    const asked = page.waitForRequest('**/api/session')
    await comeBack(page)
    await asked
    await expect.poll(() => isShown(page)).toBe(true)
    await expect(weight).toHaveValue('71')
  }
})
