import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DATED_PAGES, pageHash } from './page-words.ts'

/** `npm run dates`: notes today as the day on which pages of words changed that say something else than before. */

const FILE = fileURLToPath(new URL('../content/page-days.json', import.meta.url))

const noted: { readonly [path: string]: { readonly changed: string; readonly hash: string } } = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : {}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

const days = Object.keys(DATED_PAGES).map(path => {
  const [hash, before] = [pageHash(path), noted[path]]
  return { path, hash, changed: before?.hash === hash ? before.changed : today, isNew: before?.hash !== hash }
})
const lines = days.map(
  ({ path, changed, hash }) =>
    `  ${JSON.stringify(path)}: { "changed": ${JSON.stringify(changed)}, "hash": ${JSON.stringify(hash)} }`,
)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${days.filter(({ isNew }) => isNew).length} of ${days.length} pages are of today.`)
