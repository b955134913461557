import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { dishKey } from '#modules/planner/cooked.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import type { PlanHand } from '#modules/planner/ui/use-plan.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import type { DishWords, FoodWords, SwapWords } from '../food-words.ts'
import { LedgerBar } from './ledger-bar.tsx'

/** The plan in hand, and what was planned when the page was read. */
export interface FoodHand {
  readonly plan: PlanHand
  readonly before: ReadonlyMap<string, PlannedEntry>
  readonly dishes: readonly PlanDish[]
}

interface FoodFirstProps {
  readonly name: string
  readonly food: FoodWords
  readonly hand: FoodHand
}

const COUNTS = ['', 'one', 'two', 'three']

/** What brings more of it to the table, before anything else is named. */
export function FoodFirst({ name, food, hand }: FoodFirstProps) {
  return (
    <section className="ledger-food">
      {food.kind === 'swaps' ? (
        <Swaps name={name} food={food} hand={hand} />
      ) : (
        <Dishes dishes={food.dishes} hand={hand} />
      )}
    </section>
  )
}

function Swaps({ name, food, hand }: { name: string; food: Extract<FoodWords, { kind: 'swaps' }>; hand: FoodHand }) {
  const { swaps, sum, outcome, bar, before } = food
  const open = swaps.filter(swap => !isMade(swap, hand))
  const count = swaps.length
  const title = count === 1 ? 'one swap' : `${COUNTS[count]} swaps`
  return (
    <>
      <h4>Food first: {title} in this week’s plan</h4>
      <ul>
        {swaps.map(swap => (
          <SwapLine key={swap.entryId} swap={swap} name={name} hand={hand} />
        ))}
      </ul>
      <div className="ledger-outcome">
        <p>
          <b>{sum}</b>
          <br />
          {outcome}
        </p>
        {count > 1 ? (
          <Button
            className="needs-script"
            onClick={() => (open.length > 0 ? make(open, hand) : takeBack(swaps, hand))}
            variant={open.length > 0 ? 'primary' : 'soft'}
            {...(open.length === 0 && { icon: 'undo' as const })}
          >
            {open.length > 0 ? `Make ${count === 2 ? 'both' : `all ${COUNTS[count]}`} swaps` : 'Undo the swaps'}
          </Button>
        ) : null}
        <span className="ledger-at ledger-at-outcome">
          <LedgerBar bar={bar} before={before} />
        </span>
      </div>
    </>
  )
}

function SwapLine({ swap, name, hand }: { swap: SwapWords; name: string; hand: FoodHand }) {
  const [from, to] = [dishOfKey(swap.fromKey, hand), dishOfKey(swap.toKey, hand)]
  const isDone = isMade(swap, hand)
  const label = `${swap.toName}, ${swap.where}`
  return (
    <li className="ledger-swap">
      <span className="ledger-swap-pictures" aria-hidden="true">
        {from ? <Thumb dish={from} /> : null}
        <Icon name="arrow-right" size={18} />
        {to ? <Thumb dish={to} /> : null}
      </span>{' '}
      <span className="ledger-swap-words">
        <Link to={`/recipes/${swap.toId}`}>{swap.toName}</Link> <small>{swap.where}</small>
      </span>{' '}
      <span className="ledger-adds">
        {swap.adds} <span className="sr-only">{name}</span>
      </span>
      {isDone ? (
        <Button
          variant="text"
          size="small"
          icon="undo"
          className="needs-script"
          aria-label={`Undo: ${label}`}
          onClick={() => takeBack([swap], hand)}
        >
          Undo
        </Button>
      ) : (
        <Button
          variant="soft"
          size="small"
          className="needs-script"
          aria-label={`Swap: ${label}`}
          onClick={() => make([swap], hand)}
        >
          Swap
        </Button>
      )}
    </li>
  )
}

const Thumb = ({ dish: { ref, name, picture, wash } }: { dish: PlanDish }) => (
  <DishPicture
    recipe={{ id: ref.id, name, picture, image: null, wash }}
    sizes="56px"
    widest={320}
    className="ledger-thumb"
  />
)

const dishOfKey = (key: string, { plan, dishes }: FoodHand): PlanDish | null =>
  dishes.find(dish => dishKey(dish) === key) ?? plan.dishes.get(key) ?? null

function isMade({ entryId, toKey }: SwapWords, { plan }: FoodHand): boolean {
  const what = plan.entries.find(({ id }) => id === entryId)?.what
  return what?.kind === 'dish' && dishKey(what) === toKey
}

function make(swaps: readonly SwapWords[], hand: FoodHand) {
  const found = swaps.flatMap(swap => {
    const entry = hand.plan.entries.find(({ id }) => id === swap.entryId)
    const dish = dishOfKey(swap.toKey, hand)
    return entry && dish ? [{ entry, dish, swap }] : []
  })
  const put = found.map(({ entry, dish: { ref, name } }) => ({
    ...entry,
    what: { kind: 'dish' as const, ref, name, grams: null },
  }))
  const [only] = found
  const words = found.length === 1 && only ? `${only.dish.name} is planned` : `${found.length} meals swapped`
  hand.plan.edit(
    { put, removed: [] },
    words,
    found.map(({ dish }) => dish),
  )
}

function takeBack(swaps: readonly SwapWords[], { plan, before }: FoodHand) {
  const put = swaps.flatMap(({ entryId }) => {
    const [was, now] = [before.get(entryId), plan.entries.find(({ id }) => id === entryId)]
    return was && now ? [{ ...now, what: was.what }] : []
  })
  plan.edit({ put, removed: [] }, put.length === 1 ? 'Your meal is as it was' : 'Your meals are as they were')
}

function Dishes({ dishes, hand }: { dishes: readonly DishWords[]; hand: FoodHand }) {
  return (
    <>
      <h4>Food first: dishes that provide it</h4>
      <ul>
        {dishes.map(({ id, key, name, brings }) => {
          const dish = dishOfKey(key, hand)
          return (
            <li key={id} className="ledger-swap">
              <span className="ledger-swap-pictures" aria-hidden="true">
                {dish ? <Thumb dish={dish} /> : null}
              </span>{' '}
              <span className="ledger-swap-words">
                <Link to={`/recipes/${id}`}>{name}</Link>
              </span>{' '}
              <span className="ledger-adds">{brings}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-small text-ink-2">
        They fit your diet and allergies.{' '}
        <Link to="/dashboard/meal-planner" className="link">
          Plan a week
        </Link>
        , and swaps in it stand here.
      </p>
    </>
  )
}
