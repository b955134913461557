import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { recipeHash } from '../content/recipe-hash.ts'
import { RECIPES } from '../content/recipes.ts'

/** `npm run dates`: notes today as the day on which new recipes are published and others changed. */

const FILE = fileURLToPath(new URL('../content/recipe-days.json', import.meta.url))

interface Days {
  readonly published: string
  readonly changed: string
  readonly hash: string
}

const noted: { readonly [id: string]: Days } = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

const lines = RECIPES.toSorted((one, other) => one.id.localeCompare(other.id)).map(recipe => {
  const hash = recipeHash(recipe)
  const before = noted[recipe.id]
  const days = before?.hash === hash ? before : { published: before?.published ?? today, changed: today, hash }
  return `  ${JSON.stringify(recipe.id)}: ${JSON.stringify(days)
    .replaceAll(/[:,](?=")/g, '$& ')
    .replace('{', '{ ')
    .replace('}', ' }')}`
})
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
const moved = RECIPES.filter(recipe => noted[recipe.id]?.hash !== recipeHash(recipe))
console.log(`${moved.length} of ${RECIPES.length} recipes are of today.`)
