import type { MetaDescriptor } from 'react-router'

const SITE = 'Thymewell'
const LOCALE = 'en_GB'
/** One text for both: US measures and values stand on the same pages. */
const OTHER_LOCALE = 'en_US'

export interface SharePicture {
  /** Path or absolute address of the picture shown when the page is shared. */
  src: string
  alt: string
  width: number
  height: number
}

export interface PageFacts {
  /** Public origin, from `originOf(matches)`. */
  origin: string
  /** Without the product's name, which is added; the home page passes its whole title with `wholeTitle`. */
  title: string
  wholeTitle?: boolean
  description: string
  /** The one address of this page: path with the query that belongs to it, or null when it has none (an error page). */
  path: string | null
  robots?: string
  picture?: SharePicture
  /** An Atom feed of pages like this one. */
  feed?: { readonly path: string; readonly title: string }
  jsonLd?: object[]
}

/** The picture for pages that have none of their own. */
const HOME_PICTURE: SharePicture = {
  src: '/pictures/og-home-0ee80dd0.jpg',
  alt: 'A grain bowl with chickpeas, cucumber and tomatoes beside the words: Cook something good',
  width: 1200,
  height: 630,
}

/** Of a page for one person, or of one that is no place to arrive at: it has no address for others, and no robot reads on. */
export const unlistedMeta = (origin: string, title: string, description: string): MetaDescriptor[] =>
  pageMeta({ origin, title, description, path: null, robots: 'noindex, nofollow' })

/**
 * The only maker of what is in a page's head: title, description, canonical address, robots, Open Graph and
 * structured data. Pure: everything it needs comes in.
 */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const description = inBrief(facts.description)
  const title = facts.wholeTitle ? facts.title : `${facts.title} | ${SITE}`
  const picture = facts.picture ?? HOME_PICTURE
  return [
    { title },
    { name: 'description', content: description },
    ...(facts.robots ? [{ name: 'robots', content: facts.robots }] : []),
    ...addressOf(facts),
    ...feedOf(facts),
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: LOCALE },
    { property: 'og:locale:alternate', content: OTHER_LOCALE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: facts.title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: absolute(facts.origin, picture.src) },
    { property: 'og:image:alt', content: picture.alt },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    // React Router writes this as <script type="application/ld+json"> and escapes `<`, `>` and `&` in it, so that no
    // text can close the script.
    ...(facts.jsonLd ?? []).map(object => ({ 'script:ld+json': object }) as MetaDescriptor),
  ]
}

const MOST_LETTERS = 160

/** Search engines cut what is longer: to whole sentences where some fit, else to whole words. */
function inBrief(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  const cut = text.slice(0, MOST_LETTERS)
  return /^.{70,}[.?!](?= )/.exec(cut)?.[0] ?? `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}

/** Canonical must be a <link>; without `tagName` React Router would write a <meta> that no search engine reads. */
function addressOf({ origin, path }: PageFacts): MetaDescriptor[] {
  if (path === null) return []
  const url = absolute(origin, path)
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
  ]
}

function feedOf({ origin, feed }: PageFacts): MetaDescriptor[] {
  if (!feed) return []
  const { path, title } = feed
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: absolute(origin, path) }]
}

export function absolute(origin: string, path: string): string {
  return path.startsWith('http:') || path.startsWith('https:') ? path : `${origin}${path}`
}
