import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingParts } from './check-lock.ts'

const parts = { '@tailwindcss/oxide-darwin-arm64': '4.3.5', '@tailwindcss/oxide-linux-x64-gnu': '4.3.5' }

it('a part for another machine that the lock file lacks is named, with the package that needs it', () => {
  const packages = {
    '': {},
    'node_modules/@tailwindcss/oxide': { optionalDependencies: parts },
    'node_modules/@tailwindcss/oxide-linux-x64-gnu': {},
  }
  expect(missingParts(packages)).toEqual([
    'package-lock.json: node_modules/@tailwindcss/oxide needs @tailwindcss/oxide-darwin-arm64 on some machine, and it has no entry',
  ])
})

it('a part is found beside the package that needs it, and in every folder above', () => {
  const asks = { optionalDependencies: { part: '1.0.0' } }
  for (const place of [
    'node_modules/a/node_modules/b/node_modules/part',
    'node_modules/a/node_modules/part',
    'node_modules/part',
  ])
    expect(missingParts({ 'node_modules/a/node_modules/b': asks, [place]: {} })).toEqual([])
  expect(missingParts({ 'node_modules/a/node_modules/b': asks, 'node_modules/c/node_modules/part': {} })).toHaveLength(
    1,
  )
  expect(missingParts({ '': asks, 'node_modules/part': {} })).toEqual([])
})

it('of the lock file as it is, one entry less is noticed', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  expect(missingParts(packages)).toEqual([])
  const { 'node_modules/@biomejs/cli-darwin-arm64': taken, ...rest } = packages
  expect(taken).toBeDefined()
  expect(missingParts(rest)).toEqual([expect.stringContaining('@biomejs/cli-darwin-arm64')])
})
