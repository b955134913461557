/** Public pages that answer 200, for the journeys that go through all of them. */
export const PUBLIC_PAGES = [
  '/',
  '/shop/supplements',
  '/shop/supplements?q=vitamin',
  '/shop/supplements?q=nothing-like-this',
  '/shop/supplements/magnesium-complex',
  '/shop/supplements/vitamin-d3-k2',
  '/shop/supplements/collagen-capsules',
  '/shop/supplements/lions-mane',
  '/cart',
  '/payment-cancel',
  '/delivery-and-returns',
  '/privacy',
  '/terms',
  '/contact',
  '/login',
  '/recipes',
  '/dashboard',
  '/dashboard/meal-planner',
  '/dashboard/saved-recipes',
] as const

/** Addresses of specified routes whose pages come with later work: they answer, with their own title. */
export const LATER_PAGES = [
  '/dashboard/supplements',
  '/dashboard/health-goals',
  '/dashboard/progress',
  '/dashboard/daily-log',
  '/dashboard/learn',
  '/dashboard/settings',
  '/dashboard/profile',
] as const
