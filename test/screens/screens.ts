import type { ACTS, SCENES } from './scenes.ts'

export interface Screen {
  /** Of its files, and by which it is accepted. */
  name: string
  path: string
  scene?: keyof typeof SCENES
  act?: keyof typeof ACTS
  /** What the browser may complain of, because the screen is about it. */
  allow?: RegExp
  /** It does not come alive: an e-mail, and what is kept for when there is no connection. */
  isPlain?: true
}

const HOME: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-of-a-member', path: '/', scene: 'member' },
  { name: 'tonight', path: '/tonight' },
  { name: 'menu', path: '/', act: 'menu' },
  { name: 'find', path: '/find?q=lentil' },
]

const RECIPES: readonly Screen[] = [
  { name: 'recipes', path: '/recipes' },
  { name: 'recipes-filters', path: '/recipes?diet=vegan&time=45&sort=quickest', act: 'filters' },
  { name: 'recipes-nothing', path: '/recipes?q=xylophone' },
  { name: 'recipe', path: '/recipes/9000000331' },
  { name: 'recipe-missing', path: '/recipes/12345', allow: /404/ },
  { name: 'cook-mode', path: '/recipes/9000000331', act: 'cook' },
  { name: 'cook-mode-step', path: '/recipes/9000000331', act: 'step' },
  { name: 'browse', path: '/recipes/browse' },
  { name: 'browse-vegan', path: '/recipes/browse/vegan-dinners-in-30-minutes' },
  { name: 'import', path: '/recipes/import' },
  { name: 'saved-recipes', path: '/dashboard/saved-recipes' },
  { name: 'saved-recipes-none', path: '/dashboard/saved-recipes', scene: 'member' },
]

const WEEK: readonly Screen[] = [
  { name: 'overview', path: '/dashboard' },
  { name: 'overview-first', path: '/dashboard', scene: 'member' },
  { name: 'planner', path: '/dashboard/meal-planner' },
  { name: 'planner-first', path: '/dashboard/meal-planner', scene: 'member' },
  { name: 'shopping-list', path: '/dashboard/shopping-list' },
  { name: 'cupboard', path: '/dashboard/cupboard' },
  { name: 'diary', path: '/dashboard/daily-log' },
  { name: 'diary-first', path: '/dashboard/daily-log', scene: 'member' },
  { name: 'nutrients-of-mine', path: '/dashboard/nutrients' },
  { name: 'cabinet', path: '/dashboard/supplements' },
  { name: 'health-goals', path: '/dashboard/health-goals' },
  { name: 'targets', path: '/dashboard/targets' },
  { name: 'progress', path: '/dashboard/progress' },
]

const SHOP: readonly Screen[] = [
  { name: 'shop', path: '/shop/supplements' },
  { name: 'product', path: '/shop/supplements/magnesium-complex' },
  { name: 'product-coming', path: '/shop/supplements/lions-mane' },
  { name: 'product-missing', path: '/shop/supplements/moon-dust', allow: /404/ },
  { name: 'compare', path: '/shop/compare?one=magnesium-complex&other=collagen-peptides' },
  { name: 'subscribe', path: '/shop/supplements/biotin/subscribe' },
  { name: 'cart', path: '/cart', scene: 'cart' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'payment-cancelled', path: '/payment-cancel' },
  { name: 'payment-success', path: '/payment-success', scene: 'paid' },
  { name: 'orders', path: '/dashboard/orders', scene: 'ordered' },
  { name: 'order', path: '/dashboard/orders', scene: 'order' },
  { name: 'subscriptions', path: '/dashboard/subscriptions', scene: 'member' },
]

const ACCOUNT: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/login?mode=sign-up' },
  { name: 'forgotten', path: '/login/forgotten' },
  { name: 'security', path: '/login/security', scene: 'member' },
  { name: 'profile', path: '/dashboard/profile' },
  { name: 'profile-edit', path: '/dashboard/profile?edit=yes', scene: 'member' },
  { name: 'settings', path: '/dashboard/settings', scene: 'member' },
  { name: 'data', path: '/dashboard/settings/data', scene: 'member' },
  { name: 'addresses', path: '/dashboard/settings/addresses', scene: 'member' },
]

const LEARN: readonly Screen[] = [
  { name: 'learn', path: '/learn' },
  { name: 'article', path: '/learn/articles/how-much-fibre-is-in-a-day' },
  { name: 'course', path: '/learn/courses/nutrition-from-the-ground-up' },
  { name: 'lesson', path: '/learn/courses/nutrition-from-the-ground-up/protein' },
  { name: 'glossary', path: '/learn/glossary' },
  { name: 'nutrients', path: '/learn/nutrients' },
  { name: 'nutrient', path: '/learn/nutrients/iron' },
]

const TRUST: readonly Screen[] = [
  { name: 'contact', path: '/contact' },
  { name: 'delivery', path: '/delivery-and-returns' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'not-found', path: '/no-such-page', allow: /404/ },
  { name: 'gone', path: '/410', allow: /410/ },
  {
    name: 'offline',
    path: '/learn/articles/iron-in-a-plate-of-dal',
    scene: 'offline',
    isPlain: true,
    allow: /503|ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/,
  },
]

const E_MAILS: readonly Screen[] = ['order-confirmation', 'account-confirmation', 'weekly-digest'].map(name => ({
  name: `e-mail-${name}`,
  path: `/dev/emails/${name}`,
  isPlain: true,
}))

/** Every kind of screen there is. */
export const SCREENS: readonly Screen[] = [
  ...HOME,
  ...RECIPES,
  ...WEEK,
  ...SHOP,
  ...ACCOUNT,
  ...LEARN,
  ...TRUST,
  ...E_MAILS,
]
