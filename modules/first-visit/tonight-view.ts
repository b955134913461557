import { OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { keptHoursOf } from '#modules/recipes/dish-keeping.ts'
import { minutesText } from '#modules/recipes/minutes-text.ts'
import { ownRecipeOf, ownRecipes } from '#modules/recipes/own-library.ts'
import { type ShownDish, shownDish } from './sample-dinners.ts'
import {
  answersInAddress,
  answersInWords,
  dinnersFor,
  MOST_PEOPLE,
  missedDinner,
  rulesInWords,
  TONIGHT_MINUTES,
  type Tonight,
  tonightSearch,
} from './tonight.ts'

type Option = readonly [value: string, words: string]

/** The four questions, with what may be answered to each. */
export const TONIGHT_CHOICES = {
  eats: Object.entries(OWN_DIETS) as Option[],
  without: Object.entries(ALLERGENS) as Option[],
  people: Array.from(
    { length: MOST_PEOPLE },
    (_, nth): Option => [String(nth + 1), nth === 0 ? '1 person' : `${nth + 1} people`],
  ),
  minutes: TONIGHT_MINUTES.map((minutes): Option => [String(minutes), `${minutes} minutes`]),
}
export type TonightChoices = typeof TONIGHT_CHOICES

/** A dinner beside others. */
export interface NearDish extends ShownDish {
  readonly time: string
}

export interface TonightDinner extends NearDish {
  readonly description: string
  /** Sentences. */
  readonly why: readonly string[]
  readonly servings: string
}

export interface TonightView {
  readonly asked: Tonight
  readonly choices: TonightChoices
  /** 'vegan, without soya, for 2'; '' where nobody said. */
  readonly answered: string
  readonly count: number
  readonly dinner: TonightDinner | null
  /** Where the next one is; null where there is no other. */
  readonly another: string | null
  /** For the days after it. */
  readonly others: readonly NearDish[]
  /** Why there is none; '' where there is one. */
  readonly missed: string
  /** What a planner is told, as its address has it. */
  readonly answers: string
}

const MOST_OTHERS = 6

/** A dinner for tonight, what goes on from it, or why there is none. */
export function tonightView(asked: Tonight): TonightView {
  const dishes = ownRecipes().map(dishOfOwn)
  // All of them fit; those that can be seen come first.
  const fitting = dinnersFor(asked, dishes).toSorted((one, other) => seen(other.dish) - seen(one.dish))
  const turned = fitting.map((_, nth) => fitting[(nth + asked.turn) % fitting.length]).flatMap(each => each ?? [])
  const [first, ...rest] = turned
  const missed = first ? null : missedDinner(asked, dishes)
  return {
    asked,
    choices: TONIGHT_CHOICES,
    answered: answersInWords(asked),
    count: fitting.length,
    dinner: first ? dinnerOf(first.dish, first.why, asked) : null,
    another: rest.length > 0 ? `/tonight${tonightSearch({ ...asked, turn: (asked.turn + 1) % fitting.length })}` : null,
    others: (missed?.dishes ?? rest.slice(0, MOST_OTHERS).map(({ dish }) => dish)).map(nearDish),
    missed: missed?.words ?? '',
    answers: answersInAddress(asked),
  }
}

const seen = (dish: Dish) => Number(shownDish(dish).picture !== null)

const nearDish = (dish: Dish): NearDish => ({
  ...shownDish(dish),
  time: dish.minutes === null ? '' : minutesText(dish.minutes),
})

function dinnerOf(dish: Dish, why: string, asked: Tonight): TonightDinner {
  const near = nearDish(dish)
  const recipe = ownRecipeOf(dish.ref.id)
  const rules = rulesInWords(asked)
  return {
    ...near,
    description: recipe?.description ?? '',
    why: [
      ...(rules ? [`It is ${rules}: every one of its ingredients is known.`] : []),
      `Ready in ${near.time}${asked.minutes === null ? '' : `, of the ${asked.minutes} minutes you have`}.`,
      // The rest of a day of 2,000 kcal on which nothing else is planned.
      `${why}${why.startsWith('Adds') ? ' a serving' : ''}.`,
    ],
    servings: recipe ? servingsText(recipe.serves, keptHoursOf(recipe), asked.people) : '',
  }
}

/** 'Makes 4 servings: 2 for tonight, and 2 that keep for 2 days.' */
export function servingsText(serves: number, keptHours: number, people: number | null): string {
  const days = keptHours / 24
  const makes = `Makes ${serves} ${serves === 1 ? 'serving' : 'servings'}`
  if (people === null || people === serves) return `${makes}.`
  if (people > serves) return `${makes}: for ${people}, set its page to ${people} servings.`
  const keeps =
    days > 0
      ? `${serves - people} that ${serves - people === 1 ? 'keeps' : 'keep'} for ${days} ${days === 1 ? 'day' : 'days'}`
      : ''
  return keeps ? `${makes}: ${people} for tonight, and ${keeps}.` : `${makes}: set its page to ${people} for tonight.`
}
