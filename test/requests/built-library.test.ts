import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { libraryText } from '#modules/learn/queries/written-library.ts'

/** Else a start, or the first reader after it, would wait a second for what a build can do. */
test('the server was built with all that there is to learn, as it is read from its files', () => {
  const folder = join(import.meta.dirname, '../../build/server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'))
  const saidIn = (file: string) => readFileSync(join(folder, file), 'utf8').split('builtLibrary = () => ', 2)[1]
  const said = files.map(saidIn).find(found => found !== undefined) ?? ''
  const text = said.slice(0, said.indexOf('";\n') + 1)
  // A text as a script writes it, which JSON need not read.
  expect(JSON.parse(runInNewContext(text))).toEqual(JSON.parse(libraryText()))
})
