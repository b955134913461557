import { originContext } from '#app/context.ts'
import { Breadcrumbs } from '#app/page-parts/learn/breadcrumbs.tsx'
import { drawnGlossary } from '#app/page-parts/learn/draw.tsx'
import { oneCopy } from '#app/page-parts/learn/one-copy.ts'
import { ServerText } from '#app/page-parts/learn/server-text.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { learnBreadcrumbs } from '#modules/learn/learning-data.ts'
import { library } from '#modules/learn/queries/library.ts'
import type { Route } from './+types/glossary.ts'
import '#app/page-parts/learn/learn.css'
import '#app/page-parts/learn/text.css'
import '#app/page-parts/learn/glossary.css'

const TITLE = 'Glossary'
const PATH = '/learn/glossary'

export function loader({ request, context }: Route.LoaderArgs) {
  const all = library()
  return {
    count: all.terms.length,
    text: oneCopy(drawnGlossary(all), request),
    jsonLd: [learnBreadcrumbs(context.get(originContext), [{ name: TITLE, path: PATH }])],
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
        <Breadcrumbs steps={[{ to: '/learn', label: 'Learn & Grow' }]} />
        <h1>{TITLE}</h1>
        <p className="learn-lead">{count} words of food, planning and supplements, in plain English.</p>
        <ServerText text={text} className="learn-glossary" />
      </div>
    </PageWidth>
  )
}
