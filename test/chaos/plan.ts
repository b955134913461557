import type { ProductId } from '#modules/catalogue/product.ts'
import { type Dice, diceOf } from './dice.ts'

/** Everything that a run will do, in the order in which it begins it: of the seed alone, so that a run can be repeated. */
export type Act = Buying | PayingLate | Operating | AtTheBank | Harm | Turn

/** `declined-first`: a second card pays. `late`: another act pays. `debit-refused`: the bank says no after a while. */
export type How = 'card' | 'declined-first' | 'debit' | 'debit-refused' | 'late' | 'never'

export interface Buying {
  kind: 'buy'
  nth: number
  basket: Partial<Record<ProductId, number>>
  how: How
  delivery: 'standard' | 'express'
  /** At which server it begins. */
  at: number
  /** The button was pressed twice, and each press came to another server. */
  twice: boolean
  /** The buyer comes back from the payment page. */
  comesBack: boolean
}

export interface PayingLate {
  kind: 'pay-late'
  nth: number
}

/** What whoever runs the shop types about one order. */
export interface Operating {
  kind: 'operate'
  nth: number
  act: 'send' | 'cancel' | 'refund' | 'take-back'
  pence: number
}

/** What happens to a payment without the shop: its payer's bank asks it back, or somebody refunds at the payment service. */
export interface AtTheBank {
  kind: 'bank'
  nth: number
  act: 'dispute-open' | 'dispute-won' | 'dispute-lost' | 'refund'
  pence: number
}

export type HarmKind = 'kill' | 'cut' | 'freeze' | 'slow' | 'deafen' | 'refuse'

export interface Harm {
  kind: 'harm'
  harm: HarmKind
  /** A process, or the line between two. */
  whom: string
  forMs: number
}

export interface Turn {
  kind: 'dump' | 'upgrade' | 'restore'
}

export interface Asked {
  seed: string
  purchases: number
  servers: number
}

const PRODUCTS = ['biotin', 'magnesium-complex', 'vitamin-d3-k2', 'collagen-capsules'] as const
const HOW = { card: 70, 'declined-first': 7, debit: 5, 'debit-refused': 3, late: 7, never: 8 }
const AFTERMATH = { nothing: 40, send: 17, refund: 7, cancel: 7, sent: 7, 'take-back': 7, dispute: 9, bank: 6 }
const HARMS = { kill: 30, cut: 20, freeze: 14, slow: 10, deafen: 16, refuse: 10 }
/** One of so many acts is followed by harm. */
const HARM_PERCENT = 25
const LONGEST_HARM_MS = 2_500
/** After so many hundredths of the purchases. */
const TURNS: readonly [Turn['kind'], number][] = [
  ['dump', 30],
  ['upgrade', 45],
  ['restore', 65],
]

export const serverNames = (servers: number) => Array.from({ length: servers }, (_, nth) => `server ${nth + 1}`)
export const lineNames = (servers: number) => [
  ...serverNames(servers).flatMap(name => ['database', 'payments', 'mail'].map(to => `${name} to ${to}`)),
  'operator to database',
]

export function planOf({ seed, purchases, servers }: Asked): Act[] {
  const dice = diceOf(seed, 'plan')
  const later = new Map<number, Act[]>()
  const acts: Act[] = []
  for (let nth = 1; nth <= purchases; nth++) {
    const buying = buyingOf(dice, nth, servers)
    const wait = () => nth + dice.whole(1, 12)
    let at = nth
    for (const act of aftermathOf(dice, buying)) {
      at = Math.max(at, wait())
      later.set(Math.min(at, purchases), [...(later.get(Math.min(at, purchases)) ?? []), act])
    }
    for (const act of [buying, ...(later.get(nth) ?? [])]) {
      acts.push(act)
      if (dice.chance(HARM_PERCENT)) acts.push(harmOf(dice, servers))
    }
    for (const [kind, percent] of TURNS) if (nth === Math.ceil((purchases * percent) / 100)) acts.push({ kind })
  }
  return acts
}

function buyingOf(dice: Dice, nth: number, servers: number): Buying {
  const [first, second] = [dice.pick(PRODUCTS), dice.pick(PRODUCTS)]
  const basket: Buying['basket'] = { [first]: dice.whole(1, 3) }
  if (second !== first && dice.chance(40)) basket[second] = dice.whole(1, 2)
  return {
    kind: 'buy',
    nth,
    basket,
    how: dice.weighed(HOW),
    delivery: dice.chance(20) ? 'express' : 'standard',
    at: dice.whole(0, servers - 1),
    twice: dice.chance(15),
    comesBack: dice.chance(60),
  }
}

function aftermathOf(dice: Dice, { nth, how }: Buying): Act[] {
  if (how === 'late') return [{ kind: 'pay-late', nth }]
  if (how === 'never' || how === 'debit-refused') return []
  const pence = dice.whole(1, 300)
  const operate = (act: Operating['act']): Operating => ({ kind: 'operate', nth, act, pence })
  const bank = (act: AtTheBank['act']): AtTheBank => ({ kind: 'bank', nth, act, pence })
  switch (dice.weighed(AFTERMATH)) {
    case 'nothing':
      return []
    case 'send':
      return [operate('send')]
    case 'refund':
      return [operate('refund')]
    case 'cancel':
      return [operate('cancel')]
    case 'sent':
      return [operate('send'), operate('refund')]
    case 'take-back':
      return [operate('send'), operate('take-back')]
    case 'dispute':
      return [bank('dispute-open'), ...(dice.chance(60) ? [bank(dice.pick(['dispute-won', 'dispute-lost']))] : [])]
    case 'bank':
      return [bank('refund')]
  }
}

function harmOf(dice: Dice, servers: number): Harm {
  const harm = dice.weighed(HARMS)
  const killed = [...serverNames(servers), 'payments', 'mail', 'database', 'operator']
  const whom = dice.pick(harm === 'kill' ? killed : lineNames(servers))
  return { kind: 'harm', harm, whom, forMs: dice.whole(100, LONGEST_HARM_MS) }
}

/** In one line, as the run says it. */
export function actText(act: Act): string {
  switch (act.kind) {
    case 'buy':
      return `buyer ${act.nth} (${act.how}${act.twice ? ', pressed twice' : ''})`
    case 'pay-late':
      return `buyer ${act.nth} pays late`
    case 'operate':
    case 'bank':
      return `${act.act} of buyer ${act.nth}`
    case 'harm':
      return `${act.harm} ${act.whom}`
    default:
      return act.kind
  }
}
