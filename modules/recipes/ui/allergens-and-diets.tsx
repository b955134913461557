import { Facts } from '#kit/facts.tsx'
import type { OwnRecipeView } from '../recipe-view.ts'

/** What it holds of the 14 that the law names, and whom it suits. */
export function AllergensAndDiets({ recipe: { allergens, diets, concerns } }: { recipe: OwnRecipeView }) {
  return (
    <section aria-labelledby="allergens">
      <h3 id="allergens">Allergens and diets</h3>
      <Facts
        className="mt-2"
        facts={[
          {
            term: 'Contains',
            detail:
              allergens.length > 0 ? <strong>{sentence(allergens)}</strong> : 'None of the 14 allergens of UK law',
          },
          {
            term: 'Suits',
            detail: diets.length > 0 ? sentence(diets.map(diet => diet.toLowerCase())) : 'No diet in particular',
          },
          ...concerns.map(({ who, words }) => ({ term: who, detail: words })),
        ]}
      />
      <p className="mt-3 text-small text-ink-3">
        Worked out from the ingredients as they are usually sold. Brands differ, so check labels. Keto: at most 10 g of
        carbohydrate a serving and 60 % of the energy from fat. Paleo: no cereals, pulses, dairy or added sugar. High
        protein: 20 g a serving and 20 % of the energy. High fibre: 3 g in 100 kcal.
      </p>
    </section>
  )
}

function sentence(words: readonly string[]): string {
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
