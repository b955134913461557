import type { SidebarIconName } from './sidebar-icon.tsx'

export interface DashboardLink {
  to: string
  label: string
  icon: SidebarIconName
  /** Pages that belong to it and have no link of their own. */
  within?: readonly string[]
}

export const DASHBOARD_LINKS: DashboardLink[] = [
  { to: '/dashboard', label: 'Overview', icon: 'overview', within: ['/dashboard/nutrients'] },
  {
    to: '/dashboard/meal-planner',
    label: 'Meal Planner',
    icon: 'calendar',
    within: ['/dashboard/shopping-list', '/dashboard/cupboard'],
  },
  { to: '/dashboard/daily-log', label: 'Daily Log', icon: 'log' },
  { to: '/dashboard/supplements', label: 'Supplements', icon: 'supplements' },
  { to: '/dashboard/health-goals', label: 'Health Goals', icon: 'goals' },
  { to: '/dashboard/progress', label: 'Progress', icon: 'progress' },
  { to: '/dashboard/saved-recipes', label: 'Saved Recipes', icon: 'saved' },
  { to: '/dashboard/learn', label: 'Learn', icon: 'learn' },
]

export const OWN_LINKS: DashboardLink[] = [
  { to: '/dashboard/orders', label: 'Orders', icon: 'orders', within: ['/dashboard/subscriptions'] },
  { to: '/dashboard/settings', label: 'Settings', icon: 'settings', within: ['/dashboard/targets'] },
  { to: '/dashboard/profile', label: 'Profile', icon: 'profile' },
]
