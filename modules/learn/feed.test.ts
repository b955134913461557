import { parseAtomFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { atomFeed } from './feed.ts'
import { library } from './queries/library.ts'

it('is a feed that others read: every article with its address, title and days', () => {
  const { articles } = library()
  const feed = parseAtomFeed(atomFeed(articles, 'https://thymewell.example'))
  expect(feed.id).toBe('https://thymewell.example/learn')
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe('https://thymewell.example/learn/feed.xml')
  expect(feed.entries?.map(({ id, title, published }) => [id, title?.value, published])).toEqual(
    articles.map(({ slug, title, published }) => [
      `https://thymewell.example/learn/articles/${slug}`,
      title,
      `${published}T12:00:00Z`,
    ]),
  )
  expect(feed.entries?.every(({ updated, summary }) => updated && summary)).toBe(true)
})
