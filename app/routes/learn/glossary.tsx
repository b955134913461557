import { originContext } from '#app/context.ts'
import { drawnGlossary } from '#app/page-parts/learn/draw.tsx'
import { learnCrumbs } from '#app/page-parts/learn/learn-crumbs.ts'
import { oneCopy } from '#app/page-parts/learn/one-copy.ts'
import { ServerText } from '#app/page-parts/learn/server-text.tsx'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { library } from '#modules/learn/queries/library.ts'
import type { Route } from './+types/glossary.ts'
import '#app/page-parts/learn/learn.css'
import '#app/page-parts/learn/text.css'
import '#app/page-parts/learn/glossary.css'

const TITLE = 'Glossary'
const PATH = '/learn/glossary'
const CRUMBS = learnCrumbs({ name: TITLE, path: PATH })

export function loader({ request, context }: Route.LoaderArgs) {
  const all = library()
  return {
    count: all.terms.length,
    text: oneCopy(drawnGlossary(all), request),
    jsonLd: [crumbsData(CRUMBS, context.get(originContext))],
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'The words of food, planning and supplements, each explained in a sentence or three, with sources.',
    path: PATH,
    jsonLd: loaderData?.jsonLd ?? [],
  })
}

export default function GlossaryPage({ loaderData: { count, text } }: Route.ComponentProps) {
  return (
    <PageWidth className="pb-16">
      <div className="learn-page">
        <Crumbs crumbs={CRUMBS} />
        <h1>{TITLE}</h1>
        <p className="learn-lead">{count} words of food, planning and supplements, in plain English.</p>
        <ServerText text={text} className="learn-glossary" />
      </div>
    </PageWidth>
  )
}
