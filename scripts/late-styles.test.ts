import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/**
 * A part that comes late may be drawn by the server at once. Its script brings its styles with it, and where there is
 * no script there is none: what the part looks like must come with the page, or it lies there unstyled.
 */

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['app', 'modules'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx') && !path.includes('.test.'))
    .map(path => join(folder, path)),
)
const LATE = /lazy\(\(\) => awaitPart\(\(\) => import\('([^']+)'\)\)\)/g
/** What is there on every page of its kind. */
const FRAMES = ['app/root.tsx', 'app/shell/dashboard-layout.tsx', 'app/shell/public-layout.tsx']

/** Of what is only there after somebody pressed, by when the part has come, or never in such a part. */
const SEEN_LATER = [
  'modules/profile/ui/saved-mark.css',
  'modules/recipes/ui/nutrient-rows.css',
  // The diary shows the first letters of a dish that has no picture.
  'modules/recipes/ui/laid-plate.css',
  // A list under a box is there once somebody types.
  'kit/styles/combobox.css',
  // A cart lies in the browser.
  'modules/supplements-log/ui/level-bar.css',
  'modules/supplements-log/ui/cart-ceilings.css',
]

const code = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function resolved(from: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, folder = '', rest = ''] = /^#(app|browser|kit|modules|platform|content)\/(.+)$/.exec(name) ?? []
  return folder === '' ? null : `${folder}/${rest}`
}

/** The style sheets that come with a file, through all that it imports for more than its types. */
function stylesOf(paths: readonly string[]): Set<string> {
  const [met, styles] = [new Set<string>(), new Set<string>()]
  const look = (path: string) => {
    if (met.has(path) || !existsSync(join(ROOT, path))) return
    met.add(path)
    if (path.endsWith('.css')) {
      styles.add(path)
      for (const [, name = ''] of code(path).matchAll(/@import "([^"]+)"/g)) look(join(dirname(path), name))
    }
    if (!/\.tsx?$/.test(path)) return
    for (const [, name = ''] of code(path).matchAll(/^import (?!type\b)(?:[^'"]*? from )?'([^']+)'/gms)) {
      const next = resolved(path, name)
      if (next !== null) look(relative('.', next))
    }
  }
  paths.forEach(look)
  return styles
}

const PARTS = SOURCES.flatMap(holder =>
  [...code(holder).matchAll(LATE)].map(([, name = '']) => ({ holder, part: resolved(holder, name) ?? '' })),
)

/** The file itself, and whoever leads to it: a page may bring what its parts look like. */
function above(holder: string): string[] {
  const leads = new Set([holder])
  for (const path of leads)
    for (const each of SOURCES)
      if (
        [...code(each).matchAll(/^import (?!type\b)[^'"]*? from '([^']+)'/gms)].some(
          ([, name = '']) => resolved(each, name) === path,
        )
      )
        leads.add(each)
  return [...leads]
}

test('there are parts that come late', () => expect(PARTS.length).toBeGreaterThan(5))

test.each(PARTS)('what $part looks like comes with its page', ({ holder, part }) => {
  const there = new Set([...stylesOf([...FRAMES, ...above(holder)]), ...SEEN_LATER])
  expect([...stylesOf([part])].filter(path => !there.has(path))).toEqual([])
})
