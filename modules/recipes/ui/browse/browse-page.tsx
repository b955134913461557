import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { classes } from '#kit/classes.ts'
import { Pagination } from '#kit/pagination.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { BrowseView } from '../../browse/browse-view.ts'
import type { NearPage } from '../../browse/near-pages.ts'
import { RecipeCardView } from '../recipe-card.tsx'
import { BrowseChips, browsePath } from './browse-chips.tsx'
import { MinutesChart } from './minutes-chart.tsx'
import './browse.css'

/** Few enough that two side by side still fill the page. */
const FEW = 6
/** The other ways to narrow it are at the foot. */
const FIRST_CHIPS = 8

/** The address of one page of a list; the first is the list itself. */
export const pagePath = (slug: string, page: number) => `${browsePath(slug)}${page > 1 ? `?page=${page}` : ''}`

/** Recipes of one kind, with what they have in common, side by side, and what is near. */
export function BrowsePageView({ view }: { view: BrowseView }) {
  const { title, slug, recipes, page, pageCount, misses } = view
  return (
    <>
      <Opening view={view} />
      <ul className={classes('browse-list mt-6', recipes.length > FEW && 'browse-list-many')}>
        {recipes.map((recipe, place) => (
          <li key={recipe.id}>
            <RecipeCardView recipe={recipe} level={2} eager={place === 0} />
          </li>
        ))}
      </ul>
      <div className="mx-auto mt-10 max-w-100">
        <Pagination label={`Pages of ${title}`} page={page} pageCount={pageCount} to={at => pagePath(slug, at)} />
      </div>
      <div className="mt-14 grid grid-cols-1 gap-(--section)">
        {page === 1 ? <Story view={view} /> : null}
        {misses.length > 0 ? <Misses view={view} /> : null}
        <SideBySide view={view} />
        <Near view={view} />
      </div>
    </>
  )
}

function Opening({ view: { title, lead, facts, near, search, page } }: { view: BrowseView }) {
  return (
    <>
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h1>{title}</h1>
          {page === 1 ? <p className="mt-3 max-w-[62ch] text-lead text-ink-2">{lead}</p> : null}
        </div>
        <dl className="two-up gap-x-8">
          {facts.map(({ term, value }) => (
            <div key={term} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
              <dt className="text-small text-ink-2">{term}</dt>
              <dd className="ml-auto text-right font-serif text-h4">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {near.narrower.length > 0 ? (
          <nav aria-label="Narrow it">
            <BrowseChips pages={near.narrower.slice(0, FIRST_CHIPS)} />
          </nav>
        ) : (
          <span />
        )}
        <ButtonLink to={href('/recipes') + search} variant="secondary" size="small" rel="nofollow">
          All filters
        </ButtonLink>
      </div>
    </>
  )
}

function Story({ view: { story, bars, mostMinutes } }: { view: BrowseView }) {
  return (
    <section aria-labelledby="story" className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h2 id="story">{story.title}</h2>
        {story.paragraphs
          .filter(text => text !== '')
          .map(text => (
            <p key={text} className="mt-3">
              {text}
            </p>
          ))}
        {story.source ? (
          <p className="mt-3 text-small text-ink-2">
            What is in season in the UK:{' '}
            <a href={story.source.url} className="link">
              {story.source.name}
            </a>
            , month by month.
          </p>
        ) : null}
      </div>
      <MinutesChart bars={bars} mostMinutes={mostMinutes} />
    </section>
  )
}

function Misses({ view: { misses, mostMinutes } }: { view: BrowseView }) {
  return (
    <section aria-labelledby="misses">
      <h2 id="misses">A few minutes more</h2>
      <p className="mt-1 text-ink-2">
        {misses.length === 1 ? 'This one misses' : 'These miss'} the {mostMinutes} minutes by a little. We would rather
        say so.
      </p>
      <ul className="browse-list browse-list-many mt-5">
        {misses.map(recipe => (
          <li key={recipe.id}>
            <RecipeCardView recipe={recipe} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const COLUMNS = ['Energy', 'Protein', 'Fibre', 'Iron', 'Saturates']

function SideBySide({ view: { rows } }: { view: BrowseView }) {
  return (
    <section aria-labelledby="side">
      <h2 id="side">Side by side</h2>
      <Table caption="One serving of each" wide className="mt-4">
        <thead>
          <Row>
            <HeadCell>Dish</HeadCell>
            <HeadCell figure>Time</HeadCell>
            {COLUMNS.map(name => (
              <HeadCell key={name} figure>
                {name}
              </HeadCell>
            ))}
            <HeadCell>Contains</HeadCell>
          </Row>
        </thead>
        <tbody>
          {rows.map(({ id, name, time, figures, contains }) => (
            <Row key={id}>
              <RowHead>
                <Link to={href('/recipes/:id', { id })} className="hover:underline">
                  {name}
                </Link>
              </RowHead>
              <Cell figure>{time}</Cell>
              {figures.map((figure, place) => (
                <Cell key={COLUMNS[place]} figure>
                  {figure}
                </Cell>
              ))}
              <Cell>{contains}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Near({ view: { near } }: { view: BrowseView }) {
  return (
    <section
      aria-labelledby="near"
      className="grid gap-x-12 gap-y-6 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-[10rem_repeat(4,1fr)]"
    >
      <h2 id="near" className="text-h3">
        Near this page
      </h2>
      <NearList title="Wider" pages={near.wider}>
        <li>
          <Link to={href('/recipes/browse')} className="link inline-flex min-h-11 items-center">
            All recipes, by kind
          </Link>
        </li>
      </NearList>
      {near.beside.length > 0 ? <NearList title="Beside it" pages={near.beside} /> : null}
      {near.byFood.length > 0 ? <NearList title="By food" pages={near.byFood} /> : null}
      {near.narrower.length > FIRST_CHIPS ? (
        <NearList title="Narrower" pages={near.narrower.slice(FIRST_CHIPS)} />
      ) : null}
    </section>
  )
}

function NearList({ title, pages, children }: { title: string; pages: readonly NearPage[]; children?: ReactNode }) {
  return (
    <div>
      <h3 className="text-small font-semibold">{title}</h3>
      <ul className="mt-1">
        {pages.map(({ slug, label, count }) => (
          <li key={slug}>
            <Link to={browsePath(slug)} className="link inline-flex min-h-11 items-center">
              {label}, {count}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
