import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_EMAILS } from '#app/email-previews.ts'
import { writtenLabels } from './written-labels.ts'
import { writtenTexts } from './written-texts.ts'

// How the texts are written that somebody reads on a screen, in mail or to learn. What words mean: docs/words.md.

const ROOT = join(import.meta.dirname, '..')
const UNREAD = /\.(?:test|fixture|test-support)\.tsx?$|^platform\/db\//
/** For whoever runs the shop or builds it. */
const BEHIND = /^app\/(?:operator|page-parts\/kit|routes\/kit)|^modules\/operations/

interface Source {
  path: string
  code: string
}

const SOURCES: readonly Source[] = ['app', 'kit', 'modules', 'content/products'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path}`)
    .filter(path => /\.tsx?$/.test(path) && !UNREAD.test(path) && !BEHIND.test(path))
    .map(path => ({ path, code: readFileSync(join(ROOT, path), 'utf8') })),
)
const LEARN = readdirSync(join(ROOT, 'content/learn'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.md'))
  .flatMap(path => readFileSync(join(ROOT, 'content/learn', path), 'utf8').split('\n'))
const EMAILS = ALL_EMAILS.flatMap(each => {
  const { subject, preview, blocks } = each.sample()
  const texts = blocks.flatMap(block => ('text' in block ? [block.text] : 'items' in block ? block.items : []))
  return [subject, preview, ...texts]
})
const TEXTS = [...SOURCES.flatMap(({ path, code }) => writtenTexts(path, code)), ...EMAILS, ...LEARN]

/** Written with capitals in the specification, or beside such a label on the same screen. */
const SPECIFIED =
  `Contact Us|Find Recipes|Browse Recipes|Page Permanently Removed|Sign Up Free|Shop Supplements|Sign In|Page Not
  Found|Content Removed|Server Error|Unexpected Server Error|Refresh Page|Go Back|Continue Shopping|Add to Cart|Save Your
  Favorites|Plan Your Meals|Track Nutrition|Meal Planner|Popular Recipes|Latest Articles|Start Course|Learning Paths|Learn &
  Grow|Browse All Recipes|Return to Home|Shopping Cart|Try Again|Payment Success|Payment Cancelled|Daily Log|Nutrition
  Dashboard|Edit Profile|Units & Measurements|Connected Devices|Data Management|Export Data|Delete Account|Recipe Not
  Found|View Cart (|Clear Cart|Proceed to Checkout|Proceed to Checkout (as Guest)|Nutrition Information|Key Benefits|Add
  Meal|Coming Soon|Guest Checkout|Daily Nutrition|Suggested Recipes|Save Changes|Daily Calories|Water Intake|Activity
  Level|Nutrition Facts|Recipe Information Incomplete|Add Supplement|Rate this Recipe|Search Error|Health Goals|Saved
  Recipes|Today’s Meals|Create Account|Back to Sign In|Sign In Again|Import a Recipe|Read Recipe|Save Recipe|Keep Your
  Account|Keep My Account`
    .replaceAll(/\s+/g, ' ')
    .split('|')
/** Of people, places and others. */
const NAMES =
  /\b(?:Thymewell|Google|Friday|Citizens Advice|Equality (?:Advisory and Support Service|Commission)|Northern Ireland|Advertising Standards Authority|Information Commissioner’s Office|Ann Teal|Magnesium Complex|Red lentil dal|Chana masala|(?:Wed|Mon) \d+ \w+)\b/g

const capitals = (label: string) => label.replaceAll(NAMES, '').split(' ').slice(1).join(' ')
const isSentenceCase = (label: string) => SPECIFIED.includes(label) || !/(?:^| )\(?[A-Z][a-z]/.test(capitals(label))

test('buttons, links and headings are in sentence case, but for what the specification writes', () => {
  const labels = SOURCES.filter(({ path }) => path.endsWith('.tsx')).flatMap(({ path, code }) =>
    writtenLabels(path, code),
  )
  expect(labels.length).toBeGreaterThan(500)
  expect(labels.filter(label => !isSentenceCase(label))).toEqual([])
})

/** What is called otherwise here, or is no plain English. */
const INSTEAD: readonly { words: RegExp; say: string }[] = [
  { words: /\blog(?:ged)? (?:off|into)\b|\blogin\b/i, say: 'sign in, sign out' },
  { words: /\b(?:user|customer|admin)s?\b(?! service)/i, say: 'member, buyer, operator' },
  { words: /\be?mail\b(?<!-mail|Royal Mail)(?! server| program)/i, say: 'e-mail' },
  { words: /\b(?:dispatch|shipment|voucher|coupon|promo|postage and packing)/i, say: 'sent, parcel, discount code' },
  { words: /\bfavou?rites\b|\bbookmarks\b/i, say: 'saved recipes' },
  { words: /\b(?:pantry|groceries)\b/i, say: 'cupboard, shopping list' },
  { words: /\b(?:color|flavor|center)s?\b/i, say: 'British spelling' },
  { words: /\bpayment provider\b/i, say: 'payment service' },
  { words: /\bno longer free\b/i, say: 'no longer in stock: free is what costs nothing' },
  { words: /\bper cents\b/i, say: 'percentages' },
  { words: /, also (?:when|without|later|if)\b/i, say: 'even' },
  {
    words: /\bjust click\b|\bplease note\b|\butili[sz]e\b|\bin order to\b|\bprior to\b/i,
    say: 'it plainly',
  },
]

/** What others wrote and what is quoted. */
const QUOTED = /^(?:source|link|url|title|\s*-)|https?:|\]\(/

test.each(INSTEAD)('no text says $words', ({ words }) => {
  expect(TEXTS.filter(text => words.test(text) && !QUOTED.test(text))).toEqual([])
})

describe('figures', () => {
  /** Examples of what may be typed, and what UK law prints on every label. */
  const AS_THEY_ARE = /such as|Such as|8400 kJ\/2000 kcal|such as 2000/

  const wrong = (kind: RegExp) => TEXTS.filter(text => kind.test(text) && !AS_THEY_ARE.test(text) && !QUOTED.test(text))

  test('have a space before their unit', () => {
    expect(wrong(/\d(?:mg|µg|g|kg|kcal|kJ|ml|%)(?![\p{L}\p{N}])/u)).toEqual([])
  })

  test('of energy are never written as they are computed', () => {
    const raw = /\$\{(?:Math\.round\((?:(?!toLocale)[^}])*\)|[\w.]*[kK]cal)\}[ \u00a0]kcal/
    expect(SOURCES.filter(({ code }) => raw.test(code)).map(({ path }) => path)).toEqual([])
  })

  test('have a comma for thousands', () => {
    expect(wrong(/(?<![\d,.])\d{4,}[ \u00a0](?:kcal|kJ|mg|g|ml|steps|words|recipes)\b/)).toEqual([])
  })
})

test('a label and a text that are not as they should be are found', () => {
  expect(writtenLabels('a.tsx', "const a = <b title='Send It Back'>Use the Code</b>").filter(isSentenceCase)).toEqual(
    [],
  )
  expect(isSentenceCase('Send it back')).toBe(true)
  expect(isSentenceCase('Continue with Google')).toBe(true)
})
