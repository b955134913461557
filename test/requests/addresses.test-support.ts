import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'

/** Pages of the route tree: address, title, and what robots are told. */
const LISTED: [path: string, title: string][] = [
  ['/', 'Thymewell | Cook something good. We’ll mind the numbers.'],
  ['/contact', 'Contact Us | Thymewell'],
  ['/recipes', 'Find Recipes | Thymewell'],
  ['/shop/supplements', 'Shop Supplements | Thymewell'],
  ...PRODUCT_IDS.map((id): [string, string] => [`/shop/supplements/${id}`, `${WORDS[id].name} | Thymewell`]),
  ['/recipes/9000000301', 'Red lentil dal | Thymewell'],
  ['/recipes/9000000331', 'Chana masala | Thymewell'],
  ['/recipes/browse', 'Browse recipes by meal, diet, time and nutrient | Thymewell'],
  ['/recipes/browse/vegan-dinners-in-30-minutes', 'Vegan dinners in 30 minutes | Thymewell'],
  ['/learn', 'Learn & Grow | Thymewell'],
  ['/learn/articles/how-much-fibre-is-in-a-day', 'How much fibre is in a day? | Thymewell'],
  ['/learn/courses/nutrition-from-the-ground-up', 'Nutrition from the ground up | Thymewell'],
  [
    '/learn/courses/nutrition-from-the-ground-up/protein',
    'Protein, without the fuss, Nutrition from the ground up | Thymewell',
  ],
  ['/learn/glossary', 'Glossary | Thymewell'],
  ['/learn/nutrients', 'Nutrients: what is in food, and how much you need | Thymewell'],
  ['/learn/nutrients/iron', 'Foods with iron, and how much you need | Thymewell'],
  ['/learn/nutrients/salt', 'Foods high in salt, and how much is too much | Thymewell'],
  ['/delivery-and-returns', 'Delivery and returns | Thymewell'],
  ['/privacy', 'Privacy | Thymewell'],
  ['/terms', 'Terms | Thymewell'],
  ['/complaints', 'Complaints | Thymewell'],
  ['/cookies', 'Cookies | Thymewell'],
  ['/accessibility', 'Accessibility | Thymewell'],
  ['/health-claims', 'How we check health claims | Thymewell'],
  ['/reviews-policy', 'Reviews | Thymewell'],
]

const UNLISTED: [path: string, title: string, robots: string][] = [
  ['/tonight', 'A dinner for tonight | Thymewell', 'noindex'],
  ['/shop/compare', 'Compare two supplements | Thymewell', 'noindex, follow'],
  ['/login', 'Sign In | Thymewell', 'noindex'],
  ['/login/forgotten', 'Forgotten password | Thymewell', 'noindex'],
  ['/recipes/import', 'Import a Recipe | Thymewell', 'noindex'],
  ['/cart', 'Shopping Cart | Thymewell', 'noindex, follow'],
  ['/shop/supplements/biotin/lots', 'Biotin: lots and certificates | Thymewell', 'noindex'],
  ['/payment-cancel', 'Payment Cancelled | Thymewell', 'noindex, nofollow'],
  ['/dashboard', 'Nutrition Dashboard | Thymewell', 'noindex'],
  ['/dashboard/meal-planner', 'Meal Planner | Thymewell', 'noindex'],
  ['/dashboard/shopping-list', 'Shopping list | Thymewell', 'noindex'],
  ['/dashboard/cupboard', 'Cupboard | Thymewell', 'noindex'],
  ['/dashboard/supplements', 'Supplements | Thymewell', 'noindex'],
  ['/dashboard/supplements/sheet', 'For a GP or pharmacist | Thymewell', 'noindex'],
  ['/dashboard/supplements/biotin', 'Biotin | Thymewell', 'noindex'],
  ['/dashboard/health-goals', 'Health Goals | Thymewell', 'noindex'],
  ['/dashboard/nutrients', 'Your week in nutrients | Thymewell', 'noindex'],
  ['/dashboard/targets', 'Your targets | Thymewell', 'noindex'],
  ['/dashboard/progress', 'Progress | Thymewell', 'noindex'],
  ['/dashboard/progress/share', 'For a dietitian or GP | Thymewell', 'noindex'],
  ['/dashboard/daily-log', 'Daily Log | Thymewell', 'noindex'],
  ['/dashboard/learn', 'Learn & Grow | Thymewell', 'noindex'],
  ['/dashboard/settings', 'Settings | Thymewell', 'noindex'],
  ['/dashboard/profile', 'Profile | Thymewell', 'noindex'],
  ['/dashboard/saved-recipes', 'Saved Recipes | Thymewell', 'noindex'],
  ['/find', 'Search | Thymewell', 'noindex, follow'],
  ['/shop/supplements/biotin/review', 'Your review | Thymewell', 'noindex'],
  ['/shop/supplements/biotin/question', 'Ask a question | Thymewell', 'noindex'],
  ['/shop/supplements/creatine/notice', 'Tell me when I can buy it | Thymewell', 'noindex'],
  ['/shop/supplements/biotin/subscribe', 'Subscribe and save | Thymewell', 'noindex'],
  ['/dashboard/orders', 'Orders | Thymewell', 'noindex'],
  ['/dashboard/subscriptions', 'Subscriptions | Thymewell', 'noindex'],
  ['/dashboard/settings/data', 'Your data | Thymewell', 'noindex'],
  ['/dashboard/settings/addresses', 'Addresses | Thymewell', 'noindex'],
  ['/goodbye', 'Goodbye | Thymewell', 'noindex, nofollow'],
]

export interface KnownPage {
  path: string
  title: string
  robots: string | null
  /** Whether visitors without a session share one copy. */
  shared: boolean
  /** What browsers and those on the way may do with it. */
  caching: string
}

const NEVER_KEPT = [
  '/dashboard/settings/data',
  '/dashboard/settings/addresses',
  '/dashboard/progress/share',
  '/goodbye',
  '/shop/supplements/biotin/review',
  '/shop/supplements/biotin/question',
  '/shop/supplements/creatine/notice',
  '/shop/supplements/biotin/subscribe',
  '/dashboard/subscriptions',
]
const RENDERED_FOR_EACH = [
  '/contact',
  '/login/forgotten',
  '/dashboard',
  '/dashboard/progress',
  '/dashboard/health-goals',
  '/dashboard/daily-log',
  '/dashboard/nutrients',
  '/dashboard/targets',
  '/dashboard/supplements',
  '/dashboard/supplements/sheet',
  '/dashboard/meal-planner',
  '/dashboard/shopping-list',
  '/dashboard/cupboard',
  ...NEVER_KEPT,
]
const cachingOf = (path: string) => {
  if (NEVER_KEPT.includes(path)) return 'private, no-store'
  return RENDERED_FOR_EACH.includes(path) ? 'private, no-cache' : 'public, no-cache'
}

/** Every page that answers 200. */
export const PAGES: KnownPage[] = [...LISTED.map(([path, title]) => [path, title, null] as const), ...UNLISTED].map(
  ([path, title, robots]) => ({
    path,
    title,
    robots,
    shared: !RENDERED_FOR_EACH.includes(path),
    caching: cachingOf(path),
  }),
)

/** Addresses that answer with a page, and another status. */
export const MISSING: [path: string, status: number, title: string][] = [
  ['/nowhere', 404, 'Page Not Found | Thymewell'],
  ['/kit', 404, 'Page Not Found | Thymewell'],
  ['/dev/emails', 404, 'Page Not Found | Thymewell'],
  ['/recipes/12345', 404, 'Recipe Not Found | Thymewell'],
  ['/recipes/shared/nobodyhasthislinkatall00', 404, 'Page Not Found | Thymewell'],
  ['/recipes/private/1', 404, 'Page Not Found | Thymewell'],
  ['/recipes/private/0123456789abcdef', 404, 'Page Not Found | Thymewell'],
  ['/recipes/private/0123456789abcdef/correction', 404, 'Page Not Found | Thymewell'],
  ['/recipes/9999999999', 404, 'Recipe Not Found | Thymewell'],
  ['/recipes/lentil-dal', 404, 'Recipe Not Found | Thymewell'],
  [`/recipes/${'9'.repeat(60)}`, 404, 'Recipe Not Found | Thymewell'],
  ['/recipes/%3Cscript%3E', 404, 'Recipe Not Found | Thymewell'],
  ['/recipes/browse/nothing-like-this', 404, 'Page Not Found | Thymewell'],
  ['/recipes/browse/dinners?page=1', 404, 'Page Not Found | Thymewell'],
  ['/recipes/browse/dinners?page=99', 404, 'Page Not Found | Thymewell'],
  ['/learn/articles/nothing-like-this', 404, 'Page Not Found | Thymewell'],
  ['/learn/courses/nothing-like-this', 404, 'Page Not Found | Thymewell'],
  ['/learn/courses/nutrition-from-the-ground-up/nothing-like-this', 404, 'Page Not Found | Thymewell'],
  ['/learn/nutrients/unobtainium', 404, 'Page Not Found | Thymewell'],
  ['/shop/supplements/snake-oil', 404, 'Supplement not found | Thymewell'],
  ['/shop/supplements/BIOTIN', 404, 'Supplement not found | Thymewell'],
  ['/shop/supplements/snake-oil/lots', 404, 'Supplement not found | Thymewell'],
  ['/shop/supplements/biotin/lots/L0-NONE', 404, 'Lot not found | Thymewell'],
  ['/dashboard/supplements/snake-oil', 404, 'Supplement not found | Thymewell'],
  ['/p/nobody-lives-here', 404, 'Page Not Found | Thymewell'],
  ['/orders/1', 404, 'Page Not Found | Thymewell'],
  ['/subscriptions/1/end', 404, 'Page Not Found | Thymewell'],
  ['/plans/nowhere', 404, 'Page Not Found | Thymewell'],
  ['/records/nobody-has-this-link', 404, 'A food record | Thymewell'],
  ['/unsubscribe/nobody-has-this-link', 404, 'Your E-mails | Thymewell'],
  ['/e-mail-choices/nobody-has-this-link', 404, 'Your E-mails | Thymewell'],
  ['/stock-notices/nobody-has-this-link', 404, 'Your E-mail | Thymewell'],
  ['/shop/supplements/snake-oil/review', 404, 'Page Not Found | Thymewell'],
  ['/shop/supplements/snake-oil/question', 404, 'Page Not Found | Thymewell'],
  ['/shop/supplements/snake-oil/notice', 404, 'Page Not Found | Thymewell'],
  ['/orders/1/review/biotin', 404, 'Page Not Found | Thymewell'],
  ['/newsletter/nobody-has-this-link', 404, 'Our newsletter | Thymewell'],
  ['/dashboard/orders/1', 401, 'Your order | Thymewell'],
  ['/dashboard/subscriptions/1', 401, 'Your subscription | Thymewell'],
  ['/undo-deletion', 410, 'Keep Your Account | Thymewell'],
  ['/dashboard/nowhere', 404, 'Page Not Found | Thymewell'],
  ['/hooks/nowhere', 404, 'Page Not Found | Thymewell'],
  ['/sale-50%', 404, 'Page Not Found | Thymewell'],
  ['//elsewhere.test', 404, 'Page Not Found | Thymewell'],
  ['/410', 410, 'Page Permanently Removed | Thymewell'],
  ['/index.php', 410, '404 - Page Not Found'],
  ['/shop.php?redirect=1', 410, '404 - Page Not Found'],
  ['/%E5%91%B3', 410, '404 - Page Not Found'],
  ['/login/confirm?token=old', 410, 'Confirm your e-mail address | Thymewell'],
  ['/login/reset?token=old', 410, 'Choose a new password | Thymewell'],
  ['/login/change?token=old', 410, 'Use this e-mail address | Thymewell'],
  ['/payment-success', 400, 'Payment Success | Thymewell'],
  ['/payment-success?session_id=cs_test_nobodyhasthis', 404, 'Payment Success | Thymewell'],
  ['/payment-success?session_id=%3Cscript%3E', 404, 'Payment Success | Thymewell'],
]

/** Addresses that live elsewhere. */
export const MOVED: [path: string, status: number, to: string][] = [
  ['/login/security', 302, '/login?to=/login/security'],
  ['/login/welcome', 302, '/login'],
  ['/login/google', 302, '/login'],
  ['/logout', 302, '/login'],
  ['/dashboard/search?q=dal', 301, '/find?q=dal'],
  ['/.well-known/change-password', 302, '/login/change'],
  ['/dashboard/meals', 301, '/dashboard/meal-planner'],
  ['/dashboard/log', 301, '/dashboard/daily-log'],
  ['/supplements', 301, '/shop/supplements'],
  ['/supplements/biotin', 301, '/shop/supplements/biotin'],
  ['/products', 301, '/shop/supplements'],
  ['/saved', 301, '/dashboard/saved-recipes'],
  ['/meal-planner', 301, '/dashboard/meal-planner'],
  ['/recipe/12345', 301, '/recipes/12345'],
  ['/search?q=dal', 302, '/recipes?q=dal'],
]
