import { expect, test } from 'vitest'
import { PAGE_DAYS } from '#content/page-dates.ts'
import { DATED_PAGES, pageHash, wordsOf } from './page-words.ts'

test('every page of words says what it said on the day of its last change: npm run dates notes another', () => {
  expect(Object.keys(PAGE_DAYS)).toEqual(Object.keys(DATED_PAGES))
  const other = Object.keys(PAGE_DAYS).filter(path => PAGE_DAYS[path]?.hash !== pageHash(path))
  expect(other).toEqual([])
  for (const { changed } of Object.values(PAGE_DAYS)) expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('what is read is a change, and how it looks or where it leads is none', () => {
  const page = '<p className="big bold">Seven days for <Link to="/the old page">returns</Link></p>'
  const other = page.replace('big bold', 'small and thin').replace('/the old page', '/a new page')
  expect(wordsOf(page)).toEqual(['Seven days for'])
  expect(wordsOf(other)).toEqual(wordsOf(page))
  expect(wordsOf(page.replace('Seven', 'Eight'))).not.toEqual(wordsOf(page))
})
