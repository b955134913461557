import {
  all,
  either,
  free,
  holds,
  type JudgedSearch,
  least,
  meal,
  most,
  named,
  suits,
  tag,
  within,
} from './judge.fixture.ts'

/**
 * Forty more searches, judged from the library before anybody had seen what they bring. The first half was learned from,
 * by kinds of fault and not by the search; the second was put away until that was done, and what it comes to is what a
 * stranger may expect.
 */
const mince = holds(/mince(?!d)/)
const meatMince = holds(/^(lean-)?(beef|lamb|turkey)-mince/)
const soup = either(tag('soup'), named(/soup|broth|chowder|skink|minestrone/i))
const pasta = either(tag('pasta'), holds(/pasta|spaghetti|lasagne-sheets/))
const oilyFish = holds(/^(salmon|mackerel|sardines|trout|herring|kippers|smoked-mackerel|smoked-salmon)/)
const whiteFish = holds(/^(cod|haddock|hake|pollock|sea-bass|smoked-haddock)$/)
const bread = named(/focaccia|soda bread$|wholemeal loaf|banana bread/i)

export const LEARNED_SEARCHES: readonly JudgedSearch[] = [
  { q: '', have: 'mince, onion', best: all(meatMince, holds(/onion/)), good: mince },
  { q: '', have: 'leftover turkey, rice', best: all(holds(/turkey/), holds(/rice/)), good: holds(/turkey/) },
  { q: 'leftover turkey', best: holds(/turkey/) },
  { q: 'something with aubergine', best: holds(/aubergine/) },
  { q: 'what can i make with eggs and potatoes', best: all(holds(/^egg$/), holds(/potato/)), fair: holds(/^egg$/) },
  { q: 'chiken tikka', best: named(/chicken tikka/i), good: named(/tikka/i), fair: named(/butter chicken/i) },
  { q: 'brocolli', best: named(/broccoli/i), good: holds(/broccoli/) },
  { q: 'ground beef', best: holds(/beef-mince/), fair: holds(/beef|steak/) },
  { q: 'garbanzo beans', best: named(/chickpea|chana|houmous|falafel/i), good: holds(/chickpea/) },
  { q: 'soups', best: soup },
  { q: 'fish', best: either(oilyFish, whiteFish, holds(/tuna/)) },
  { q: 'healthy lunch', best: all(meal('lunch'), most('saturatesG', 5), most('sodiumMg', 600)), fair: meal('lunch') },
  { q: 'vegetarian lasagne', best: all(named(/lasagne/i), suits('vegetarian')), fair: named(/lasagne/i) },
  { q: 'low fat dinner', best: all(meal('dinner'), most('fatG', 14)), fair: all(meal('dinner'), most('fatG', 18)) },
  {
    q: 'high protein lunch',
    best: all(meal('lunch'), least('proteinG', 30)),
    good: all(meal('lunch'), least('proteinG', 20)),
  },
  {
    q: 'pasta without cheese',
    best: all(pasta, free('milk')),
    good: all(
      pasta,
      all(recipe => !holds(/cheddar|parmesan|mozzarella|feta|ricotta|hard-cheese|goats-cheese|mascarpone/)(recipe)),
    ),
  },
  { q: 'sausage and mash', best: named(/toad in the hole/i), good: named(/\bmash\b/i) },
  { q: 'something sweet', best: meal('dessert') },
  {
    q: 'comfort food for winter',
    best: all(tag('comfort'), tag('winter')),
    good: either(tag('comfort'), tag('winter')),
  },
  {
    q: 'vegan high iron dinner',
    best: all(suits('vegan'), meal('dinner'), least('ironMg', 4.2)),
    fair: all(suits('vegan'), meal('dinner')),
  },
]

export const PUT_AWAY_SEARCHES: readonly JudgedSearch[] = [
  {
    q: '',
    have: 'bread, cheese',
    best: all(
      holds(/bread|sourdough|baguette|ciabatta|pitta|bagel/),
      holds(/cheddar|cheese|feta|halloumi|mozzarella|stilton|parmesan/),
    ),
    good: all(holds(/bread|sourdough|baguette|ciabatta|pitta|bagel/)),
  },
  {
    q: '',
    have: 'beans, tinned tomatoes',
    best: all(holds(/beans/), holds(/tomatoes-canned/)),
    good: either(holds(/beans/), holds(/tomatoes-canned/)),
  },
  { q: 'roast leftovers', best: holds(/roast-chicken|beef-topside/), good: named(/roast|chicken|turkey/i) },
  { q: 'recipes using up spinach', best: named(/spinach|saag/i), good: holds(/spinach/) },
  { q: 'what to cook with tofu', best: named(/tofu/i), good: holds(/tofu/) },
  { q: 'spagetti bolonese', best: named(/bolognese/i), fair: named(/spaghetti/i) },
  { q: 'cauliflour', best: named(/cauliflower/i), good: holds(/cauliflower/) },
  { q: 'scallions', best: holds(/spring-onion/) },
  { q: 'cookies', best: named(/flapjack|brownie|balls/i), good: tag('baking') },
  { q: 'curries', best: either(named(/curry|masala|korma|dal\b|rogan josh|saag|rajma|dhansak/i), tag('curry')) },
  { q: 'seafood', best: holds(/prawn|mussel|scallop/), good: either(oilyFish, whiteFish, holds(/tuna/)) },
  {
    q: 'light supper',
    best: all(meal('dinner'), most('energyKcal', 450)),
    good: all(meal('dinner'), most('energyKcal', 550)),
    fair: meal('dinner'),
  },
  { q: 'lactose free pasta', best: all(pasta, free('milk')) },
  { q: 'low sodium chicken', best: all(holds(/chicken/), most('sodiumMg', 480)), fair: holds(/chicken/) },
  {
    q: 'fibre packed lunch',
    best: all(meal('lunch'), least('fibreG', 12)),
    good: all(meal('lunch'), least('fibreG', 8)),
  },
  {
    q: 'curry without coconut',
    best: all(either(tag('curry'), named(/curry|masala|korma|saag|rogan/i)), recipe => !holds(/coconut/)(recipe)),
  },
  { q: 'bangers and mash', best: named(/toad in the hole/i), good: named(/\bmash\b/i) },
  { q: 'bread', best: bread, good: named(/loaf|scones|bread/i) },
  { q: 'oily fish dinner', best: all(meal('dinner'), oilyFish), fair: all(meal('dinner'), whiteFish) },
  {
    q: 'quick lunch for work',
    best: all(meal('lunch'), either(tag('lunchbox'), within(20))),
    good: all(meal('lunch'), within(30)),
  },
]
