import days from './content-days.json' with { type: 'json' }

/** By address the day on which what is written of it changed, noted by `npm run dates`, with a hash of that; ISO 8601. */
export const CONTENT_DAYS: ReadonlyMap<string, { readonly changed: string; readonly hash: string }> = new Map(
  Object.entries(days),
)
