import type { Json } from './built-shop.test-support.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

const first = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? null : plain(found)
}

export const titleOf = (html: string) => first(html, /<title>([^<]*)<\/title>/)
export const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/)
/** What is in a meta tag with this name or property. */
export const metaOf = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))

export const structuredData = (html: string): Json[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )

/** Every script of a page that is in it and runs. */
export function inlineScripts(html: string): { attributes: string; body: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', body = '']) => ({ attributes, body }))
    .filter(({ attributes }) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
}

/** A content security policy by directive. */
export function policyOf(header: string | string[] | undefined): Record<string, string[]> {
  const parts = String(header)
    .split(';')
    .map(part => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name, ...sources]) => [name, sources]))
}
