import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contentHashes } from './content-hashes.ts'

/** `npm run dates`: notes today as the day on which products, the glossary and what is told of nutrients changed. */

const FILE = fileURLToPath(new URL('../content/content-days.json', import.meta.url))

const noted: { readonly [path: string]: { readonly changed: string; readonly hash: string } } = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : {}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

const days = [...contentHashes()].map(([path, hash]) => {
  const before = noted[path]
  return { path, hash, changed: before?.hash === hash ? before.changed : today, isNew: before?.hash !== hash }
})
const lines = days.map(
  ({ path, changed, hash }) =>
    `  ${JSON.stringify(path)}: { "changed": ${JSON.stringify(changed)}, "hash": ${JSON.stringify(hash)} }`,
)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${days.filter(({ isNew }) => isNew).length} of ${days.length} pieces of content are of today.`)
