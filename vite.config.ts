import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserFloor } from './scripts/vite-browser-floor.ts'
import { leftPage } from './scripts/vite-left-page.ts'
import { readLibrary } from './scripts/vite-read-library.ts'
import { serverLinks } from './scripts/vite-server-links.ts'
import { serverOnly } from './scripts/vite-server-only.ts'
import { styledParts } from './scripts/vite-styled-parts.ts'
import { threadFiles } from './scripts/vite-thread-files.ts'
import { unusedRouter } from './scripts/vite-unused-router.ts'

/** Many pages need these, yet most do not: they stay out of the parts below. */
const SOME_PAGES =
  'text-page|hands-later|later-page|site-picture|delivery\\.|bank-holidays|quantity|select-whole|table\\.|facts|empty-state|line-drawing|field-frame|text-field|chip|gallery|slide-index|card\\.|member-cart|joining-cart|joined-cart|stored-cart|cart-storage|cart-review|browser-cart|agreed-cart|kept-lines|cart-line|totals|empty-cart|call-together|paying\\.|calls\\.|random-id|pending-changes|outbox\\.|send-changes|tabs\\.|change\\.|search-field|site-search-box|site-suggestions|found-sign|site-menu-drawer|modal.|drawer.|combobox|text-area|pagination|stars|kept-form|typed-drafts|segments|skeleton|dialog|confirm|session-note|questions|toast-items|travelling|filter-sheet|filter-panel|(?<!-)switch\\.|organization|removed|moved'

const SHELL = new RegExp(
  `^/(kit|browser|app/shell|modules/cart|modules/nutrition/ui/eating-marks|modules/recipes/ui/cooking/kitchen-(door|key))[/.](?!cart\\.ts|.*(${SOME_PAGES}))`,
)

/** What every page needs and what many need, each compressed as a whole, instead of thirty small files. */
const PARTS = [
  // What reads an imported history is fetched with the dialog that asks for it.
  { name: 'react', test: /\/node_modules\/(?!papaparse\/)/, priority: 2 },
  {
    name: 'shell',
    // Within the project: the folder that it lies in may have any name.
    test: (id: string) => id.startsWith(import.meta.dirname) && SHELL.test(id.slice(import.meta.dirname.length)),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'sums',
    test: /\/modules\/(nutrition\/intake\/(intake|day-intake|snapshot)|planner\/(totals|plan-dish))\./,
    minShareCount: 2,
    priority: 1,
  },
  // Days are asked for by pages that have neither a plan nor a diary.
  { name: 'days', test: /\/modules\/calendar\/day\./, minShareCount: 2, priority: 2 },
  { name: 'day-words', test: /\/modules\/calendar\/words\./, minShareCount: 2, priority: 2 },
  // Planner, log and ledger show the same plan.
  {
    name: 'plan',
    test: /\/modules\/planner\/(entry-words|plan-edits|meals|plan-settings|week-words|portion-words|cooked|open-meals|planner-address|ui\/(shown-plan|plan-icon|plan-context))\./,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'eats', test: /\/modules\/nutrition\/foods\/(diets|food)\./, minShareCount: 2, priority: 1 },
  { name: 'energy', test: /\/modules\/(recipes\/ui\/energy|nutrition\/kilojoules)\./, minShareCount: 2, priority: 1 },
  { name: 'tables', test: /\/kit\/(table|facts)\./, minShareCount: 2, priority: 1 },
  // What the shelf and the page of a product have in common; the stepper is wanted without it too. After the parts above, which have what they need in common.
  { name: 'stepper', test: /\/kit\/(quantity|select-whole)/, minShareCount: 2 },
  {
    name: 'shop',
    test: /\/(modules\/catalogue\/(rating|ui\/(add-to-cart|vessel-drawing|shelf-address))|app\/page-parts\/shop\/cart-item)\./,
    minShareCount: 2,
  },
  // What a list is narrowed by.
  { name: 'chips', test: /\/kit\/(chip|filter-panel)\./, minShareCount: 2, priority: 1 },
  {
    name: 'recipe-query',
    test: /\/modules\/recipes\/(search\/recipe-query|ui\/search\/typed-query)\./,
    minShareCount: 2,
    priority: 1,
  },
  // Many a page has a box, fewer a list under it, which brings a style of its own.
  { name: 'search-box', test: /\/kit\/search-field\./, minShareCount: 2, priority: 1 },
  { name: 'search', test: /\/kit\/combobox\./, minShareCount: 2, priority: 1 },
  {
    name: 'dish',
    test: /\/modules\/recipes\/ui\/(dish-picture|laid-plate)\./,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    serverOnly(),
    serverLinks(),
    styledParts(),
    threadFiles(),
    readLibrary(),
    unusedRouter(),
    leftPage(),
    browserFloor(),
    tailwindcss(),
    reactRouter(),
  ],
  // A worker is bundled by itself, and runs in the browser all the same.
  worker: { format: 'es', plugins: () => [serverOnly(), browserFloor()] },
  // What is fetched later is small and its parts are mostly there: finding them out first costs every page more.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: PARTS } } } } },
    // The listener is built with the pages, so that both share one database pool and one page cache.
    ssr: { build: { target: 'node24', rollupOptions: { input: 'app/server.ts' } } },
  },
})
