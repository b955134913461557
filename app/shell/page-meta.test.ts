import { describe, expect, test } from 'vitest'
import shared from '#content/share-pictures.json' with { type: 'json' }
import { absolute, pageMeta } from './page-meta.ts'

const facts = {
  origin: 'https://thymewell.example',
  title: 'Find Recipes',
  description: 'Search by what is in the fridge.',
  path: '/recipes',
}

type Entry = Record<string, unknown>
const entries = (extra: object = {}) => pageMeta({ ...facts, ...extra }) as Entry[]

describe('the head of a page', () => {
  test('has one title, with the product’s name behind it', () => {
    expect(entries().filter(entry => 'title' in entry)).toEqual([{ title: 'Find Recipes | Thymewell' }])
  })

  test('has its title alone where the page says so', () => {
    expect(entries({ title: '404 - Page Not Found', wholeTitle: true })[0]).toEqual({ title: '404 - Page Not Found' })
  })

  test('names its canonical address in a link, absolutely', () => {
    expect(entries().filter(entry => entry.rel === 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://thymewell.example/recipes' },
    ])
  })

  test.each([
    ['Short enough.', 'Short enough.'],
    [
      `${'One sentence of some length that says what the page is about, in words. '.repeat(4)}`,
      `${'One sentence of some length that says what the page is about, in words. '.repeat(2)}`.trim(),
    ],
    [`A single sentence, ${'word, '.repeat(40)}end.`, `A single sentence, ${'word, '.repeat(22)}word…`],
  ])('is described in as many words as are shown: %s', (description, shown) => {
    const told = entries({ description }).flatMap(({ name, property, content }) =>
      name === 'description' || property === 'og:description' ? [content] : [],
    )
    expect(told).toEqual([shown, shown])
    expect(shown.length).toBeLessThanOrEqual(160)
  })

  test('has no address at all where it has none of its own', () => {
    const head = entries({ path: null })
    expect(head.some(entry => entry.rel === 'canonical' || entry.property === 'og:url')).toBe(false)
  })

  test('says nothing to robots unless asked to', () => {
    expect(entries().some(entry => entry.name === 'robots')).toBe(false)
    expect(entries({ robots: 'noindex' })).toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('shows a picture when shared, with an absolute address: its own or the home page’s', () => {
    const image = (head: Entry[]) => head.find(entry => entry.property === 'og:image')?.content
    expect(image(entries())).toBe(`https://thymewell.example/pictures/${shared.home}`)
    const picture = { src: '/pictures/og-biotin.jpg', alt: 'Biotin', width: 1200, height: 630 }
    expect(image(entries({ picture }))).toBe('https://thymewell.example/pictures/og-biotin.jpg')
  })

  test('carries structured data as it came', () => {
    const object = { '@context': 'https://schema.org', '@type': 'WebSite', name: '</script><script>alert(1)</script>' }
    expect(entries({ jsonLd: [object] }).filter(entry => 'script:ld+json' in entry)).toEqual([
      { 'script:ld+json': object },
    ])
  })
})

test('an absolute address stays as it is', () => {
  expect(absolute('https://a.example', 'https://b.example/x')).toBe('https://b.example/x')
  expect(absolute('https://a.example', '/x')).toBe('https://a.example/x')
})
