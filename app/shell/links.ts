export interface SiteLink {
  to: string
  label: string
}

export const MAIN_LINKS: SiteLink[] = [
  { to: '/recipes', label: 'Find Recipes' },
  { to: '/shop/supplements', label: 'Shop Supplements' },
  { to: '/dashboard/meal-planner', label: 'Meal Planner' },
  { to: '/dashboard', label: 'Nutrition' },
]

/** What members see beside Logout. */
export const MEMBER_LINKS: SiteLink[] = [
  { to: '/dashboard/saved-recipes', label: 'Saved Recipes' },
  { to: '/dashboard/meal-planner', label: 'Meal Planner' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/dashboard/profile', label: 'Profile' },
]

/** What is behind a member's own button. */
export const ACCOUNT_LINKS: SiteLink[] = [
  { to: '/dashboard/profile', label: 'Profile' },
  { to: '/dashboard/orders', label: 'Your orders' },
  { to: '/dashboard/settings', label: 'Settings' },
]

/** What the menu of small screens adds to the main links. */
export const SECOND_LINKS: SiteLink[] = [
  { to: '/find', label: 'Search' },
  { to: '/dashboard/saved-recipes', label: 'Saved Recipes' },
  { to: '/delivery-and-returns', label: 'Delivery and returns' },
  { to: '/contact', label: 'Contact Us' },
]

export const FOOTER_COLUMNS: { title: string; links: SiteLink[] }[] = [
  {
    title: 'Cook',
    links: [
      { to: '/recipes', label: 'Find Recipes' },
      { to: '/recipes/browse', label: 'Browse Recipes' },
      { to: '/dashboard/meal-planner', label: 'Meal Planner' },
      { to: '/dashboard/saved-recipes', label: 'Saved Recipes' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: '/learn', label: 'Learn & Grow' },
      { to: '/learn/nutrients', label: 'Nutrients' },
      { to: '/learn/glossary', label: 'Glossary' },
    ],
  },
  {
    title: 'Shop',
    links: [
      { to: '/shop/supplements', label: 'Shop Supplements' },
      { to: '/delivery-and-returns', label: 'Delivery and returns' },
      { to: '/cart', label: 'Cart' },
    ],
  },
  {
    title: 'Thymewell',
    links: [
      { to: '/contact', label: 'Contact Us' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies and statistics' },
      { to: '/accessibility', label: 'Accessibility' },
      { to: '/complaints', label: 'Complaints' },
      { to: '/health-claims', label: 'Health claims' },
      { to: '/reviews-policy', label: 'Reviews' },
    ],
  },
]
