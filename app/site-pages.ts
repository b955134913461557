import { DASHBOARD_LINKS, OWN_LINKS } from './shell/dashboard-links.ts'
import { FOOTER_COLUMNS } from './shell/links.ts'
import { spelt } from './site-words.ts'

const PAGES: readonly { to: string; name: string; note: string }[] = [
  ...[...DASHBOARD_LINKS, ...OWN_LINKS].map(({ to, label }) => ({ to, name: label, note: 'Dashboard' })),
  ...FOOTER_COLUMNS.flatMap(({ title, links }) =>
    links.filter(({ to }) => !to.startsWith('/dashboard/')).map(({ to, label }) => ({ to, name: label, note: title })),
  ),
  { to: '/recipes/import', name: 'Import a Recipe', note: 'Cook' },
  { to: '/shop/compare', name: 'Compare two supplements', note: 'Shop' },
  { to: '/dashboard/shopping-list', name: 'Shopping List', note: 'Dashboard' },
  { to: '/dashboard/cupboard', name: 'Cupboard', note: 'Dashboard' },
  { to: '/dashboard/targets', name: 'Targets', note: 'Dashboard' },
]

/** Other words under which somebody looks for a page. */
const ALSO: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/dashboard': 'nutrition dashboard home',
    '/dashboard/daily-log': 'diary food water',
    '/dashboard/settings':
      'units kilojoules reminders notifications privacy export delete account password e-mail email emails unsubscribe stop newsletter',
    '/dashboard/profile': 'weight height diet allergies calorie goal energy',
    '/dashboard/saved-recipes': 'collections favorites favourites',
    '/dashboard/learn': 'articles courses grow',
    '/shop/supplements': 'vitamins products',
    '/delivery-and-returns':
      'shipping postage post parcel package arrive arrival dispatch track tracking courier price cost refund cancel send back money',
    '/dashboard/shopping-list': 'groceries buy aisle',
    '/dashboard/cupboard': 'pantry store',
    '/contact': 'help support',
  }),
)

/** Every page that a search leads to, by its own and by other words. */
export const SPELT_PAGES = PAGES.map(page => spelt(page, { title: page.name, more: ALSO.get(page.to) ?? '' }))
