import { type FruitPart, fruitParts } from './citrus.ts'
import { endsName, isDescription } from './describing-words.ts'
import { type FoodMatch, findFood } from './food-index.ts'
import { type Amount, beginsWithAmount, readAmount } from './ingredient-amount.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { gramsOfAmount, measuredAs } from './ingredient-weight.ts'
import { type Found, findIn, foodShared, found, isColourOrDescription, type Reading } from './line-food.ts'
import { headOf, noteOf, opened, withoutBrackets } from './line-text.ts'
import { nameWords } from './line-words.ts'
import { sizeOf } from './measures.ts'
import { middleOf, type Quantity } from './quantity.ts'
import { asMeasured } from './same-name.ts'
import { weigh } from './weigh.ts'

/** A part of a line, with the words that its food was read from. */
export type Part = Omit<IngredientLine, 'others' | 'wordsUnderstood'> & { readonly words: readonly string[] }

/** The ingredients of a line: nearly always one. */
export function readParts(reading: Reading): Part[] {
  const ofFruit = readFruitParts(reading)
  if (ofFruit.length > 0) return ofFruit
  const amount = readAmount(reading.line.toLowerCase(), reading.options.dialect)
  return (
    readSeveral(reading, amount) ?? [namesMore(reading, amount) ? unread(reading, amount) : readOne(reading, amount)]
  )
}

/** Of 'tomato and basil sauce' the tomato alone would be wrong: more is named after 'and' than can be read. */
function namesMore(reading: Reading, { quantity, rest }: Amount): boolean {
  const text = headOf(withoutBrackets(rest))
  const [first = '', second, ...more] = partsOf(text, PAIR)
  if (!second || more.length > 0 || quantity === null || JOINED.test(first) || isOneName(reading, text)) return false
  const words = nameWords(second)
  const ends = words.findIndex(endsName)
  const named = (ends < 0 ? words : words.slice(0, ends)).filter(word => !isDescription(word))
  return (
    named.length > 1 &&
    /^[a-z]/.test(second) &&
    !beginsWithAmount(second) &&
    isFoodWord(reading, named) &&
    nameWords(first).some(word => !isDescription(word))
  )
}

function isFoodWord({ index }: Reading, words: readonly string[]): boolean {
  return words.some(word => index.byLastWord.has(word))
}

function unread(reading: Reading, amount: Amount): Part {
  return lineOf(reading, amount, null, nameWords(headOf(amount.rest)))
}

function readFruitParts(reading: Reading): Part[] {
  const wanted = fruitParts(withoutBrackets(opened(reading.line.toLowerCase())))
  const parts =
    wanted?.parts.flatMap(part =>
      part === 'juice' && wanted.juice !== undefined
        ? readOne(reading, readAmount(wanted.juice))
        : (readFruitPart(reading, part, wanted.fruit) ?? []),
    ) ?? []
  return wanted?.left && parts.length > 0 ? [...parts, readOne(reading, readAmount(wanted.left))] : parts
}

/** 'juice of 1 lemon': so many lemons' worth of the food 'lemon juice', or the juice of the food 'lemon'. */
function readFruitPart({ index }: Reading, part: FruitPart, text: string): Part | null {
  const { quantity, rest, size } = readAmount(text)
  const words = nameWords(headOf(rest))
  const fruit = findFood(index, words)
  const fruitName = words.slice(0, fruit?.end).at(-1) ?? ''
  const ofItsOwn = findFood(index, [fruitName, part])
  const whole = ofItsOwn && ofItsOwn.end - ofItsOwn.start === 2 ? ofItsOwn.food : null
  const food = whole ?? fruit?.food
  if (!food) return null
  const unit = whole ? fruitName : part
  const amount = quantity ?? { min: 1, max: 1 }
  const grams = weigh(food, middleOf(amount), { unit: { kind: 'household', name: unit }, size })
  const named = [...(fruit?.name ?? []), part]
  return { food, name: `${fruitName} ${part}`, amount, unit, grams, note: '', words: named }
}

/** 'salt and pepper', '1 tsp each ground cumin and coriander', '1 onion, 2 carrots and 1 leek': each on its own. */
function readSeveral(reading: Reading, amount: Amount): Part[] | null {
  const all = withoutBrackets(amount.rest)
  const each = /^each\b(?:\sof\b)?/.exec(all)
  const text = all.slice(each?.[0].length ?? 0).trim()
  const listed = partsOf(text, LIST)
  const counted = amount.quantity ? listed.filter((part, nth) => nth === 0 || beginsWithAmount(part)) : []
  const isCounted = counted.length > 1 && counted.every((part, nth) => part === listed[nth])
  const parts =
    each || isPlainList(reading, amount, listed) ? listed : isCounted ? counted : partsOf(headOf(text), PAIR)
  if (parts.length < 2 || isOneName(reading, text)) return null
  // Of 'broth or 1 stock cube and 1 cup water' the water belongs to the cube.
  if (/ or (?:\d|an? )/.test(parts[0] ?? '')) return null
  // Of 'flour seasoned with salt and pepper' the pepper belongs to the salt.
  if (amount.quantity && !each && !isCounted && JOINED.test(parts[0] ?? '')) return null
  const amounts = parts.map((part, nth) => (nth > 0 && beginsWithAmount(part) ? readAmount(part) : null))
  const sharing = each ? 1 : amounts.filter(own => own === null).length
  const first = nameWords(parts[0] ?? '').slice(0, 1)
  const lines = parts.map((part, nth) => {
    const used = amounts[nth] ?? { ...amount, quantity: shareOf(amount, nth, sharing), rest: part }
    // Of 'mustard powder, onion and garlic powder' the onion is one too.
    const shares = nth === 0 || (nth < parts.length - 1 && parts.at(-1)?.endsWith(' powder'))
    const shared = shares && !amounts[nth] && !amounts[nth + 1] ? foodShared(reading, part, parts.at(-1) ?? '') : null
    return shared
      ? lineOf(reading, used, shared, shared.words)
      : readPart(reading, used, nth > 0 && !amounts[nth] ? first : [])
  })
  const read = lines.filter(line => line !== null)
  // 'trimmed and halved' is no second ingredient.
  const isOne = sharing === lines.length && new Set(read.map(({ food }) => food)).size < read.length
  // 'red and yellow cherry tomatoes' are one food of two colours.
  if (isOne && nameWords(parts[0] ?? '').every(isColourOrDescription))
    return parts.slice(-1).flatMap(part => readPart(reading, { ...amount, rest: part }, []) ?? [])
  return read.length === lines.length && !isOne ? read : null
}

/** 'Salt, pepper, olive oil': three foods or more, none of them with an amount or a word of what is done with it. */
function isPlainList(reading: Reading, { quantity }: Amount, listed: readonly string[]): boolean {
  const isFood = (part: string) => !CHOICE.test(part) && !JOINED.test(part) && found(reading, nameWords(part)) !== null
  return quantity === null && listed.length >= LEAST_OF_A_LIST && listed.every(isFood)
}

const LEAST_OF_A_LIST = 3

const CHOICE = / or |[a-z]\/[a-z]/
const PAIR = / and | & | plus (?!the |more|extra|some|additional|a little|another|about)| \+ /
const JOINED = /\s(?:with|in|or|from)\s/
const LIST = /,|;| and | & | plus | \+ /

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** 'Macaroni and cheese' may be one food. */
function isOneName({ index }: Reading, text: string): boolean {
  const words = nameWords(headOf(text))
  const match = findFood(index, words)
  return match !== null && words.slice(match.start, match.end).includes('and')
}

/** Each has its share of an amount that is named for all; of '1 egg and caster sugar' the one is the egg. */
function shareOf({ quantity, unit, printed }: Amount, nth: number, by: number): Quantity | null {
  if (!quantity || by === 1) return quantity
  if (unit === null && printed === null && quantity.max <= 1) return nth === 0 ? quantity : null
  return { min: quantity.min / by, max: quantity.max / by }
}

/** Of 'ground cumin and coriander' the first word may be meant for both. */
function readPart(reading: Reading, amount: Amount, shared: readonly string[]): Part | null {
  const words = nameWords(amount.rest)
  const both = shared.length > 0 ? findFood(reading.index, [...shared, ...words]) : null
  // Of 'white and wild rice' the wild is no white rice.
  const isShared = both?.start === 0 && both.end > shared.length && both.end === both.name.length
  // 'rice or cider vinegar' is no rice
  const ofChoice = CHOICE.test(amount.rest) ? findIn(reading, amount.rest, 1) : null
  const inTin = amount.unit?.name === 'can' ? found(reading, ['canned', ...words], 'canned') : null
  const match = isShared ? { ...both, words: [...shared, ...words] } : (inTin ?? ofChoice ?? found(reading, words))
  return match && lineOf(reading, amount, match, words)
}

/** The unit may be the food or a part of its name: '4 cloves', '2 ears of corn'. */
function readOne(reading: Reading, amount: Amount): Part {
  const unit = amount.unit?.kind === 'household' ? amount.unit.name : ''
  // What is in a tin may be listed as 'canned green lentils'.
  const text = unit === 'can' ? `canned ${amount.rest}` : amount.rest
  const plain = findIn(reading, text, 1)
  const withUnit = unit === '' || unit === 'can' ? null : findIn(reading, `${unit} ${amount.rest}`, 1)
  const unitIsName =
    withUnit !== null && withUnit.start === 0 && withUnit.words[0] === unit && (!plain || withUnit.end > 1)
  const match = unitIsName ? withUnit : (plain ?? findIn(reading, text, 3))
  const isCounted = match !== null && Object.hasOwn(match.food.measures, unit)
  const used: Amount = unitIsName && !isCounted ? { ...amount, unit: null } : amount
  return lineOf(reading, used, match, nameWords(headOf(amount.rest)))
}

function lineOf(reading: Reading, amount: Amount, match: Found | null, words: readonly string[]): Part {
  const said = match?.words ?? words
  const plain =
    match && asMeasured(reading.index, match, said, amount, reading.line.toLowerCase(), reading.options.dialect)
  const food = plain ?? match?.food ?? null
  const measured = measuredAs(
    amount,
    food,
    match ? [...nameAndAround(said, match.end), ...sizeNoted(reading.line)] : said,
  )
  return {
    food,
    name: headOf(withoutBrackets(amount.rest)).trim(),
    amount: amount.quantity,
    unit: measured.unit?.name ?? (measured.lengthCm === null ? measured.size : 'piece'),
    grams: gramsOfAmount(measured, food, reading.line.toLowerCase(), reading.options),
    note: noteOf(reading.line),
    words: match ? [...nameIn(said, match), ...(measured.unit ? [measured.unit.name] : [])] : [],
  }
}

/** '1 egg (large, at room temperature)' */
function sizeNoted(line: string): string[] {
  return nameWords(line.split(/[,()]/)[1] ?? '').filter((word, _, all) => all.length === 1 && sizeOf(word) !== null)
}

/** Up to where what is done with it begins: 'cut into pieces' counts no pieces. */
function nameAndAround(words: readonly string[], end: number): readonly string[] {
  const ends = words.findIndex((word, at) => at >= end && endsName(word))
  return ends < 0 ? words : words.slice(0, ends)
}

/** The words of the line that are the name, 'bread' and 'crumb' of 'breadcrumb' too. */
function nameIn(words: readonly string[], { start, end, name }: FoodMatch): string[] {
  return words.slice(start, end).filter(word => name.some(named => named.startsWith(word) || named.endsWith(word)))
}
