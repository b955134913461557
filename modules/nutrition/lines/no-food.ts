import { nameWords } from './line-words.ts'

/**
 * Names that hold the name of a food and mean none of the list: leaves that are wrapped round it, what is boiled for stock
 * and thrown away, tools.
 */
const NAMES: readonly (readonly string[])[] = `
banana leaf, lotus leaf, pandan leaf, grape leaf, mulberry leaf, fig leaf, cherry leaf, corn husk, carrot top,
beetroot top, radish leaf, cauliflower leaf, fish bone, fish head, fish frame, fish trimming,
prawn head, prawn shell, langoustine shell, langoustine head, crayfish shell, shrimp head, shrimp shell, lobster shell, lobster head, crab shell, scallop shell, oyster shell, mussel shell, shell of scallop, onion skin, potato peeling,
bone marrow, marrow bone, chicken skin, chicken foot, duck skin, fish skin, cocktail stick, lollipop stick, 
cookie cutter, cookie sheet, pastry cutter, pie dish, pie plate, pie tin, cake tin, cake board, cake pan, cake stand, loaf tin,
muffin tin, bun tin, bun case, muffin case, cake case, pizza stone, pizza peel, tart tin, flan tin, jelly roll pan, jelly mould,
lasagne dish, cake candle, candy thermometer, jam jar, jam thermometer, egg wash, egg shell, egg cup, lemon squeezer,
nut milk bag, tea towel, tea strainer, coffee filter, coffee grinder, rice cooker, rice bran, bread knife, butter knife,
cheese cloth, pasta machine, salad spinner, water bath, ice cream maker,
pickle juice, pickling liquid, pickling juice, caper juice, olive juice, olive brine, pickle brine, tuna oil, ice cube tray, vegetable peeler, meat thermometer, meat mallet, meat glue, sugar thermometer, bread machine,
water buffalo, horse chestnut, tomato leaf, tomato water, sausage casing, hog casing, sausage skin, egg replacer, egg substitute,
muffin cup, muffin liner, cupcake case, cupcake liner, baking cup, potato masher, potato ricer, garlic press, garlic crusher, cheese grater, egg slicer, apple corer,
pastry brush, pastry blender, rice fluffer, margarita glass, wine glass, shot glass, parmesan rind, cheese rind, bacon rind, pork rind,
salt substitute, sugar substitute, white spirit, custard marrow, ginger juice, onion juice
`
  .split(',')
  .map(name => nameWords(name.trim()))

const LAST_WORDS = new Set(NAMES.map(name => name.at(-1)))

const ALL_WORDS = new Set(NAMES.flat())

/** Whether such a name has this word: a masher is no slip of the pen for mashed. */
export function isWordOfNoFood(word: string): boolean {
  return ALL_WORDS.has(word)
}

/** Whether the words from `start` up to `end` are part of a longer name that means no food of the list. */
export function isPartOfOther(words: readonly string[], start: number, end: number): boolean {
  const isPart = (name: readonly string[], last: number) => {
    const first = last - name.length + 1
    const holds = first >= 0 && first <= start && last + 1 >= end && name.length > end - start
    return holds && name.every((part, nth) => words[first + nth] === part)
  }
  return words.some((word, last) => LAST_WORDS.has(word) && NAMES.some(name => isPart(name, last)))
}
