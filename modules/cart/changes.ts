import { z } from 'zod'
import { shelf } from '#modules/catalogue/queries.ts'
import { type Asking, type ChangeKinds, refusal } from '#modules/changes/change-kind.ts'
import { MAX_LINES } from './cart.ts'
import { changeLines, joinCart } from './commands.ts'
import { keptLinesSchema } from './forms.ts'
import type { JoinedCart, KeptLine } from './joined-cart.ts'

/** What a browser can change of a member's cart, by the kind of the change. */
export interface CartChanges {
  /** Lines that won, lost (quantity 0) or changed; the others stay as they are. Of two changes of a line the later counts. */
  'cart-lines': { readonly lines: readonly KeptLine[] }
  /** At sign-in: the browser's cart and the one that was kept become one. */
  'cart-joined': { readonly lines: readonly KeptLine[] }
}

const lines = (least: number, most: number) => z.object({ lines: keptLinesSchema(least, most) })

// Everybody else's cart is in their browser alone.
const members = (_: unknown, asking: Asking) => (asking === 'member' ? null : refusal(401, 'Please sign in first.'))
const told = (joined: JoinedCart) => ({ ok: true, told: joined }) as const

/** The kinds of change to a member's cart. Both tell the cart as it is then, at today's prices. */
export const cartChanges: ChangeKinds<CartChanges> = {
  'cart-lines': {
    // Those that went and those that came.
    schema: lines(0, 2 * MAX_LINES),
    merge: {
      subjects: ({ lines }) => lines.map(({ productId }) => productId),
      only: ({ lines }, subjects) => ({ lines: lines.filter(({ productId }) => subjects.includes(productId)) }),
    },
    admits: members,
    apply: async (tx, { member, body }) => told(await changeLines(tx, member.id, body.lines, await shelf(tx))),
  },
  'cart-joined': {
    schema: lines(1, MAX_LINES),
    merge: 'add',
    admits: members,
    apply: async (tx, { member, body }) => told(await joinCart(tx, member.id, body.lines, await shelf(tx))),
  },
}
