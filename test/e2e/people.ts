import type { Page } from '@playwright/test'
import { beGuest, beMember, type PersonName, type Present, session } from '../people.ts'
import { sql } from './database.ts'

/** From now on this browser is that member's, as if they had signed in. */
export async function asMember(page: Page, who: PersonName): Promise<Present> {
  return signedIn(page, await beMember(sql, who))
}

/** The same member with another session, after the first has ended. */
export async function asMemberAgain(page: Page, member: Present): Promise<Present> {
  return signedIn(page, { ...member, ...(await session(sql, member.id)) })
}

async function signedIn(page: Page, member: Present) {
  await keep(page, member)
  const { id, name, email } = member
  await page.goto('/robots.txt')
  await page.evaluate(
    ([user = '', owner = '']) => {
      localStorage.setItem('user', user)
      localStorage.setItem('cart-of', owner)
      localStorage.setItem('cart-agreed', '[]')
    },
    [JSON.stringify({ id, name, email }), id],
  )
  return member
}

/** From now on this browser is a guest's who has changed something before. */
export async function asGuest(page: Page): Promise<Present> {
  const guest = await beGuest(sql)
  await keep(page, guest)
  return guest
}

async function keep(page: Page, { cookie }: Present) {
  const url = process.env.E2E_PORT ?? '4187'
  await page.context().addCookies([{ ...cookie, url: `http://127.0.0.1:${url}`, httpOnly: true, sameSite: 'Lax' }])
}
