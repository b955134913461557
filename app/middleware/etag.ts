import { createHash } from 'node:crypto'

/** Weak: the same answer in another encoding is the same answer. */
export const etagOf = (whole: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`

/** Compared weakly, as RFC 9110 has it for If-None-Match: a proxy that packs makes a strong tag weak. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some(one => one.trim().replace(/^W\//, '') === bare)
}

/** Something whole with its tag, for whoever has none of it or another one; for whoever has this one, that it is still the same. */
export function taggedAnswer(
  { headers: asked }: Request,
  whole: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const tagged = { ...headers, ETag: etagOf(whole) }
  if (matchesEtag(asked.get('if-none-match'), tagged.ETag)) return new Response(null, { status: 304, headers: tagged })
  return new Response(whole, { headers: tagged })
}
