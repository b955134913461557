import days from './page-days.json' with { type: 'json' }

/** By address the day on which a page of words changed, noted by `npm run dates`, with a hash of its words; ISO 8601. */
export const PAGE_DAYS: { readonly [path: string]: { readonly changed: string; readonly hash: string } } = days
