import type { Aisle, Food } from '#modules/nutrition/foods/food.ts'
import { plainLine } from '#modules/nutrition/foods/food-words.ts'
import { isUnderstood } from '#modules/nutrition/lines/describing-words.ts'
import { CUT, DISH_WORDS, isHarmless } from '#modules/nutrition/lines/harmless-words.ts'
import { readAmount } from '#modules/nutrition/lines/ingredient-amount.ts'
import { measureLineAs, readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'
import { unitOf } from '#modules/nutrition/lines/measures.ts'
import { middleOf } from '#modules/nutrition/lines/quantity.ts'
import { asEaten, rawOf } from './as-eaten.ts'
import { type DiaryNames, named, searched, type Thing } from './diary-names.ts'
import { inEverydayWords } from './everyday-words.ts'
import { type TypedAmount, typedAmount } from './typed-amount.ts'
import { type TypedText, typedParts } from './typed-parts.ts'
import { ALONE, type Company, companyOf } from './usual-amounts.ts'

/** What one thing that was typed means. */
export type ReadPart = TypedText &
  (
    | { readonly kind: 'energy'; readonly name: string; readonly kcal: number }
    | {
        readonly kind: 'thing'
        readonly thing: Thing
        readonly amount: TypedAmount
        /** What was assumed, in whole sentences; empty where nothing was. */
        readonly said: readonly string[]
        /** What may be meant instead. */
        readonly others: readonly Thing[]
      }
    /** Not found; what it may have been. */
    | { readonly kind: 'unknown'; readonly others: readonly Thing[] }
  )

/** What is said of a food behind a comma, and is none. */
const STATES = new Set(
  'drained cooked boiled grilled fried roasted baked steamed raw fresh frozen chopped sliced mashed peeled'.split(' '),
)
const MOST_OTHERS = 3
const MOST_RESULTS = 6

/**
 * What somebody typed who says what they ate: '2 slices toast with butter', '½ tin chickpeas', '500 kcal'. What is eaten
 * together tells amounts that nobody types: butter by the slice, milk by what it is poured into. Never throws, and takes
 * time in proportion to the length of what was typed and the number of names.
 */
export function readTyped(typed: string, names: DiaryNames): ReadPart[] {
  const parts = typedParts(
    typed,
    text => named(names, nameOf(text)) !== null,
    text => nameWords(text).every(word => STATES.has(word)),
  )
  const found = parts.map((part, nth) => ({
    part,
    meant: energyIn(part.text) ? null : meaning(part.text, parts[nth + 1]?.text ?? '', names),
  }))
  return found.map(({ part, meant }, nth) => {
    const energy = energyIn(part.text)
    if (energy) return { ...part, kind: 'energy', ...energy }
    if (!meant) return { ...part, kind: 'unknown', others: nearly(part.text, names) }
    const { thing, food, guessed } = meant
    const amount = typedAmount(part.text, food, company(found, nth))
    const said = [
      ...(guessed ? [`Nearest to ‘${nameOf(part.text)}’.`] : []),
      ...(amount.isAssumed ? [amount.words] : []),
    ]
    return { ...part, kind: 'thing', thing, amount, said, others: othersOf(meant, part.text, names) }
  })
}

const FIGURE = /(\d{1,2},\d{3}|\d{1,5}(?:\.\d)?) ?(?:kcals?|cals?|calories|kilocalories)\b\)?/i
const ABOUT = /^(?:about|around|roughly|approx\.?) /i

/** '500 kcal', '350 kcal cake', 'cake 350 kcal': energy that somebody knows, and what it is of. */
function energyIn(text: string): { name: string; kcal: number } | null {
  const plain = text.replace(/\s+/g, ' ').trim().replace(ABOUT, '')
  const found = FIGURE.exec(plain)
  if (!found) return null
  const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)]
  if (before.trim() !== '' && after.trim() !== '') return null
  const name = `${before}${after.replace(/^ of /, '')}`.replace(/[(:,] ?$/, '').trim()
  return { name, kcal: Number((found[1] ?? '').replace(',', '')) }
}

interface Meaning {
  readonly thing: Thing
  readonly food: Food | null
  /** Nobody calls it exactly that. */
  readonly guessed: boolean
}

/** What stands after the amount, as it is called in everyday words. */
export function nameOf(text: string): string {
  const rest = readAmount(plainLine(text).toLowerCase()).rest
  return rest.replace(/^(?:some|a|an|the|my|extra|of|large|small|medium|big)\s+/, '').trim()
}

/** A person's own names first, then a dish or food of exactly that name, then what a line of a recipe would mean. */
function meaning(text: string, beside: string, names: DiaryNames): Meaning | null {
  const typed = nameOf(text)
  const name = inEverydayWords(typed, beside)
  const exact = named(names, name)
  if (exact && exact.kind !== 'food') return { thing: exact, food: null, guessed: false }
  const food =
    exact && name !== typed ? foodOf(exact, names) : (lineFood(text, names) ?? (exact && foodOf(exact, names)))
  if (food && endsAs(name, food, names)) {
    const isLoose = name === typed && !isAllOf(typed, food, names)
    const dish = isLoose ? searched({ ...names, shared: names.dishes }, typed, 1)[0] : undefined
    if (dish) return { thing: dish, food: null, guessed: true }
    const eaten = asEaten(food, text, names.foods.byId)
    return { thing: { kind: 'food', id: eaten.id, name: eaten.name, synonyms: [] }, food: eaten, guessed: isLoose }
  }
  const likely = searched(names, name, MOST_RESULTS).find(each => isOfItsKind(each, name))
  return likely ? { thing: likely, food: foodOf(likely, names), guessed: true } : null
}

/** Whether something is called by the noun of what was typed: a cherry pie is neither cherries nor what pies are spiced with. */
function isOfItsKind({ name, synonyms }: Pick<Thing, 'name' | 'synonyms'>, typed: string): boolean {
  const [noun] = nounsOf(typed)
  return [name, ...synonyms].some(each => nounsOf(each).includes(noun))
}

/** Of 'Pie, pork' the pie, of 'bacon, lettuce and tomato sandwich' the sandwich. */
const nounsOf = (name: string) => {
  const said = name.split(/ (?:with|in|on|for|from) /i)[0] ?? ''
  return [said, said.split(',')[0] ?? ''].map(each => nameWords(each).at(-1))
}

const foodOf = ({ kind, id }: Thing, { foods }: DiaryNames): Food | null =>
  kind === 'food' ? (foods.byId.get(id) ?? null) : null

const lineFood = (text: string, { foods }: DiaryNames): Food | null =>
  readIngredientLine(text, foods, { purpose: 'diary' })[0]?.food ?? null

/** Whether the last word, the noun of an English name, is the food's own or says nothing: a ham toastie is no ham. */
function endsAs(name: string, food: Food, { foods }: DiaryNames): boolean {
  const words = nameWords(name)
  const last = words.at(-1) ?? ''
  // A tart apple is an apple, an apple tart and an orange drizzle are no fruit; celery sticks are celery.
  if (DISH_WORDS.has(last)) return isOfItsKind(food, last) || (last === 'stick' && CUT.has(food.aisle))
  if (foods.ownWords.get(food)?.has(last)) return true
  if (NOUNS.has(last) || (DISHES_IN.has(last) && BARE.has(food.aisle))) return false
  // Apple slices are cut from apples, and a cherry slice from a cake.
  if (last === 'slice' && food.aisle === 'fruit' && !/slices$/i.test(name.trim())) return false
  return isHarmless(last)
}

/** Words that only describe before a food, or measure it, and behind one name a sweet, a cake or a snack: 'pear drops'. */
const NOUNS = new Set('drop twist thin skin danish fancy mini special crisp nest bomb'.split(' '))
/** What a meal is served in is a meal: a salmon bowl is more than salmon, a pot of yoghurt is not. */
const DISHES_IN = new Set('bowl pot box'.split(' '))
const BARE: ReadonlySet<Aisle> = new Set(['fruit', 'vegetables', 'pulses', 'meat', 'poultry', 'fish'])

/** Whether every word that was typed is one of the food's own, or only describes it: 'greek salad' is more than salad. */
function isAllOf(typed: string, food: Food, { foods }: DiaryNames): boolean {
  const own = foods.ownWords.get(food)
  return nameWords(typed).every(word => own?.has(word) || isUnderstood(word) || unitOf(word) !== null)
}

/** What else it may be: the same food raw, then what else goes by these words. */
function othersOf({ thing, food }: Meaning, text: string, names: DiaryNames): Thing[] {
  const raw = food && rawOf(food, names.foods.byId)
  const alike = searched(names, nameOf(text), MOST_OTHERS + 2)
  const all = raw ? [{ kind: 'food', id: raw.id, name: raw.name, synonyms: [] } as const, ...alike] : alike
  return unlike(all, [thing]).slice(0, MOST_OTHERS)
}

/** What has all words but one, else one of them, where nothing has all: an English name's noun, its last, before others. */
function nearly(text: string, names: DiaryNames): Thing[] {
  const words = nameOf(text).split(/\s+/).slice(0, MOST_WORDS)
  const without = words.length > 2 ? words.map((_, nth) => words.filter((_, other) => other !== nth).join(' ')) : []
  const alone = words.toReversed().filter(word => word.length > 2)
  return unlike(
    [...without, ...alone].flatMap(some => searched(names, some, MOST_OTHERS)),
    [],
  ).slice(0, MOST_RESULTS)
}

/** Each is looked for by itself. */
const MOST_WORDS = 4
const keyOf = ({ kind, id }: Thing) => `${kind}/${id}`

/** Each once, and none of those. */
function unlike(all: readonly Thing[], those: readonly Thing[]): Thing[] {
  const left = new Map(all.map(thing => [keyOf(thing), thing]))
  for (const thing of those) left.delete(keyOf(thing))
  return [...left.values()]
}

interface FoundPart {
  readonly part: TypedText
  readonly meant: Meaning | null
}

/** What it is eaten together with: before it by 'and', 'with', or after it by 'on'. */
function company(found: readonly FoundPart[], nth: number): Company {
  const before =
    found[nth]?.part.joined === 'with' || found[nth]?.part.joined === 'and' ? companyAt(found, nth - 1) : ALONE
  const after = found[nth + 1]?.part.joined === 'on' ? companyAt(found, nth + 1) : ALONE
  return {
    slices: Math.max(before.slices, after.slices),
    isDrink: before.isDrink,
    isCereal: before.isCereal,
    isPlate: before.isPlate,
  }
}

function companyAt(found: readonly FoundPart[], nth: number): Company {
  const { part, meant } = found[nth] ?? {}
  if (!part || !meant?.food) return ALONE
  const { amount } = measureLineAs(part.text, meant.food)
  const own = companyOf(meant.food, amount ? middleOf(amount) : 1)
  // 'toast with butter and jam': the jam is on the toast.
  return own.slices === 0 && (part.joined === 'with' || part.joined === 'and') ? companyAt(found, nth - 1) : own
}
