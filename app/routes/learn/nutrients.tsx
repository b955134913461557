import { href, Link } from 'react-router'
import { originContext } from '#app/context.ts'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { leadingKinds } from '#modules/nutrition/ranking/kind-words.ts'
import { nutrientPages, type PageGroup } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { rankingOf } from '../../page-parts/nutrients/nutrient-view.ts'
import type { Route } from './+types/nutrients.ts'

const TITLE = 'Nutrients: what is in food, and how much you need'
const DESCRIPTION =
  'Every vitamin and mineral, fibre, salt, saturates and free sugars: the foods that hold most in a portion, UK intakes by age, dishes, and how much is too much.'
const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Nutrients', path: href('/learn/nutrients') },
]
const GROUPS: readonly { group: PageGroup; title: string }[] = [
  { group: 'vitamin', title: 'Vitamins' },
  { group: 'mineral', title: 'Minerals' },
  { group: 'other', title: 'Watched in food' },
]
const LEADING = 30

export function loader({ context }: Route.LoaderArgs) {
  const pages = nutrientPages().map(page => ({
    slug: page.slug,
    name: page.name,
    group: page.group,
    kinds: leadingKinds(rankingOf(page, 'all').foods.slice(0, LEADING)),
  }))
  return { pages, jsonLd: [crumbsData(CRUMBS, context.get(originContext))] }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: DESCRIPTION,
    path: href('/learn/nutrients'),
    jsonLd: loaderData?.jsonLd ?? [],
  })
}

export default function NutrientsRoute({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-4 pb-16">
      <Crumbs crumbs={CRUMBS} />
      <h1>Nutrients</h1>
      <p className="mt-3 max-w-[62ch] text-lead text-ink-2">
        A page for each vitamin and mineral, and for what is watched in food: which foods hold most of it in a portion,
        how much the UK says you need, and what nobody knows.
      </p>
      {GROUPS.map(({ group, title }) => (
        <section key={group} aria-labelledby={group} className="mt-12">
          <h2 id={group}>{title}</h2>
          <ul className="mt-4 grid gap-x-16 sm:grid-cols-2 lg:grid-cols-3">
            {pages
              .filter(page => page.group === group)
              .map(({ slug, name, kinds }) => (
                <li key={slug} className="border-b border-line py-3">
                  <Link
                    to={href('/learn/nutrients/:nutrient', { nutrient: slug })}
                    className="inline-flex min-h-11 items-center font-serif text-h4 hover:underline"
                  >
                    {name}
                  </Link>
                  <p className="text-small text-ink-2">{kinds.charAt(0).toUpperCase() + kinds.slice(1)}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </PageWidth>
  )
}
