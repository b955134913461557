import { data, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { type RecallPart, shownLot } from '#app/page-parts/shop/lot-words.ts'
import { ErrorView, errorMeta } from '#app/shell/error-boundary.tsx'
import { ErrorFrame } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink, buttonLook } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { isProductId } from '#modules/catalogue/product.ts'
import { lotsOf } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { isMissing } from '../../page-parts/shop/supplement-missing.tsx'
import type { Route } from './+types/lot.ts'

const NOT_FOUND = 'Lot not found'
const MISSING_WORDS =
  'We know no such lot of this supplement. Please compare it with the print on your pack, or ask us about it.'

export async function loader({ context, params: { id, lot } }: Route.LoaderArgs) {
  const [found] = isProductId(id) ? await lotsOf(context.get(servicesContext).db, id, lot.toUpperCase()) : []
  if (!found) throw data(null, { status: 404 })
  return { id, name: WORDS[found.productId].name, lot: shownLot(found) }
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) {
    return isMissing(error)
      ? pageMeta({ origin, title: NOT_FOUND, description: MISSING_WORDS, path: null, robots: 'noindex, nofollow' })
      : errorMeta(error, origin)
  }
  const { name, lot } = loaderData
  return pageMeta({
    origin,
    title: `${name}, lot ${lot.lot}`,
    description: `What is known of the lot ${lot.lot} of ${name}.`,
    path: null,
    robots: 'noindex',
  })
}

export default function LotPage({ loaderData: { id, name, lot } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-6 pb-16">
      <Link to={href('/shop/supplements/:id/lots', { id })} className="link inline-flex min-h-12 items-center">
        All lots of {name}
      </Link>
      <h1 className="mt-2 wrap-anywhere">
        {name}, lot {lot.lot}
      </h1>
      {lot.recall ? (
        <Notice tone="error" title={lot.recall.subject} level={2} className="mt-6 max-w-measure">
          <p className="text-small">Called back on {lot.recall.on}</p>
          {lot.recall.parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a notice never change places
            <Part key={index} part={part} />
          ))}
        </Notice>
      ) : null}
      <dl className="mt-8 grid max-w-measure gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-2">Product</dt>
        <dd>{name}</dd>
        <dt className="text-ink-2">Best before</dt>
        <dd>{lot.bestBefore}</dd>
        <dt className="text-ink-2">Certificate of analysis</dt>
        <dd>
          {lot.certificate ? (
            <a href={lot.certificate} className={buttonLook({ variant: 'secondary' })} download>
              <Icon name="download" size={18} />
              Certificate (PDF)
            </a>
          ) : (
            <>
              There is none here yet.{' '}
              <Link to={href('/contact')} className="link">
                Ask us about it
              </Link>
            </>
          )}
        </dd>
      </dl>
    </PageWidth>
  )
}

function Part({ part }: { part: RecallPart }) {
  if (part.kind === 'list') {
    return (
      <ul className="mt-3 list-disc pl-6">
        {part.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return <p className={part.kind === 'heading' ? 'mt-3 font-semibold' : 'mt-3'}>{part.text}</p>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <ErrorView error={error} />
  return (
    <ErrorFrame title={NOT_FOUND} message={MISSING_WORDS}>
      <ButtonLink to={href('/contact')}>Ask us about it</ButtonLink>
    </ErrorFrame>
  )
}
