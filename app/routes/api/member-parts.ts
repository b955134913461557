import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/member-parts.ts'
import { loader as cart } from './cart.ts'
import { loader as caution } from './cautions.ts'
import { loader as ceilings } from './ceilings-of-product.ts'
import { loader as learning } from './learning.ts'
import { loader as ownDay } from './own-day.ts'
import { loader as marks } from './recipe-marks.ts'
import { loader as session } from './session.ts'
import { loader as standings } from './supplement-standings.ts'

/** A page asks for its session, the cart, its marks, a caution, what a product brings and what a week says of it. */
const MOST_PARTS = 6

/** Several reads of one member's own in one call, so that who asks is found out once. */
export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const asked = searchParams.getAll('of').map(address => partAt(address, origin, args))
  if (asked.length === 0 || asked.length > MOST_PARTS || asked.includes(null))
    return jsonAnswer(400, { error: 'These are not parts of a page, or there are too many.' })
  const answers = await Promise.all(asked.map(async ask => partOf(await ask?.())))
  return jsonAnswer(200, answers)
}

/** How the part at this address is read; null when there is none. */
function partAt(address: string, origin: string, args: Route.LoaderArgs): (() => Promise<Response>) | null {
  if (!address.startsWith('/api/') || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  const at = { ...args, url, request: new Request(url, { headers: args.request.headers }) }
  if (url.pathname === '/api/session') return () => session(at as Parameters<typeof session>[0])
  if (url.pathname === '/api/cart') return () => cart(at as Parameters<typeof cart>[0])
  if (url.pathname === '/api/own-day') return () => ownDay(at as Parameters<typeof ownDay>[0])
  if (url.pathname === '/api/recipe-marks') return () => marks(at as Parameters<typeof marks>[0])
  if (url.pathname === '/api/learning') return () => learning(at as Parameters<typeof learning>[0])
  if (url.pathname === '/api/supplement-standings') return () => standings(at as Parameters<typeof standings>[0])
  const [, product] = /^\/api\/ceilings\/([\w-]+)$/.exec(url.pathname) ?? []
  if (product) return () => ceilings({ ...at, params: { id: product } } as Parameters<typeof ceilings>[0])
  const [, of, id] = /^\/api\/cautions\/([\w-]+)\/([\w-]+)$/.exec(url.pathname) ?? []
  return of && id ? () => caution({ ...at, params: { of, id } } as Parameters<typeof caution>[0]) : null
}

async function partOf(answer: Response | undefined): Promise<{ status: number; body: unknown }> {
  return answer ? { status: answer.status, body: await answer.json() } : { status: 404, body: null }
}
