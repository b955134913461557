import { originContext, servicesContext } from '#app/context.ts'
import { organization, website } from '#app/shell/organization.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { DELIVERY_RULE_TEXT } from '#modules/cart/delivery.ts'
import { productCard } from '#modules/catalogue/card.ts'
import { products } from '#modules/catalogue/queries.ts'
import { firstVisit } from '#modules/first-visit/queries.ts'
import { popularRecipes } from '#modules/recipes/popular-recipes.ts'
import { ClosingCall } from '../page-parts/home/closing-call.tsx'
import { FeatureCards } from '../page-parts/home/feature-cards.tsx'
import { FromTheShop } from '../page-parts/home/from-the-shop.tsx'
import { Hero } from '../page-parts/home/hero.tsx'
import { OnePlan } from '../page-parts/home/one-plan.tsx'
import { OwnHome } from '../page-parts/home/own-home.tsx'
import { PopularRecipes } from '../page-parts/home/popular-recipes.tsx'
import { WhyChoose } from '../page-parts/home/why-choose.tsx'
import type { Route } from './+types/home.ts'

const DESCRIPTION =
  'Recipes with honest nutrition, a week that plans itself around you, and a short shelf of supplements for the gaps food leaves.'
const MOST_SHOWN = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext)
  const origin = context.get(originContext)
  const [items, visit] = await Promise.all([products(db), firstVisit({ db, now }, dayIn(now(), LONDON))])
  return {
    // Made here: the browser never needs what search engines read.
    jsonLd: [organization(origin, config.trader), website(origin)],
    visit,
    // As text: what counts delivery days is nothing for this page to load.
    deliveryRule: DELIVERY_RULE_TEXT,
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

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Thymewell | Cook something good. We’ll mind the numbers.',
    wholeTitle: true,
    description: DESCRIPTION,
    path: '/',
    jsonLd: loaderData?.jsonLd ?? [],
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { visit } = loaderData
  return (
    <>
      <OwnHome />
      <div className="no-own-only">
        <Hero dish={visit.hero} recipeCount={visit.recipeCount} />
      </div>
      <FeatureCards {...visit} />
      <PopularRecipes recipes={loaderData.recipes} />
      <div className="no-own-only">
        <OnePlan dinners={visit.dinners} list={visit.list} whoseIntakes={visit.whoseIntakes} />
      </div>
      <WhyChoose iron={visit.day.iron} whoseIntakes={visit.whoseIntakes} />
      <FromTheShop products={loaderData.products} deliveryRule={loaderData.deliveryRule} />
      <ClosingCall choices={visit.choices} />
    </>
  )
}
