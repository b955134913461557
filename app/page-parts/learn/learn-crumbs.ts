import type { Crumb } from '#app/shell/crumbs.tsx'

/** The way to a page of Learn & Grow. */
export const learnCrumbs = (...steps: readonly Crumb[]): readonly Crumb[] => [
  { name: 'Home', path: '/' },
  { name: 'Learn & Grow', path: '/learn' },
  ...steps,
]
