import {
  type AddOutcome,
  addLine,
  type Buyable,
  CART_TEXTS,
  type Cart,
  type CartLine,
  EMPTY_CART,
  itemCount,
  lineOf,
  putBack,
  type QuantityOutcome,
  removeLine,
  setQuantity,
  subtotalPence,
  withoutBought,
} from '../cart.ts'
import { type Review, reviewCart } from '../cart-review.ts'
import { agreeOnBought } from './agreed-cart.ts'
import { type CartState, type Offer, type Told, UNKNOWN_CART } from './cart-state.ts'
import { type CartStorage, cartStorage } from './cart-storage.ts'

export const COOKIES_BLOCKED = `${CART_TEXTS.saveFailed}. Your browser blocks cookies, so the cart lasts as long as this page.`

/**
 * The cart of this browser. Every change reads what the storage holds now, changes that and writes it back, so two
 * tabs never undo each other; where the browser keeps nothing, the cart lives as long as the page.
 */
export class BrowserCart {
  #state = UNKNOWN_CART
  #watchers = new Set<() => void>()
  #untold: Told[] = []
  #tell: ((told: Told) => void) | null = null
  #storage: CartStorage
  /** True while this page knows better than the storage, because the storage would not take it. */
  #unsaved = false
  /** The browser keeps nothing for anybody: said when something is put in, not to whoever only reads. */
  #blocked = false
  /** Lines that were none went out, and the visitor has not touched the cart since. */
  #unanswered = false
  /** The visitor hears once that nothing can be saved, not at every click. */
  #toldUnsaved = false

  constructor(open: () => Storage) {
    this.#storage = cartStorage(open)
  }

  readonly state = (): CartState => this.#state

  readonly subscribe = (watch: () => void): (() => void) => {
    this.#watchers.add(watch)
    return () => this.#watchers.delete(watch)
  }

  /** What was said before anybody listened is said now. */
  listen(tell: (told: Told) => void): () => void {
    this.#tell = tell
    for (const told of this.#untold.splice(0)) tell(told)
    return () => {
      if (this.#tell === tell) this.#tell = null
    }
  }

  /** Takes over what the storage holds: at the start, when another tab changed it, when the page comes back. */
  readonly refresh = (): void => {
    if (this.#unsaved) return
    const reading = this.#storage.read()
    if (reading.kind === 'same') return
    if (reading.kind === 'failed') {
      // Unreadable content is gone for good; a storage that cannot be opened leaves the cart to this page alone.
      this.#blocked = this.#unsaved = reading.blocked
      this.#publish(EMPTY_CART)
      if (!reading.blocked) this.#say({ message: CART_TEXTS.loadFailed, tone: 'error' })
      return
    }
    this.#unanswered = reading.unanswered
    this.#publish(reading.cart)
    if (reading.droppedNames.length === 0) return
    this.#storage.write(reading.cart, true)
    this.#say({ message: reading.droppedNames.map(CART_TEXTS.removedForPrice).join('. '), tone: 'warning' })
  }

  /** The cart to act upon: what the storage holds at this moment. */
  readonly latest = (): Cart => {
    this.refresh()
    return this.#state.cart
  }

  /** Whether what is left of the cart is not what the visitor put together: nobody pays for the rest unasked. */
  readonly lostLines = (): boolean => {
    this.refresh()
    return this.#unanswered
  }

  /** Puts an item in and says how it went. `shelf` as in `addLine`. */
  readonly add = (item: Buyable, quantity = 1, shelf?: readonly Buyable[]): AddOutcome => {
    this.refresh()
    const before = this.#state.cart
    const outcome = addLine(before, item, quantity, shelf)
    if (outcome.kind === 'refused') {
      this.#say({ message: outcome.message, tone: 'error' })
      return outcome
    }
    this.#keep(outcome.cart, CART_TEXTS.saveFailed)
    if (outcome.kind === 'removed-instead') this.#lost(outcome.message, outcome.droppedValidLines, before)
    else {
      const message = outcome.capped ? `${outcome.message} ${outcome.capped}` : outcome.message
      const tone = outcome.capped ? 'warning' : 'success'
      this.#say({ message, tone, action: { label: 'View', to: 'cart' }, added: item.id })
    }
    return outcome
  }

  /** Puts whole lines in, each at the higher of the two quantities, and says it once. */
  readonly putIn = (lines: readonly CartLine[], message: string): void => {
    this.refresh()
    const before = this.#state.cart
    this.#keep(putBack(before, lines), CART_TEXTS.saveFailed)
    this.#say({ message, tone: 'success', action: { label: 'View', to: 'cart' } })
  }

  readonly remove = (id: string): void => {
    this.refresh()
    const before = this.#state.cart
    const line = lineOf(before, id)
    if (!line || !this.#keep(removeLine(before, id), CART_TEXTS.removeFailed)) return
    this.#say({ message: CART_TEXTS.removed(line.name), tone: 'success', action: this.#undo([line], before) })
  }

  /** The caller shows what the outcome says about stock, beside the line that it concerns. */
  readonly update = (id: string, quantity: number, available?: number): QuantityOutcome => {
    this.refresh()
    const outcome = setQuantity(this.#state.cart, id, quantity, available)
    if (outcome.kind === 'removed') this.remove(id)
    if (outcome.kind === 'set') this.#keep(outcome.cart, CART_TEXTS.updateFailed)
    return outcome
  }

  readonly clear = (): void => {
    this.refresh()
    const before = this.#state.cart
    if (before.lines.length === 0 || !this.#keep(EMPTY_CART, CART_TEXTS.clearFailed)) return
    this.#say({ message: CART_TEXTS.cleared, tone: 'success', action: this.#undo(before.lines, before) })
  }

  /** Holds the cart beside today's whole shelf, as the specification wants on load. */
  readonly review = (shelf: readonly Buyable[]): Review['kind'] => {
    this.refresh()
    const before = this.#state.cart
    const review = reviewCart(before, shelf)
    if (review.kind === 'cleared') this.empty(review.messages.join('. '), review.droppedValidLines)
    else if (review.cart !== before) this.#keep(review.cart, CART_TEXTS.saveFailed, this.#unanswered)
    if (review.kind === 'dropped') this.#lost(review.messages.join('. '), review.droppedValidLines, before)
    return review.kind
  }

  /** The shop clears the cart: the stored cart is removed, the reason is said, valid lines may come back. */
  readonly empty = (message: string, droppedValidLines: readonly CartLine[]): void => {
    const before = this.#state.cart
    if (before.lines.length === 0) return
    this.#storage.remove()
    this.#unanswered = false
    this.#publish(EMPTY_CART)
    this.#lost(message, droppedValidLines, before)
  }

  /**
   * Takes out what a paid order bought, once per order: anyone who opens the confirmation again later keeps the cart
   * filled since. Without `items` the whole cart goes.
   */
  readonly afterPurchase = (orderId: string, items?: readonly { priceId: string; quantity: number }[]): void => {
    if (!this.#storage.firstTimeFor(orderId)) return
    this.refresh()
    if (items) agreeOnBought(items)
    this.#keep(items ? withoutBought(this.#state.cart, items) : EMPTY_CART, CART_TEXTS.saveFailed)
  }

  /** The cart that was kept for the member, joined with this one at sign-in. */
  readonly become = (cart: Cart, droppedNames: readonly string[]): void => {
    this.refresh()
    this.#keep(cart, CART_TEXTS.saveFailed, this.#unanswered)
    if (droppedNames.length === 0) return
    this.#say({ message: droppedNames.map(CART_TEXTS.removedForPrice).join('. '), tone: 'warning' })
  }

  readonly acceptOffer = (): void => {
    const { offer } = this.#state
    if (!offer) return
    this.refresh()
    this.#keep(putBack(this.#state.cart, offer.lines, offer.before), CART_TEXTS.saveFailed)
    this.dismissOffer()
  }

  readonly dismissOffer = (): void => {
    if (this.#state.offer) this.#publish(this.#state.cart, null)
  }

  /** Saves and shows a new cart; false when it was not saved and therefore did not change. */
  #keep(next: Cart, failure: string, unanswered = false): boolean {
    if (next === this.#state.cart) return true
    const saved = this.#storage.write(next, unanswered)
    // A removal that a reload would undo has not happened; an item put in is worth having for this page at least.
    if (!saved && !this.#unsaved && failure !== CART_TEXTS.saveFailed) {
      this.#say({ message: failure, tone: 'error' })
      return false
    }
    if (!saved && !this.#toldUnsaved) {
      this.#toldUnsaved = true
      this.#say({ message: this.#blocked ? COOKIES_BLOCKED : CART_TEXTS.saveFailed, tone: 'error' })
    }
    this.#unsaved = !saved
    this.#unanswered = unanswered
    this.#publish(next)
    return true
  }

  #lost(message: string, lines: readonly CartLine[], before: Cart): void {
    if (lines.length > 0) this.#publish(this.#state.cart, { message, lines, before })
    const action = lines.length > 0 ? { label: 'Put back', run: this.acceptOffer } : undefined
    this.#say({ message, tone: 'warning', ...(action ? { action } : {}) })
  }

  #undo(lines: readonly CartLine[], before: Cart) {
    const run = () => {
      this.refresh()
      this.#keep(putBack(this.#state.cart, lines, before), CART_TEXTS.saveFailed)
    }
    return { label: 'Undo', run }
  }

  #publish(cart: Cart, offer: Offer | null = this.#state.offer): void {
    this.#state = { known: true, cart, itemCount: itemCount(cart), subtotalPence: subtotalPence(cart), offer }
    for (const watch of this.#watchers) watch()
  }

  #say(told: Told): void {
    if (this.#tell) this.#tell(told)
    else this.#untold.push(told)
  }
}
