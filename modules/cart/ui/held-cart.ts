import { tryPart } from '#browser/fetch-part.ts'
import { forPress } from '#browser/new-version.ts'
import type { Buyable, Cart, CartLine, QuantityOutcome } from '../cart.ts'
import { CART_KEY } from '../cart-key.ts'
import type { BrowserCart } from './browser-cart.ts'
import { type CartState, type Told, UNKNOWN_CART } from './cart-state.ts'

const NOTHING: CartState = { ...UNKNOWN_CART, known: true }

/** As CART_TEXTS has it, which would bring all rules of the cart with it. */
const ADD_FAILED = 'Failed to add item to cart. Please try again.'

type Machinery = { BrowserCart: new (open: () => Storage) => BrowserCart }

/** What can be done to a cart. Where its machinery is still on the way, it is done as soon as it is there. */
export interface CartActions {
  add(item: Buyable, quantity?: number, shelf?: readonly Buyable[]): void
  putIn(lines: readonly CartLine[], message: string): void
  remove(id: string): void
  /** Only where lines are shown, so the machinery is there. */
  update(id: string, quantity: number, available?: number): QuantityOutcome
  clear(): void
  review(shelf: readonly Buyable[]): void
  empty(message: string, droppedValidLines: readonly CartLine[]): void
  afterPurchase(orderId: string, items?: readonly { priceId: string; quantity: number }[]): void
  become(cart: Cart, droppedNames: readonly string[]): void
  acceptOffer(): void
  dismissOffer(): void
  /** The cart to act upon: what the storage holds at this moment. */
  latest(): Promise<Cart>
  /** Whether lines that were none went out of it, and the visitor has not touched it since. */
  lostLines(): boolean
  /** The same without waiting; null while the machinery is on the way. */
  now(): Cart | null
}

/**
 * The cart as every page holds it: whether there is one. What reads, changes and keeps it is fetched when the browser
 * has a cart, or before the first thing can be put in; a reader of recipes with an empty cart does without.
 */
export class HeldCart {
  #cart: BrowserCart | null = null
  #loading: Promise<BrowserCart> | null = null
  #state = UNKNOWN_CART
  #watchers = new Set<() => void>()
  #tell: ((told: Told) => void) | null = null
  readonly #open: () => Storage
  readonly #fetch: () => Promise<Machinery>

  constructor(open: () => Storage, fetch: () => Promise<Machinery> = () => tryPart(() => import('./browser-cart.ts'))) {
    this.#open = open
    this.#fetch = fetch
  }

  readonly state = (): CartState => this.#cart?.state() ?? this.#state

  readonly subscribe = (watch: () => void): (() => void) => {
    this.#watchers.add(watch)
    return () => this.#watchers.delete(watch)
  }

  listen(tell: (told: Told) => void): () => void {
    this.#tell = tell
    const end = this.#cart?.listen(tell)
    return () => {
      if (this.#tell === tell) this.#tell = null
      end?.()
    }
  }

  /** Takes over what the storage holds: at the start, when another tab changed it, when the page comes back. */
  readonly refresh = (): void => {
    if (this.#cart) this.#cart.refresh()
    else if (this.#holdsSomething()) this.prepare()
    else if (!this.#state.known) {
      this.#state = NOTHING
      this.#notify()
    }
  }

  /** Fetches what changes a cart. Without a connection the next look, or whatever is pressed, tries again. */
  readonly prepare = (): void => {
    this.#load().catch(() => undefined)
  }

  readonly actions: CartActions = {
    add: (...item) => this.#do(cart => cart.add(...item), ADD_FAILED),
    putIn: (...lines) => this.#do(cart => cart.putIn(...lines), ADD_FAILED),
    remove: id => this.#do(cart => cart.remove(id)),
    update: (...change) => this.#cart?.update(...change) ?? { kind: 'set', cart: this.#state.cart, capped: null },
    clear: () => this.#do(cart => cart.clear()),
    review: shelf => this.#do(cart => cart.review(shelf)),
    empty: (...words) => this.#do(cart => cart.empty(...words)),
    afterPurchase: (...order) => this.#do(cart => cart.afterPurchase(...order)),
    become: (...kept) => this.#do(cart => cart.become(...kept)),
    acceptOffer: () => this.#do(cart => cart.acceptOffer()),
    dismissOffer: () => this.#do(cart => cart.dismissOffer()),
    latest: async () => (await this.#load()).latest(),
    lostLines: () => this.#cart?.lostLines() ?? false,
    now: () => this.#cart?.latest() ?? null,
  }

  #do(act: (cart: BrowserCart) => unknown, failure?: string): void {
    if (this.#cart) return void act(this.#cart)
    forPress(this.#load()).then(act, () => failure && this.#tell?.({ message: failure, tone: 'error' }))
  }

  #load(): Promise<BrowserCart> {
    this.#loading ??= this.#start().catch(error => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  async #start(): Promise<BrowserCart> {
    const { BrowserCart } = await this.#fetch()
    const cart = new BrowserCart(this.#open)
    cart.subscribe(() => this.#notify())
    if (this.#tell) cart.listen(this.#tell)
    this.#cart = cart
    cart.refresh()
    return cart
  }

  /** A storage that cannot be looked into holds nothing: that is said once something is put in. */
  #holdsSomething(): boolean {
    try {
      return this.#open().getItem(CART_KEY) !== null
    } catch {
      return false
    }
  }

  #notify(): void {
    for (const watch of this.#watchers) watch()
  }
}
