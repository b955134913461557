import { expect, test } from 'vitest'
import { CONTENT_DAYS } from '#content/content-dates.ts'
import { contentHashes } from './content-hashes.ts'

test('products, glossary and nutrients are as on the day of their last change: npm run dates notes another', () => {
  const hashes = contentHashes()
  expect([...CONTENT_DAYS.keys()]).toEqual([...hashes.keys()])
  expect([...hashes].flatMap(([path, hash]) => (CONTENT_DAYS.get(path)?.hash === hash ? [] : [path]))).toEqual([])
  for (const { changed } of CONTENT_DAYS.values()) expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/)
})
