import { data, href } from 'react-router'
import { tooOftenContext } from '#app/context.ts'
import { keptCode } from '#app/middleware/code-cookie.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { type CodeRefusal, codeName } from '#modules/discounts/code.ts'
import { NO_CODE, TOO_MANY_TRIES } from '#modules/discounts/code-words.ts'
import { CODES_ADDRESS, cartCode } from '../../page-parts/cart/cart-code.ts'
import type { Route } from './+types/code-by-link.ts'

/** Whoever opens the link is told of it alone, and no search engine. */
const FOR_ONE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.isTaken ? `Code ${loaderData.name}` : 'Discount code'
  return unlistedMeta(originOf(matches), title, 'A discount code of Thymewell, with what it is for and how long.')
}

const GONE = new Set<CodeRefusal>(['ended', 'used-up', 'not-taken'])

/** A code by its link: kept for the cart of this browser, and everything that bounds it is said before anything is bought. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const refused = (status: number, words: string) =>
    data({ isTaken: false as const, words }, { status, headers: FOR_ONE })
  if (await context.get(tooOftenContext)(CODES_ADDRESS)) return refused(429, TOO_MANY_TRIES)
  const name = codeName(params.name)
  if (name === null) return refused(404, NO_CODE)
  const code = await cartCode(context, name)
  if (!code.ok) return refused(code.reason === 'unknown' ? 404 : GONE.has(code.reason) ? 410 : 200, code.words)
  const kept = { ...FOR_ONE, 'Set-Cookie': keptCode(request, name) }
  return data({ isTaken: true as const, name, terms: code.shown.terms }, { headers: kept })
}

export default function CodeByLink({ loaderData }: Route.ComponentProps) {
  return (
    <PageWidth className="min-h-[60vh] pt-10 pb-16">
      {loaderData.isTaken ? (
        <>
          <h1 className="wrap-anywhere">Your code {loaderData.name}</h1>
          <p className="mt-5 max-w-measure text-lead text-ink-2">It is kept for your cart, and counts when you pay.</p>
          <ul className="mt-6 grid max-w-measure gap-2 border-t border-line pt-5">
            {loaderData.terms.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h1>This code does not count</h1>
          <p className="mt-5 max-w-measure text-lead text-ink-2">{loaderData.words}</p>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/shop/supplements')}>Go to the shop</ButtonLink>{' '}
        <ButtonLink to={href('/cart')} variant="secondary">
          Go to cart
        </ButtonLink>
      </div>
    </PageWidth>
  )
}
