import { type Advice, foods, some } from './advice.ts'
import { CAFFEINE, CAFFEINE_TOLD, GAME, SOFT_BLUE_CHEESES, WHITE_RIND_CHEESES } from './pregnancy.ts'

const SLUSH = { words: ['slush', 'slushie', 'slushy', 'slushies', 'slush puppie', 'slush puppy'] }

/** EFSA 2015, Caffeine: mg for each kilo of a child on a day. */
const CHILD_CAFFEINE_MG_PER_KG = 3
/** Nobody is asked what a child weighs; these are light for the age. */
const LIGHT_KG = { child: 15, teenager: 35 } as const

const childCaffeine = (age: keyof typeof LIGHT_KG): Omit<Advice, 'id' | 'who' | 'isOf'> => ({
  limit: { kind: 'day-portions', portions: (CHILD_CAFFEINE_MG_PER_KG * LIGHT_KG[age]) / CAFFEINE_TOLD.each },
  portionG: CAFFEINE,
  told: CAFFEINE_TOLD,
  sentence: 'For children and teenagers we keep caffeine under 3 mg for each kilo of body weight a day.',
  source: `EFSA 2015, Caffeine; at ${LIGHT_KG[age]} kg, which is light for the age`,
})
const TEENAGER_FROM = 11

const under5 = { who: ['under 5'], limit: { kind: 'never' } } as const

/** What the children of a household leave out. */
export const ON_CHILDREN: readonly Advice[] = [
  {
    id: 'honey',
    who: ['under 1'],
    limit: { kind: 'never' },
    portionG: some('honey', 'nougat', 'honey-nut-cornflakes'),
    sentence: 'No honey before the first birthday, cooked dishes included.',
    source: 'NHS, Foods to avoid giving babies and young children',
  },
  {
    id: 'salty',
    who: ['under 1'],
    limit: { kind: 'never' },
    portionG: some(
      ...['stock-cube-vegetable', 'stock-cube-chicken', 'stock-cube-fish', 'stock-cube-ham', 'stock-cube-beef'],
      ...['stock-pot-vegetable', 'stock-pot-chicken', 'stock-pot-beef', 'gravy-granules', 'bacon-back'],
      ...['bacon-medallions', 'bacon-back-grilled', 'bacon-streaky', 'bacon-streaky-grilled', 'ham', 'gammon'],
      ...['gammon-raw', 'pork-sausages', 'pork-sausages-raw', 'beef-sausages', 'beef-sausages-grilled', 'chorizo'],
      ...['soy-sauce', 'soy-sauce-reduced', 'tamari', 'crisps', 'cheese-onion-crisps', 'salt-and-vinegar-crisps'],
      ...['stacked-crisps'],
      ...['olives-green', 'olives-black'],
    ),
    sentence: 'Take the baby’s share out before salt, stock cubes or gravy go in.',
    source: 'NHS, Foods to avoid giving babies and young children; NHS, Salt',
  },
  {
    ...under5,
    id: 'whole-nuts',
    portionG: some(
      ...['almonds', 'walnuts', 'hazelnuts', 'cashews', 'cashews-salted', 'pecans', 'brazil-nuts', 'pistachios'],
      ...['pistachios-salted', 'macadamias', 'mixed-nuts', 'chestnuts-cooked', 'peanuts', 'peanuts-salted'],
      ...['peanuts-dry-roasted', 'sunflower-seeds', 'pumpkin-seeds', 'mixed-seeds', 'trail-mix', 'bombay-mix'],
    ),
    sentence: 'Whole nuts and seeds can choke a child under five: grind, crush or use a smooth butter.',
    source: 'NHS, Foods to avoid giving babies and young children; Department for Education, Food safety',
  },
  {
    ...under5,
    id: 'choking',
    portionG: some(
      'popcorn',
      'popcorn-salted',
      'popping-corn',
      'marshmallow',
      'jelly-cubes',
      'boiled-sweets',
      'toffee',
    ),
    sentence: 'Popcorn, marshmallows, raw jelly cubes and hard or sticky sweets can choke under-fives.',
    source: 'NHS, Food and drinks to avoid (weaning); Department for Education, Food safety',
  },
  {
    who: ['under 5'],
    limit: { kind: 'say' },
    id: 'round-fruit',
    portionG: some(
      'grapes',
      'cherry-tomato',
      'strawberries',
      'blueberries',
      'cherries',
      'olives-green',
      'olives-black',
    ),
    sentence: 'Cut small round fruit lengthways into quarters for under-fives, and take out stones and pips.',
    source: 'Department for Education, Food safety (choking)',
  },
  {
    ...under5,
    id: 'young-soft-cheese',
    portionG: some(...WHITE_RIND_CHEESES, ...SOFT_BLUE_CHEESES),
    sentence: 'Young children skip brie-type and soft blue cheese unless it is cooked until steaming hot.',
    source: 'NHS, Foods to avoid giving babies and young children',
  },
  {
    ...under5,
    id: 'rice-drink',
    portionG: some('rice-drink'),
    sentence: 'No rice drinks under five in place of milk, because of the arsenic in them.',
    source: 'FSA 2009, Arsenic in rice drinks',
  },
  {
    who: ['under 5'],
    limit: { kind: 'say' },
    id: 'thin-milk',
    portionG: some('skimmed-milk', 'one-percent-milk'),
    isAlone: true,
    sentence: 'Whole or semi-skimmed milk as a drink from the first birthday; skimmed and 1 % milk not before five.',
    source: 'NHS, Water, drinks and hydration',
  },
  {
    who: ['under 5'],
    limit: { kind: 'say' },
    id: 'hard-fruit',
    portionG: some('apple', 'carrot', 'baby-carrot'),
    isAlone: true,
    sentence: 'Cut hard fruit and vegetables into thin slices for under-fives.',
    source: 'Department for Education, Food safety (choking)',
  },
  {
    id: 'slush',
    who: ['under 7'],
    limit: { kind: 'never' },
    portionG: foods(),
    named: SLUSH,
    sentence: 'Slush drinks with glycerol are not for children under seven.',
    source: 'FSA, Glycerol in slush ice drinks (17 July 2025)',
  },
  {
    id: 'slush-a-day',
    who: ['7 to 10'],
    limit: { kind: 'say' },
    portionG: foods(),
    named: SLUSH,
    sentence: 'From seven to ten, one 350 ml slush drink a day at most.',
    source: 'FSA, Glycerol in slush ice drinks (17 July 2025)',
  },
  {
    id: 'caffeine-child',
    who: ['under 18'],
    isOf: ({ ageYears }) => (ageYears ?? 0) < TEENAGER_FROM,
    ...childCaffeine('child'),
  },
  {
    id: 'caffeine-teenager',
    who: ['under 18'],
    isOf: ({ ageYears }) => (ageYears ?? 0) >= TEENAGER_FROM,
    ...childCaffeine('teenager'),
  },
  {
    id: 'baby-plate',
    who: ['under 5'],
    limit: { kind: 'at-large' },
    portionG: foods(),
    sentence: 'Throw away what a baby leaves on the plate.',
    source: 'NHS, Storing and reheating food',
  },
  {
    id: 'energy-drink',
    who: ['under 16'],
    limit: { kind: 'never' },
    portionG: some('energy-drink'),
    sentence: 'High-caffeine energy drinks are not for under-16s.',
    source: 'Department of Health and Social Care 2025, High-caffeine energy drinks',
  },
  {
    id: 'game-young',
    who: ['under 16', 'trying'],
    limit: { kind: 'seldom' },
    portionG: some(...GAME),
    sentence: 'Eat lead-shot game seldom; children and anyone hoping for a baby should have least of it.',
    source: 'FSA, Lead-shot game',
  },
]
