import { useEffect } from 'react'
import { keep, kept } from '#browser/kept.ts'
import type { Settled } from '#browser/send-changes.ts'
import { storedUser } from '#browser/session.ts'
import { askChange } from '#modules/changes/ui/ask-change.ts'
import { ownOutbox, putChange } from '#modules/changes/ui/own-outbox.ts'
import { JOINED } from '../cart-key.ts'
import { type JoinedCart, type KeptLine, keptLines, writtenLines } from '../joined-cart.ts'
import { changedSince, lineChanges, withChanges } from '../kept-lines.ts'
import { agreed, agreeOn, agreeOnNothing } from './agreed-cart.ts'
import { useCart } from './cart-store.tsx'
import type { CartActions } from './held-cart.ts'

// A member's cart is on the server and in each of their browsers. A browser that has joined it sends each line that
// changes, and takes over what the others changed.

const KIND = 'cart-lines'

/** Whether what is in this browser's cart is the signed-in member's. */
function isJoined(): boolean {
  const user = storedUser()
  return user !== null && kept(JOINED) === user.id
}

const linesOnTheirWay = () =>
  ownOutbox()
    .waiting(KIND)
    .map(({ body }) => (body as { lines: KeptLine[] }).lines)
/** What the server holds once everything that is on its way has come. */
const handedOver = () => linesOnTheirWay().reduce<readonly KeptLine[]>(withChanges, agreed())

/** Hands over what changed here since, also on a page that had not yet fetched what sends it. */
async function send(actions: CartActions) {
  const lines = lineChanges(handedOver(), keptLines(await actions.latest()))
  if (lines.length > 0) await settle(lines, await putChange(KIND, { lines }), actions)
}

async function settle(sent: readonly KeptLine[], settled: Settled, actions: CartActions) {
  // What was refused stays here; the next page asks for the kept cart again.
  if (!settled.ok || !isJoined()) return
  const told = settled.told as Partial<JoinedCart>
  if (told.cart) await take(told as JoinedCart, keptLines(told.cart), actions, sent)
}

/** The server's cart, except for what was changed here and has not arrived there. */
async function take(
  { cart, droppedNames }: JoinedCart,
  lines: readonly KeptLine[],
  actions: CartActions,
  sent: readonly KeptLine[] = [],
) {
  const latest = await actions.latest()
  const unsent = lineChanges(withChanges(handedOver(), sent), keptLines(latest))
  const touched = [...linesOnTheirWay().flat(), ...unsent].map(({ productId }) => productId)
  agreeOn(lines)
  const next = changedSince(cart, latest, new Set(touched))
  if (writtenLines(keptLines(next)) !== writtenLines(keptLines(latest)) || droppedNames.length > 0)
    actions.become(next, droppedNames)
}

/** What the server says is kept, on a page that has just been opened. */
export async function takeKept(own: JoinedCart & { kept: KeptLine[] }, actions: CartActions): Promise<void> {
  // At sign-in the line may have broken.
  if (isJoined()) await take(own, own.kept, actions)
  else if (!(await joinCart(actions))) return
  await send(actions)
}

/** Without the cart's machinery, which needs a connection: the next page looks again. */
const leaveIt = () => undefined

const QUIET_MS = 600

/** Keeps a member's cart where their other browsers find it. */
export function useKeptCart(): void {
  const { known, cart, actions } = useCart()
  useEffect(() => {
    if (!known || !isJoined() || lineChanges(handedOver(), keptLines(cart)).length === 0) return
    const timer = setTimeout(() => send(actions).catch(leaveIt), QUIET_MS)
    return () => clearTimeout(timer)
  }, [known, cart, actions])
}

/** This browser's cart and the one that was kept become one. False where the server could not be asked or refused. */
export async function joinCart(actions: CartActions): Promise<boolean> {
  const user = storedUser()
  const brought = keptLines(await actions.latest())
  const joined = await askChange('cart-joined', { lines: brought }, user?.id)
  if (!joined.ok || !user) return false
  const { cart, droppedNames } = joined.told as JoinedCart
  const latest = await actions.latest()
  const touched = lineChanges(brought, keptLines(latest)).map(({ productId }) => productId)
  agreeOn(keptLines(cart))
  actions.become(changedSince(cart, latest, new Set(touched)), droppedNames)
  keep(JOINED, user.id)
  return true
}

/** Empties the cart of a browser whose member has left, except for what never reached the server. */
export async function leaveCart(actions: CartActions): Promise<void> {
  const latest = await actions.latest()
  if (writtenLines(agreed()) === writtenLines(keptLines(latest))) actions.become({ lines: [] }, [])
  agreeOnNothing()
}
