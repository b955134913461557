import { href, Link } from 'react-router'
import type { BrowseHub } from '../../browse/browse-hub.ts'
import { BrowseChips } from './browse-chips.tsx'

/** All that recipes can be browsed by, and every recipe from A to Z. */
export function BrowseHubPage({ hub: { groups, recipes } }: { hub: BrowseHub }) {
  return (
    <>
      <h1>Browse recipes</h1>
      <p className="mt-3 max-w-[62ch] text-lead text-ink-2">
        {recipes.length} recipes of our own, by meal, diet, time, what they are made of and where they come from; every
        figure worked out from the ingredients.
      </p>
      {groups.map(({ title, pages }) => (
        <section key={title} aria-label={title} className="mt-10">
          <h2 className="text-h3">{title}</h2>
          <BrowseChips pages={pages} className="mt-3" />
        </section>
      ))}
      <p className="mt-8">
        What food gives, and which foods give most of it:{' '}
        <Link to={href('/learn/nutrients')} className="link inline-flex min-h-11 items-center">
          vitamins, minerals and what is watched
        </Link>
      </p>
      <section aria-labelledby="all" className="mt-14">
        <h2 id="all">Every recipe, from A to Z</h2>
        <ul className="mt-4 gap-x-12 sm:columns-2 lg:columns-3">
          {recipes.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid">
              <Link to={href('/recipes/:id', { id })} className="inline-flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
