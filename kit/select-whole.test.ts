import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('no field selects its text in another way, which Safari would undo when the mouse is let go', () => {
  const root = dirname(import.meta.dirname)
  const selecting = ['app', 'kit', 'modules']
    .flatMap(part => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(path => join(part, path)))
    .filter(path => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter(path => /\.(?:select\(\)|setSelectionRange\()/.test(readFileSync(join(root, path), 'utf8')))
  expect(selecting).toEqual(['kit/select-whole.ts'])
})
