import days from './recipe-days.json' with { type: 'json' }

/** The days of a recipe, noted by `npm run dates`, with a hash of what it was then; ISO 8601. */
interface RecipeDays {
  readonly published: string
  readonly changed: string
  readonly hash: string
}

const DAYS: { readonly [id: string]: RecipeDays } = days

/** Of every recipe that was ever noted. A test holds that this is each of them, as it is. */
export const daysOf = (id: string): RecipeDays => {
  const noted = DAYS[id]
  if (!noted) throw new Error(`Recipe ${id} has no days: npm run dates`)
  return noted
}
