import { taggedAnswer } from '#app/middleware/etag.ts'
import screens from '#content/screens.json' with { type: 'json' }
import type { Route } from './+types/web-manifest.ts'

const ICON = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]
const SHORTCUTS = [
  { name: 'Find Recipes', url: '/recipes', icons: ICON },
  { name: 'Meal Planner', url: '/dashboard/meal-planner', icons: ICON },
  { name: 'Daily Log', url: '/dashboard/daily-log', icons: ICON },
  { name: 'Shopping list', url: '/dashboard/shopping-list', icons: ICON },
]

/** What a phone shows when the shop is put on its home screen. */
export function loader({ request }: Route.LoaderArgs) {
  const manifest = {
    name: 'Thymewell',
    short_name: 'Thymewell',
    description: 'Recipes with honest nutrition, a week that plans itself, and a small shelf of supplements.',
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#10B981',
    background_color: '#FBF8F1',
    categories: ['food', 'health', 'shopping'],
    shortcuts: SHORTCUTS,
    screenshots: screens,
    // A recipe of another app or site, shared with us, is read on the page of imports.
    share_target: { action: '/recipes/import', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return taggedAnswer(request, JSON.stringify(manifest), {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
  })
}
