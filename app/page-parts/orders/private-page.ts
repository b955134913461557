/**
 * What a page of one person says of itself: kept by nobody on the way, read by no search engine, and no page that is
 * opened from it is told its address, which may hold a key.
 */
export const PRIVATE_PAGE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}
