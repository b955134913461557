import { saidOfNamed } from '#modules/nutrition/advice/portions.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { type DishDeps, refKey } from '#modules/recipes/queries/dish.ts'
import { privateNames } from '#modules/recipes/queries/private-recipes.ts'
import { type DiaryNames, diaryNames, type Thing, withOwn } from '../adding/diary-names.ts'
import type { Choice, Chosen, Offer, OfferedProduct, TypedAnswer } from '../adding/offer.ts'
import type { OwnThing } from '../adding/own-thing.ts'
import { type ReadPart, readTyped } from '../adding/read-typed.ts'
import { type TypedAmount, typedAmount } from '../adding/typed-amount.ts'
import { ONE_PIECE } from '../adding/units-offered.ts'
import { ALONE } from '../adding/usual-amounts.ts'
import {
  advisedOfName,
  foodOf,
  marksOfEaten,
  type OfferedTo,
  offerOfFood,
  offerOfOwnFood,
  recipeOffers,
  recipeRef,
} from './offers.ts'
import { ownThings } from './own-things.ts'

let shared: DiaryNames | null = null

/** The names of all our foods and recipes, indexed once, when they are first asked for. */
function sharedNames(): DiaryNames {
  shared ??= diaryNames(
    knownFoods(),
    ownRecipes().map(({ id, name }) => ({ kind: 'own', id, name, synonyms: [] })),
  )
  return shared
}

/**
 * What somebody typed, as rows that can be added, each with what it gives. A diary does not know what the shop sells, so
 * it is told. Four statements at most: foods and meals of
 * their own, names of imported recipes, what those give, and what a provider said of its own.
 */
export async function typedRows(
  deps: DishDeps,
  to: OfferedTo,
  typed: string,
  products: readonly OfferedProduct[],
): Promise<TypedAnswer[]> {
  const { memberId } = to
  const [things, imported] = await Promise.all([ownThings(deps.db, memberId), privateNames(deps.db, memberId)])
  const own: Thing[] = [
    ...things.map(({ kind, id, value }): Thing => ({ kind, id, name: value.name, synonyms: [] })),
    ...imported.map(({ id, name }): Thing => ({ kind: 'imported', id, name, synonyms: [] })),
    ...products.map(({ dose: { product, name } }): Thing => ({ kind: 'product', id: product, name, synonyms: [] })),
  ]
  const parts = readTyped(typed, withOwn(sharedNames(), own))
  const named = parts.flatMap(part => [
    ...(part.kind === 'energy' ? [] : part.others),
    ...(part.kind === 'thing' ? [part.thing] : []),
  ])
  const recipes = await recipeOffers(
    deps,
    named.flatMap(thing => recipeRef(thing) ?? []),
    to,
  )
  const ownById = new Map(things.map(thing => [thing.id, thing]))
  return parts.map(part => answered(part, { recipes, ownById, products, to }))
}

interface Around {
  readonly recipes: ReadonlyMap<string, Offer>
  readonly ownById: ReadonlyMap<string, OwnThing>
  readonly products: readonly OfferedProduct[]
  readonly to: OfferedTo
}

function answered(part: ReadPart, around: Around): TypedAnswer {
  const { text, from, to } = part
  // Of what was found it is known what is in it, and not how it was made.
  const advised = part.kind === 'thing' ? saidOfNamed(around.to.advice, text) : advisedOfName(text, around.to)
  const at = { text, from, to, advised }
  if (part.kind === 'energy') {
    const { name, kcal } = part
    return { ...at, means: { kind: 'energy', name, kcal }, said: [], isAssumed: false, others: [] }
  }
  const others = part.others.flatMap(thing => choiceOf(thing, amountOf(thing, text), around) ?? [])
  if (part.kind === 'unknown') return { ...at, means: null, said: [], isAssumed: false, others }
  const { thing, amount, said } = part
  return { ...at, means: choiceOf(thing, amount, around), said, isAssumed: amount.isAssumed, others }
}

/** The same amount of something else that is meant. */
const amountOf = ({ kind, id }: Thing, text: string): TypedAmount =>
  typedAmount(text, kind === 'food' ? foodOf(id) : null, ALONE)

function choiceOf(thing: Thing, amount: TypedAmount, { recipes, ownById, products, to }: Around): Choice | null {
  const { kind, id } = thing
  if (kind === 'product') {
    const product = products.find(({ dose }) => dose.product === id)
    return product ? { kind, ...product } : null
  }
  const own = ownById.get(id)
  if (kind === 'own-meal') return own?.kind === 'own-meal' ? mealChoice(own) : null
  if (kind === 'own-food') return own?.kind === 'own-food' ? chosenOf(offerOfOwnFood(own, to), amount) : null
  const food = kind === 'food' ? foodOf(id) : null
  const ref = recipeRef(thing)
  const offer = food ? offerOfFood(food, to) : ref && recipes.get(refKey(ref))
  return offer ? chosenOf(offer, amount) : null
}

const mealChoice = ({ id, value }: Extract<OwnThing, { kind: 'own-meal' }>): Choice => ({
  kind: 'meal',
  id,
  meal: value,
  marks: marksOfEaten(value.entries.map(({ what }) => what)),
})

/** So much of it, by a unit that it then offers. */
function chosenOf(offer: Offer, { count, unit, grams }: TypedAmount): Choice {
  const called = unit ?? ONE_PIECE
  if (grams !== null && offer.oneG !== null) {
    const isOffered = called === 'g' || offer.units.some(each => each.unit === called && each.grams !== null)
    const units = isOffered ? offer.units : [{ unit: called, grams: grams / count }, ...offer.units]
    return { kind: 'offer', ...offer, units, chosen: { count, unit: called, grams } }
  }
  return { kind: 'offer', ...offer, chosen: firstOf(offer, count) }
}

/** So many of what it is counted by first; of what has no measure 100 g. */
function firstOf({ units, oneG }: Offer, count: number): Chosen {
  const [first] = units
  if (!first) return { count: oneG ?? 1, unit: 'g', grams: oneG }
  return { count, unit: first.unit, grams: first.grams === null ? null : first.grams * count }
}
