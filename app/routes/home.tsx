import { servicesContext } from '#app/context.ts'
import { organization, website } from '#app/shell/organization.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, rootDataOf } from '#app/shell/root-data.ts'
import { productCard } from '#modules/catalogue/card.ts'
import { products } from '#modules/catalogue/queries.ts'
import { popularRecipes } from '#modules/recipes/popular-recipes.ts'
import { ClosingCall } from '../page-parts/home/closing-call.tsx'
import { FeatureCards } from '../page-parts/home/feature-cards.tsx'
import { FromTheShop } from '../page-parts/home/from-the-shop.tsx'
import { Hero } from '../page-parts/home/hero.tsx'
import { PopularRecipes } from '../page-parts/home/popular-recipes.tsx'
import { WhyChoose } from '../page-parts/home/why-choose.tsx'
import type { Route } from './+types/home.ts'

const DESCRIPTION =
  'Recipes with honest nutrition, a week that plans itself around you, and a short shelf of supplements for the gaps food leaves.'
const MOST_SHOWN = 4

export async function loader({ context }: Route.LoaderArgs) {
  const items = await products(context.get(servicesContext).db)
  return {
    recipes: popularRecipes(MOST_SHOWN),
    products: items
      .filter(item => item.onSale)
      .slice(0, MOST_SHOWN)
      .map(productCard)
      .map(({ id, name, pricePence, pack, pictures, marks }) => ({
        id,
        name,
        pricePence,
        pack,
        picture: pictures[0]?.name ?? null,
        marks,
      })),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  const root = rootDataOf(matches)
  return pageMeta({
    origin,
    title: 'Thymewell | Cook something good. We’ll mind the numbers.',
    wholeTitle: true,
    description: DESCRIPTION,
    path: '/',
    jsonLd: root ? [organization(origin, root.trader), website(origin)] : [],
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <FeatureCards />
      <PopularRecipes recipes={loaderData.recipes} />
      <WhyChoose />
      <FromTheShop products={loaderData.products} />
      <ClosingCall />
    </>
  )
}
