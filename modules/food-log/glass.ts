import type { DiarySetting } from './diary.ts'

const USUAL_GLASS_ML = 250

/** What somebody's glass holds, in ml. */
export function glassMl(settings: readonly DiarySetting[]): number {
  const set = settings.find(({ name }) => name === 'glass')?.value
  return set && 'ml' in set ? set.ml : USUAL_GLASS_ML
}
