import { href, Link } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { SitePicture } from '#app/shell/site-picture.tsx'
import { ButtonLink } from '#kit/button.tsx'
import type { HeroDish } from '#modules/first-visit/hero-dish.ts'

export function Hero({ dish, recipeCount }: { dish: HeroDish; recipeCount: number }) {
  return (
    <PageWidth className="grid items-center gap-x-(--gutter) gap-y-8 pt-4 md:grid-cols-2 lg:grid-cols-[1fr_1.14fr] lg:pt-2">
      <div className="lg:pb-10">
        {/* The measure is not in the widths of figures: those of the system’s font made five lines of three. */}
        <h1 className="text-display md:max-w-[7.5em]">Cook something good. We’ll mind the numbers.</h1>
        <p className="mt-6 max-w-[40ch] text-lead text-ink-2">
          Recipes with honest nutrition, a week that plans itself around you, and a short shelf of supplements for the
          gaps food leaves.
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3">
          <ButtonLink to="/recipes" icon="search">
            Find Recipes
          </ButtonLink>{' '}
          <ButtonLink to="/login?mode=sign-up" variant="secondary" className="signed-out-only">
            Sign Up Free
          </ButtonLink>
        </div>
        <p className="mt-5 max-w-[46ch] text-small text-ink-3">
          {recipeCount} recipes, each figure computed from what goes into the pan.
        </p>
      </div>
      <div className="group relative max-md:-mx-(--margin)">
        <SitePicture
          of="dish-grain-bowl"
          alt=""
          sizes="(min-width: 1368px) 648px, (min-width: 768px) 50vw, 100vw"
          eager
          cover
          className="aspect-5/4 md:aspect-4/5 md:rounded-xl lg:aspect-[1.16]"
        />
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1.5 max-md:px-(--margin)">
          <div>
            <Link
              to={href('/recipes/:id', { id: dish.id })}
              className="font-serif text-h4 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-xl"
            >
              {dish.name}
            </Link>
            <p className="mt-1 text-small text-ink-3">
              {dish.time}, {dish.servings},{' '}
              <b className="font-semibold text-ink">
                <span className="kcal">{dish.calories}</span> <span className="kj">{dish.kilojoules}</span>
              </b>{' '}
              each
            </p>
          </div>
          <p className="flex gap-4 text-small tabular-nums">
            <Macro letter="P" word="Protein" grams={dish.proteinG} fill="bg-blueberry" />
            <Macro letter="C" word="Carbohydrate" grams={dish.carbohydrateG} fill="bg-turmeric" />
            <Macro letter="F" word="Fat" grams={dish.fatG} fill="bg-beetroot" />
          </p>
        </div>
      </div>
    </PageWidth>
  )
}

function Macro({ letter, word, grams, fill }: { letter: string; word: string; grams: string; fill: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-[3px] ${fill}`} />
      <span>
        <span aria-hidden="true">{letter}</span> <span className="sr-only">{word}</span> {`${grams} g `}
      </span>
    </span>
  )
}
