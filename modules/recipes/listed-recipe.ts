import type { PictureSource } from '#kit/picture.tsx'
import { type EatingMark, eatingMarks, UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { kjOf } from '#modules/nutrition/kilojoules.ts'
import type { OwnCard } from './library-row.ts'
import { minutesText } from './minutes-text.ts'
import { type Shown, shownCard } from './provider/fallbacks.ts'
import type { RecipeCard } from './recipe.ts'
import { isLeadPicture, pictureOf } from './recipe-pictures.ts'
import type { DishWash } from './recipe-view.ts'

/** A recipe as a list shows it, ready to print: the browser gets these words and no rules. */
export interface ListedRecipe {
  readonly id: string
  /** Where its page is, if that is not where every recipe's is. */
  readonly path?: string
  readonly name: string
  readonly description: string
  /** Prepared files of ours. */
  readonly picture: PictureSource | null
  /** Only where its picture bears being shown large: a marked one of ours, and any of the provider's. */
  readonly isLead?: true
  /** The provider's own picture. */
  readonly image: string | null
  /** The colour shown where there is neither. */
  readonly wash: DishWash
  /** '418 kcal', or 'about 300 kcal' where it had to be assumed. */
  readonly calories: string
  /** The same in kilojoules. */
  readonly kilojoules: string
  readonly time: string
  readonly servings: string
  /** What may speak against it, for anybody. */
  readonly marks: readonly EatingMark[]
  /** Why it was found: 'Uses 2 of your 3', '7.5 mg iron'. */
  readonly reason?: string
}

export function listedRecipe(card: RecipeCard | OwnCard, reason: string | null = null): ListedRecipe {
  const { id, name, description, totalMinutes, servings, caloriesKcal } = shownCard(card)
  const isOwn = 'picture' in card
  const count = servings.value
  const kj = Math.round((isOwn ? card.energyKj : null) ?? kjOf(caloriesKcal.value))
  return {
    id,
    name,
    description,
    picture: isOwn ? pictureOf(card.picture) : null,
    ...((isOwn ? isLeadPicture(card.picture) : card.image !== null) && { isLead: true }),
    image: card.image,
    wash: isOwn ? card.wash : 'leaf',
    calories: about(caloriesKcal, `${caloriesKcal.value.toLocaleString('en-GB')} kcal`),
    kilojoules: about(caloriesKcal, `${kj.toLocaleString('en-GB')} kJ`),
    time: about(totalMinutes, minutesText(totalMinutes.value)),
    servings: about(servings, count === 1 ? '1 serving' : `${count} servings`),
    marks: eatingMarks(isOwn ? card.edible : UNKNOWN_EDIBLE),
    ...(reason !== null && { reason }),
  }
}

const about = ({ estimated }: Shown<number>, text: string) => (estimated ? `about ${text}` : text)
