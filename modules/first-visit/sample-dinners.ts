import type { PictureSource } from '#kit/picture.tsx'
import { rangeText, weekdayBriefly } from '#modules/calendar/words.ts'
import { type Figure, figureOf } from '#modules/nutrition/intake/intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { pictureOf } from '#modules/recipes/recipe-pictures.ts'
import { type DishWash, washOfDish } from '#modules/recipes/recipe-view.ts'
import { type BesideIntake, besideIntake } from './beside-intakes.ts'
import { dishAt, type SamplePlan } from './sample-plan.ts'

/** A dish as it is shown in few words. */
export interface ShownDish {
  readonly id: string
  readonly name: string
  /** Of a serving, rounded. */
  readonly kcal: number
  readonly kj: number
  readonly picture: PictureSource | null
  readonly wash: DishWash
}

/** A day's dinner: a dish, or in words what is instead of one. */
export interface SampleDinner {
  /** 'Mon'. */
  readonly day: string
  readonly dish: ShownDish | null
  readonly words: string
}

export interface SampleDinners {
  /** 'Mon 16 to Sun 22 November'. */
  readonly days: string
  readonly dinners: readonly SampleDinner[]
  /** What a serving of those that are cooked gives on average. */
  readonly give: readonly BesideIntake[]
}

const TOLD = ['fibreG', 'ironMg', 'proteinG'] as const

/** The dinners of seven days. Throws where the sample week has no dinner that is cooked. */
export function sampleDinners(plan: SamplePlan): SampleDinners {
  const found = plan.days.flatMap(day => {
    const entry = plan.entries.find(each => each.day === day && each.meal === 'dinner')
    return entry ? [{ entry, dish: dishAt(plan, entry) }] : []
  })
  const cooked = found.flatMap(({ dish }) => dish ?? [])
  const [first, last] = [plan.days[0], plan.days.at(-1)]
  return {
    days: first && last ? rangeText(first, last) : '',
    dinners: found.map(({ entry: { day, what }, dish }) => ({
      day: weekdayBriefly(day),
      dish: dish && shownDish(dish),
      words: what.kind === 'eating-out' ? `Eating out: ${what.words.toLowerCase()}` : '',
    })),
    give: TOLD.map(key => besideIntake(key, averageOf(cooked, key))),
  }
}

/** Our own dish, ready to be shown. */
export function shownDish({ ref: { id }, name, intake }: Dish): ShownDish {
  const recipe = ownRecipeOf(id)
  return {
    id,
    name,
    kcal: Math.round(figureOf(intake, 'energyKcal').amount),
    kj: Math.round(figureOf(intake, 'energyKj').amount),
    picture: recipe && pictureOf(recipe.picture),
    wash: recipe ? washOfDish(recipe) : 'leaf',
  }
}

function averageOf(dishes: readonly Dish[], key: NutrientKey): Figure {
  if (dishes.length === 0) throw new Error('No dinners have no average')
  const figures = dishes.map(({ intake }) => figureOf(intake, key))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    amount: mean(figures.map(({ amount }) => amount)),
    most: mean(figures.map(({ most }) => most)),
    coverage: mean(figures.map(({ coverage }) => coverage)),
  }
}
