import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from './routes.ts'

interface Entry {
  file: string
  children?: Entry[]
}
const named = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...named(children)])

const listed = named(routes as Entry[]).filter(file => file.startsWith('routes/'))
const there = readdirSync(join(import.meta.dirname, 'routes'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name).slice(import.meta.dirname.length + 1))

test('every file of app/routes answers an address, and every address has a file of its own', () => {
  expect(there.length).toBeGreaterThan(50)
  expect(there.sort()).toEqual(listed.slice().sort())
})
