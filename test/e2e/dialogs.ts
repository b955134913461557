import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { FAR_YEAR } from '../later.ts'
import { sendChange } from './changes.ts'
import { hydrated, visit } from './journey.ts'
import { asGuest } from './people.ts'

/** One dialog of the product, and how somebody gets to it. */
export interface Opening {
  /** Where it is written. */
  readonly file: string
  /** What it is called, at its head. */
  readonly title: string | RegExp
  /** What is pressed one after the other, from the page to the dialog. */
  readonly presses: readonly ((page: Page) => Locator | Promise<Locator>)[]
  /** What has the focus afterwards, where that is not what was pressed first: that may be gone. */
  readonly back?: (page: Page) => Locator
  /** What it does cannot be done again: it is closed in one way alone. */
  readonly isOnce?: true
  /** What closes it, where that is a button of its own. */
  readonly leave?: (page: Page) => Locator
}

/** The dialogs that open on one page, on a phone. */
export interface DialogsOf {
  readonly path: string
  /** Without it the page is a visitor's. */
  readonly begin?: (page: Page) => Promise<void>
  readonly openings: readonly Opening[]
}

const button = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
const filters = (name: string) => (page: Page) => page.locator('main summary').filter({ hasText: name })
const inMain = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
const inDialog = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()

/** With a day in the log, a dish in the plan, a list, a cupboard, a cabinet and a saved recipe. */
async function withRecords(page: Page) {
  await asGuest(page)
  await visit(page, '/dashboard')
  const today = dayIn(new Date(), LONDON)
  const one = writtenIntake(statedIntake({ energyKcal: 500 }, { rest: 'unknown', grams: 0 }))
  const dish = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }
  const entry = { place: 0, quarters: 4, guestQuarters: 0, time: null, isLocked: false }
  const cook = { ...entry, id: randomUUID(), day: today, meal: 'breakfast', what: dish }
  await sendChange(page, 'diary-changed', {
    put: [
      {
        ...{ id: randomUUID(), day: today, meal: 'lunch', place: 0, time: '12:30', added: null, one },
        what: { kind: 'quick', name: 'Lunch at work' },
        amount: { times: 1, grams: null, measure: null },
      },
    ],
    ...{ removed: [], agrees: true },
  })
  await sendChange(page, 'plan-changed', {
    put: [
      cook,
      { ...entry, id: randomUUID(), day: today, meal: 'dinner', what: { kind: 'leftovers', of: cook.id } },
      { ...entry, id: randomUUID(), day: addDays(today, 1), meal: 'dinner', what: dish },
    ],
    removed: [],
  })
  await sendChange(page, 'recipe-mark', { id: '9000000301', saved: true })
}

const PLANNER = 'modules/planner/ui'
const LIST = 'modules/shopping-list/ui'
const LOG = 'modules/food-log/ui'
const SAVED = 'modules/recipes/ui/saved'

export const DIALOGS: readonly DialogsOf[] = [
  { path: '/', openings: [{ file: 'app/shell/site-menu-drawer.tsx', title: 'Menu', presses: [button('Menu')] }] },
  {
    path: '/kit',
    openings: [
      ...[
        ['Clear the cart?', 'Open dialog'],
        ['Filters', 'Open drawer'],
        ['Menu', 'Open left drawer'],
      ].map(([title = '', name = '']) => ({
        file: 'app/page-parts/kit/messages.tsx',
        title,
        presses: [button(name)],
      })),
    ],
  },
  {
    path: '/recipes',
    openings: [{ file: 'modules/recipes/ui/search/recipe-sheet.tsx', title: 'Filters', presses: [filters('Filters')] }],
  },
  {
    path: '/recipes/9000000301',
    openings: [
      {
        file: 'modules/recipes/ui/cooking/cook-mode.tsx',
        title: 'Red lentil dal',
        presses: [inMain('Cook mode')],
      },
      { file: `${PLANNER}/add-to-plan-dialog.tsx`, title: /plan/, presses: [inMain(/^Add to plan/)] },
      { file: `${LOG}/adding/ate-this-dialog.tsx`, title: 'I ate this', presses: [inMain(/^I ate this/)] },
    ],
  },
  {
    path: '/shop/supplements',
    openings: [
      { file: 'modules/catalogue/ui/shelf-sheet.tsx', title: /./, presses: [filters('Filter and sort')] },
      { file: 'modules/cart/ui/cart-drawer.tsx', title: /^Shopping Cart/, presses: [inMain('Add to Cart')] },
    ],
  },
  {
    path: '/shop/supplements/biotin',
    openings: [
      {
        file: 'modules/catalogue/ui/picture-close-up.tsx',
        title: /^Biotin/,
        presses: [inMain('Enlarge the picture')],
      },
    ],
  },
  {
    path: '/dashboard',
    openings: [{ file: 'app/shell/dashboard-sidebar.tsx', title: 'Menu', presses: [button('Menu')] }],
  },
  {
    path: '/dashboard/health-goals',
    openings: [{ file: 'modules/goals/ui/goal-form.tsx', title: 'Add a goal', presses: [inMain('Add a goal')] }],
  },
  {
    path: '/dashboard/progress',
    openings: [
      {
        file: 'modules/progress/ui/streak-dialog.tsx',
        title: /./,
        presses: [inMain('Days in a row: settings')],
      },
    ],
  },
  {
    path: '/dashboard/saved-recipes',
    openings: [{ file: `${SAVED}/saved-sheet.tsx`, title: 'Filters', presses: [filters('Filters')] }],
  },
  {
    path: '/dashboard/saved-recipes',
    begin: withRecords,
    openings: [
      { file: `${SAVED}/edit-collections-dialog.tsx`, title: 'Edit collections', presses: [inMain(/^Edit/)] },
      { file: `${SAVED}/organise-dialog.tsx`, title: /./, presses: [inMain(/^Collections|^Organise/)] },
    ],
  },
  {
    path: '/dashboard/saved-recipes?collection=dinner',
    begin: withRecords,
    openings: [{ file: `${SAVED}/share-collection-dialog.tsx`, title: /^Share/, presses: [inMain('Share')] }],
  },
  {
    path: '/dashboard/meal-planner',
    begin: withRecords,
    openings: [
      { file: `${PLANNER}/tools-dialog.tsx`, title: /./, presses: [inMain('More for this plan')] },
      { file: `${PLANNER}/add-sheet.tsx`, title: /^Add to/, presses: [inMain(/^Add to \w+ breakfast/)] },
      { file: `${PLANNER}/entry-sheet.tsx`, title: 'Red lentil dal', presses: [inMain(/^Change Red lentil dal/)] },
      { file: `${PLANNER}/copy-dialog.tsx`, title: /^Copy or swap/, presses: [inMain('Copy or swap day')] },
      {
        file: `${PLANNER}/planning/plan-rules.tsx`,
        title: 'Who eats with you',
        presses: [inMain('Who eats with you')],
      },
    ],
  },
  {
    path: `/dashboard/meal-planner?from=${FAR_YEAR}-11-23&day=${FAR_YEAR}-11-23&view=day`,
    openings: [
      {
        file: `${PLANNER}/early-dialog.tsx`,
        title: 'What about the leftovers?',
        presses: [
          inMain(/^Change Red lentil dal, Monday dinner/),
          inDialog('Move or swap'),
          async page => {
            await page.getByRole('dialog').getByLabel('Day').selectOption(`${FAR_YEAR}-11-26`)
            return inDialog('Move here')(page)
          },
        ],
      },
    ],
  },
  {
    path: '/dashboard/shopping-list',
    begin: withRecords,
    openings: [
      { file: `${LIST}/list-menu.tsx`, title: /./, presses: [inMain('More for this list')] },
      {
        file: `${LIST}/share-list-dialog.tsx`,
        title: /./,
        presses: [inMain('More for this list'), inDialog('Share list')],
      },
      {
        file: `${LIST}/shops-dialog.tsx`,
        title: 'Aisles and shops',
        presses: [inMain('More for this list'), inDialog('Aisles and shops')],
      },
      { file: `${LIST}/catalogue-dialog.tsx`, title: /./, presses: [inMain('Browse the aisles')] },
      { file: `${LIST}/row-sheet.tsx`, title: /./, presses: [inMain(/^More about/)] },
      {
        file: `${LIST}/put-away-dialog.tsx`,
        title: /./,
        presses: [
          async page => {
            const tick = page.locator('.shop-row-tick input').first()
            if (!(await tick.isChecked())) await tick.check({ force: true })
            return inMain(/cupboard/)(page)
          },
        ],
        back: inMain(/cupboard/),
      },
    ],
  },
  {
    path: '/dashboard/cupboard',
    openings: [{ file: `${LIST}/cupboard-sheet.tsx`, title: 'Celery', presses: [inMain(/^Celery/)] }],
  },
  {
    path: '/dashboard/cupboard',
    begin: withRecords,
    openings: [{ file: `${LIST}/staples-dialog.tsx`, title: /./, presses: [inMain('Choose staples')] }],
  },
  {
    path: '/dashboard/supplements?view=cabinet',
    openings: [
      {
        file: 'modules/supplements-log/ui/add-dialog.tsx',
        title: 'Add Supplement',
        presses: [inMain('Add Supplement')],
      },
      {
        file: 'modules/supplements-log/ui/item-form.tsx',
        title: 'From a label',
        presses: [inMain('Add Supplement'), inDialog('From a label')],
      },
      {
        file: 'modules/supplements-log/ui/item-form.tsx',
        title: 'Vitamin D3 + K2',
        presses: [inMain('Change Vitamin D3 + K2')],
      },
    ],
  },
  {
    path: '/dashboard/daily-log',
    openings: [
      {
        file: 'modules/profile/ui/consent-dialog.tsx',
        title: /./,
        presses: [inMain('Add 250 ml of water')],
      },
    ],
  },
  {
    path: '/dashboard/daily-log',
    begin: withRecords,
    openings: [
      { file: `${LOG}/nutrients-dialog.tsx`, title: 'All nutrients of the day', presses: [inMain('All nutrients')] },
      {
        file: `${LOG}/log-settings.tsx`,
        title: 'Log settings',
        presses: [inMain('All nutrients'), inDialog(/which|Choose|settings/i)],
      },
      { file: `${LOG}/log-settings.tsx`, title: 'Log settings', presses: [inMain('Log settings')] },
      { file: `${LOG}/adding/add-meal.tsx`, title: 'Add Meal', presses: [inMain('Add Meal')] },
      { file: `${LOG}/adding/add-meal.tsx`, title: 'Add Meal', presses: [inMain('Add to dinner')] },
      { file: `${LOG}/adding/import-history.tsx`, title: 'Import history', presses: [inMain('Import history')] },
      { file: `${LOG}/meal-sheet.tsx`, title: 'Lunch', presses: [inMain('More for lunch')] },
      { file: `${LOG}/entry-sheet.tsx`, title: 'Lunch at work', presses: [inMain('Change Lunch at work')] },
      {
        file: `${LOG}/copy-form.tsx`,
        title: /^Copy/,
        presses: [inMain('Change Lunch at work'), inDialog(/^Copy/)],
      },
      { file: `${LOG}/copy-form.tsx`, title: 'Copy this day', presses: [inMain('Copy this day')] },
      { file: `${LOG}/planned-sheet.tsx`, title: 'Red lentil dal', presses: [inMain('More for Red lentil dal')] },
      { file: `${LOG}/measure-forms.tsx`, title: 'Weight', presses: [inMain('Weigh in')] },
      { file: `${LOG}/measure-forms.tsx`, title: 'Activity', presses: [inMain('Add activity')] },
      { file: `${LOG}/note-search.tsx`, title: 'Search your notes', presses: [inMain('Search your notes')] },
      { file: `${LOG}/evening-dialog.tsx`, title: /go\?$/, presses: [inMain('Close the day')] },
      {
        file: `${LOG}/adding/add-meal.tsx`,
        title: 'Leave without adding?',
        presses: [
          inMain('Add Meal'),
          async page => {
            await page.getByRole('dialog').getByRole('searchbox', { name: 'Food and amount' }).fill('1 banana')
            return page.locator('dialog[open] .modal-head button')
          },
        ],
        ...{ leave: inDialog('Leave'), isOnce: true },
      },
      {
        file: `${LOG}/entry-sheet.tsx`,
        title: 'Lunch at work',
        presses: [inMain('Change Lunch at work')],
        ...{ leave: inDialog('Remove'), isOnce: true },
        back: page => page.getByRole('heading', { name: /^Lunch/ }),
      },
      {
        file: `${LOG}/closed-day.tsx`,
        title: /is closed$/,
        presses: [inMain('Close the day'), inDialog('Close the day')],
        back: page => page.getByRole('heading', { name: 'How complete is this day?' }),
        isOnce: true,
      },
    ],
  },
]

/** Ready for the next: as a person finds it who has just arrived. */
export async function arrive(page: Page, { path, begin }: DialogsOf) {
  await begin?.(page)
  await visit(page, path)
  await hydrated(page)
}
