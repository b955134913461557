import type { ReactNode } from 'react'
import { Badge } from '#kit/badge.tsx'
import { Notice } from '#kit/notice.tsx'
import { KJ_PER_KCAL } from '#modules/nutrition/kilojoules.ts'
import type { ListedRecipe } from '../listed-recipe.ts'
import type { Shown, ShownLine, ShownRecipe } from '../provider/fallbacks.ts'
import type { Attribution } from '../provider/recipe-source.ts'
import type { RecipeNutrition } from '../recipe.ts'
import type { DishWash } from '../recipe-view.ts'
import type { RecipeRating } from '../saved/recipe-marks.ts'
import type { StockPicture } from '../stock-pictures.ts'
import { DishPicture } from './dish-picture.tsx'
import { Energy } from './energy.tsx'
import { RecipeOpening } from './recipe-opening.tsx'
import { RateRecipe } from './saved/rate-recipe.tsx'
import { RecipeActions } from './saved/recipe-actions.tsx'
import { LinkedRecipes } from './search/linked-recipes.tsx'

export interface ProviderRecipeView {
  readonly shown: ShownRecipe
  readonly wash: DishWash
  /** Where the source has no picture. */
  readonly stock: StockPicture | null
  readonly attribution: Attribution | null
  /** What everybody's ratings here come to; null while there is none. */
  readonly rating: RecipeRating | null
}

interface ProviderRecipePageProps {
  recipe: ProviderRecipeView
  samples: readonly ListedRecipe[]
  /** Beside Save and Like. */
  more?: ReactNode
}

/** A recipe of the provider: what it left open was assumed by rule, and says so. */
export default function ProviderRecipePage({ recipe, samples, more }: ProviderRecipePageProps) {
  const { shown, wash, stock, attribution, rating } = recipe
  const figure = ({ value, estimated }: Shown<number>, unit = '') => ({
    value: `${value.toLocaleString('en-GB')}${unit}`,
    estimated,
  })
  return (
    <>
      <RecipeOpening
        picture={
          <div className="relative">
            <DishPicture
              recipe={{
                id: shown.id,
                name: shown.name.value,
                picture: stock?.picture ?? null,
                image: imageOf(shown),
                wash,
              }}
              sizes="100vw"
              eager
              className="aspect-5/4"
            />
            {stock ? <Badge className="absolute bottom-2.5 left-2.5">{stock.caption}</Badge> : null}
          </div>
        }
        name={shown.name.value}
        description={shown.description}
        tags={shown.tags}
        totalMinutes={figure(shown.totalMinutes, ' min')}
        servings={figure(shown.servings)}
        calories={figure(shown.caloriesKcal)}
        kilojoules={figure({ ...shown.caloriesKcal, value: Math.round(shown.caloriesKcal.value * KJ_PER_KCAL) })}
        difficulty={shown.difficulty}
        rating={rating}
        actions={<RecipeActions id={shown.id} name={shown.name.value} description={shown.description} more={more} />}
      />
      {shown.incomplete ? <Incomplete samples={samples} /> : null}
      <div className="mt-(--section) grid items-start gap-x-[clamp(28px,6vw,88px)] gap-y-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:mt-3 print:grid-cols-[2fr_3fr]">
        <section aria-labelledby="ingredients">
          <h2 id="ingredients">Ingredients</h2>
          <ul className="mt-3">
            {shown.ingredients.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may come twice, and nothing moves
              <li key={place} className="border-b border-line print:border-0">
                <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 has-checked:text-ink-3 has-checked:line-through print:min-h-0 print:py-0 print:text-micro">
                  <input type="checkbox" className="print:hidden" />
                  <Line line={line} />
                </label>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="directions">
          <h2 id="directions">Directions</h2>
          <ol className="mt-3">
            {shown.directions.map((line, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={place}
                className="border-b border-line py-4 text-ink-2 last:border-0 print:border-0 print:py-0.5 print:text-micro"
              >
                <Line line={line} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <ProviderNutrition nutrition={shown.nutrition} calories={shown.caloriesKcal} />
      {attribution ? (
        <p className="mt-6 text-small text-ink-2">
          <a href={attribution.address} className="text-leaf underline" rel="noopener">
            {attribution.text}
          </a>
        </p>
      ) : null}
      <div className="mt-(--section) print:hidden">
        <RateRecipe id={shown.id} rating={rating} />
      </div>
    </>
  )
}

const imageOf = ({ picture }: ShownRecipe) => (picture.kind === 'own' ? picture.address : null)

function Line({ line }: { line: ShownLine }) {
  return (
    <span>
      {line.text} {line.estimated ? <span className="text-small text-ink-3"> (estimated)</span> : null}
    </span>
  )
}

function Incomplete({ samples }: { samples: readonly ListedRecipe[] }) {
  return (
    <div className="mt-10 print:hidden">
      <Notice tone="caution" level={2} title="Recipe Information Incomplete">
        This recipe is missing ingredients or instructions.
      </Notice>
      <div className="mt-8">
        <LinkedRecipes recipes={samples} />
      </div>
    </div>
  )
}

const STATED = [
  ['Protein', 'proteinG', 'g'],
  ['Fat', 'fatG', 'g'],
  ['Carbs', 'carbsG', 'g'],
  ['Saturated fat', 'saturatedFatG', 'g'],
  ['Sugar', 'sugarG', 'g'],
  ['Fibre', 'fibreG', 'g'],
  ['Sodium', 'sodiumMg', 'mg'],
  ['Cholesterol', 'cholesterolMg', 'mg'],
] as const

function ProviderNutrition({ nutrition, calories }: { nutrition: RecipeNutrition; calories: Shown<number> }) {
  return (
    <section aria-labelledby="nutrition" className="card mt-(--section)">
      <h2 id="nutrition">Nutrition Facts</h2>
      <p className="mt-1 text-small text-ink-2">Per serving, as the source states it.</p>
      <dl className="mt-4 two-up gap-x-8 sm:grid-cols-4">
        <div className="border-b border-line py-3">
          <dt className="text-small text-ink-2">Calories</dt>
          <dd className="font-serif text-h3">
            {calories.estimated ? 'about ' : ''}
            <Energy kcal={calories.value} />
          </dd>
        </div>
        {STATED.map(([word, key, unit]) => (
          <div key={key} className="border-b border-line py-3">
            <dt className="text-small text-ink-2">{word}</dt>
            <dd className="font-serif text-h3">{nutrition[key] === null ? '–' : `${nutrition[key]} ${unit}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
