import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAID_COOKIE } from '#app/middleware/paid-cookie.ts'
import { FIRST_CHANGE_COOKIE } from '#modules/account/first-change-cookie.ts'
import { KNOWN_COOKIE } from '#modules/account/known-cookie.ts'
import { SESSION_COOKIE } from '#modules/account/session-cookie.ts'
import { ZONE_COOKIE } from '#modules/calendar/zone-cookie.ts'
import { LEFT_CART } from '#modules/cart/cart-key.ts'
import { CODE_COOKIE } from '#modules/discounts/code-cookie.ts'
import { KEPT_IN_BROWSER } from './kept-in-browser.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = ['app', 'browser', 'kit', 'modules', 'platform', 'public'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(tsx?|js)$/.test(entry.name) && !/\.(test|fixture)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
)
const textOf = new Map(SOURCES.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]))
const listed = KEPT_IN_BROWSER.map(({ name }) => name)

/** What code calls to keep or look for something in a browser, and the name that it gives. */
const CALLS =
  /(?:\.(?:getItem|setItem|removeItem)|(?<![#.\w])(?:keepCookie|keptKeys|kept|keep|indexedDB\.open|caches\.open))\(\s*(?:'([^'$]+)'|(?:'\$\{)?([A-Z][A-Z_]*)\b)/g
const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|storage)\b|\bcaches\.|keepCookie\(|#browser\/kept|open\(\)/
/** Cookies that are made, whose names are put together of parts. */
const COOKIES = /Max-Age=|cookiePrefix|document\.cookie = |keepCookie\(FIRST/

/** Put together of parts: told apart by the test of cookies. */
const MADE = ['FIRST_CHANGE_COOKIE']

/** A constant of the same file, or of the one place that says it for all. */
function textUnder(constant: string, file: string): string | undefined {
  const said = new RegExp(`const ${constant} = '([^']+)'`)
  const own = said.exec(textOf.get(file) ?? '')
  return (own ?? [...textOf.values()].map(text => said.exec(text)).find(Boolean))?.[1]
}

test('every name that code keeps something under is told on the page about cookies', () => {
  const found = new Map<string, string>()
  for (const [file, text] of textOf) {
    if (!STORES.test(text)) continue
    for (const [, literal, constant] of text.matchAll(CALLS)) {
      const name = literal ?? textUnder(constant ?? '', file)
      if (name !== undefined) found.set(name, file)
      else expect(MADE, `${file} keeps something under a name that nobody can read`).toContain(constant)
    }
  }
  // It reads them: those of three ways of keeping.
  for (const name of ['theme', 'cart', 'saved-view', 'contact-draft', 'session-checked'])
    expect([...found.keys()]).toContain(name)
  expect([...found].filter(([name]) => !listed.includes(name))).toEqual([])
})

test('nothing is told that code keeps no more, and nothing twice', () => {
  const all = [...textOf]
    .filter(([file]) => !file.endsWith('kept-in-browser.ts'))
    .map(([, text]) => text)
    .join('\n')
  // Made by the library that signs in, or put together of parts.
  const made = ['thymewell.state', 'thymewell-session', 'thymewell-paid']
  for (const name of listed.filter(name => !made.includes(name))) expect(all, name).toContain(`'${name}'`)
  expect(new Set(listed).size).toBe(listed.length)
})

test('cookies are made in these files alone, and their names are on the page', () => {
  const files = [...textOf].filter(([, text]) => COOKIES.test(text)).map(([file]) => file)
  expect(files.sort()).toEqual([
    'app/middleware/answers-cookie.ts',
    'app/middleware/browser-cookie.ts',
    'app/middleware/code-cookie.ts',
    'app/middleware/left-cart-cookie.ts',
    'app/middleware/paid-cookie.ts',
    'kit/keep-cookie.ts',
    'modules/account/gateway.ts',
    'modules/account/known-cookie.ts',
    'modules/account/ui/first-change.ts',
  ])
  const names = [
    PAID_COOKIE(false),
    SESSION_COOKIE(false),
    FIRST_CHANGE_COOKIE(false),
    ZONE_COOKIE,
    LEFT_CART,
    KNOWN_COOKIE,
    CODE_COOKIE,
    'thymewell-browser',
    'thymewell.state',
  ]
  for (const name of names) expect(listed).toContain(name)
  expect(textOf.get('app/middleware/browser-cookie.ts')).toContain("'thymewell-browser'")
})
