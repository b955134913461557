import { CATEGORY_LABELS } from './category-labels.ts'
import type { Article } from './learning.ts'
import { articlePath, changedOn, FEED } from './learning-data.ts'

/** Articles as an Atom feed (RFC 4287), the latest first. An article is dated at noon in UTC of its day. */
export function atomFeed(articles: readonly Article[], origin: string): string {
  const updated = articles.map(changedOn).toSorted().at(-1) ?? '2026-09-01'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${origin}/learn</id>`,
    `<title>${escaped(FEED.title)}</title>`,
    `<updated>${momentOf(updated)}</updated>`,
    '<author><name>Thymewell</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(origin + FEED.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin)}/learn"/>`,
    ...articles.map(article => entry(article, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(article: Article, origin: string): string {
  const url = escaped(origin + articlePath(article))
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escaped(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${momentOf(article.published)}</published>`,
    `<updated>${momentOf(changedOn(article))}</updated>`,
    `<category term="${article.category}" label="${CATEGORY_LABELS[article.category]}"/>`,
    `<summary>${escaped(article.description)}</summary>`,
    '</entry>',
  ].join('')
}

const momentOf = (day: string) => `${day}T12:00:00Z`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
