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
  not,
  suits,
  tag,
  within,
} from './judge.fixture.ts'

/**
 * Two more sets, each judged in full before any of it was asked. By the first the classes that failed were found, and
 * what was mended was mended by class; the second was asked once, after that.
 */
const curry = either(tag('curry'), named(/curry|masala|korma|\bdal\b|rogan josh|saag|rajma|dhansak|jalfrezi|balti/i))
const pasta = either(tag('pasta'), holds(/pasta|spaghetti|lasagne-sheets|macaroni|penne/))
const chicken = holds(/^chicken|roast-chicken/)
const baking = either(tag('baking'), named(/cake|scone|muffin|loaf|brownie|flapjack|biscuit|crumble/i))

export const BLIND_SEARCHES: readonly JudgedSearch[] = [
  {
    q: 'quick veggie tea',
    best: all(suits('vegetarian'), meal('dinner'), within(30)),
    good: all(suits('vegetarian'), meal('dinner'), within(40)),
    fair: all(meal('dinner'), within(30)),
  },
  { q: 'dinner for two', best: meal('dinner') },
  { q: 'quick curry', best: all(curry, within(30)), good: all(curry, within(40)), fair: curry },
  { q: 'spag bol', best: named(/bolognese/i), fair: named(/spaghetti/i) },
  { q: 'chilli con carne', best: named(/con carne/i), good: named(/chil+i\b/i) },
  { q: 'shepherds pie', best: named(/shepherd|cottage pie/i), fair: named(/\bpie\b/i) },
  { q: 'mac n cheese', best: named(/macaroni|mac and cheese/i), fair: all(pasta, holds(/cheddar|cheese/)) },
  { q: 'fish pie', best: named(/fish pie/i), fair: named(/fish|\bpie\b/i) },
  { q: 'potatos', best: named(/potato/i), good: holds(/potato/) },
  {
    q: 'tomatoe soup',
    best: all(named(/tomato/i), tag('soup')),
    good: all(holds(/tomato/), tag('soup')),
    fair: tag('soup'),
  },
  { q: 'pasta bake', best: all(pasta, named(/bake|lasagne|cannelloni/i)), good: pasta },
  { q: 'curry without dairy', best: all(curry, free('milk')) },
  { q: 'dairy free cake', best: all(named(/cake|brownie|loaf/i), free('milk')), fair: all(baking, free('milk')) },
  { q: 'egg free baking', best: all(baking, free('eggs')) },
  {
    q: 'breakfast with lots of fibre',
    best: all(meal('breakfast'), least('fibreG', 9)),
    good: all(meal('breakfast'), least('fibreG', 6)),
  },
  { q: 'one pot chicken', best: all(chicken, tag('one-pot')), good: all(chicken, tag('tray-bake')), fair: chicken },
  {
    q: 'slow cooker beef',
    best: all(holds(/beef/), tag('slow-cook')),
    good: holds(/beef/),
    fair: tag('slow-cook'),
  },
  {
    q: 'chickpeas and spinach',
    best: all(holds(/chickpea/), holds(/spinach/)),
    fair: either(holds(/chickpea/), holds(/spinach/)),
  },
  { q: 'tin of tuna', best: holds(/tuna/) },
  { q: 'scrambled egg', best: named(/scrambled/i), good: all(holds(/^eggs?$/), meal('breakfast')) },
  { q: 'overnight oats', best: named(/overnight oats/i), good: named(/\boats\b|bircher|porridge/i) },
  {
    q: 'meal under 400 calories',
    best: all(either(meal('dinner'), meal('lunch')), most('energyKcal', 400)),
    fair: most('energyKcal', 400),
  },
  {
    q: 'prawn stirfry',
    best: all(holds(/prawn/), named(/stir.?fr/i)),
    good: either(named(/stir.?fr/i), holds(/prawn/)),
  },
  {
    q: 'freezable vegetarian dinners',
    best: all(tag('freezer'), suits('vegetarian'), meal('dinner')),
    good: all(tag('freezer'), suits('vegetarian')),
    fair: tag('freezer'),
  },
  { q: 'sunday roast', best: all(named(/roast/i), holds(/chicken|beef|lamb|turkey/)), good: named(/roast/i) },
  { q: 'rice and beans', best: all(holds(/rice/), holds(/bean|rajma/)), fair: either(holds(/rice/), holds(/bean/)) },
  { q: 'no cook lunch', best: all(tag('no-cook'), meal('lunch')), good: tag('no-cook') },
  { q: 'salmon not spicy', best: all(holds(/salmon/), not(tag('spicy'))) },
]

export const SECOND_BLIND_SEARCHES: readonly JudgedSearch[] = [
  {
    q: 'fast vegan lunch',
    best: all(suits('vegan'), meal('lunch'), within(20)),
    good: all(suits('vegan'), meal('lunch'), within(35)),
    fair: all(suits('vegan'), meal('lunch')),
  },
  { q: 'supper for one', best: meal('dinner') },
  { q: 'speedy noodles', best: all(holds(/noodle/), within(25)), good: holds(/noodle/) },
  { q: 'tikka massala', best: named(/tikka masala/i), good: named(/tikka|masala/i), fair: curry },
  { q: 'cauli cheese', best: named(/cauliflower cheese/i), good: named(/cauliflower/i), fair: holds(/cauliflower/) },
  { q: 'aubergines', best: named(/aubergine|moussaka|parmigiana|ratatouille/i), good: holds(/aubergine/) },
  { q: 'vegtable soup', best: all(tag('soup'), suits('vegetarian')), good: tag('soup') },
  { q: 'bake with no eggs', best: all(either(baking, named(/bake/i)), free('eggs')) },
  { q: 'pasta sauce without tomatoes', best: all(pasta, not(holds(/tomato/))) },
  { q: 'gluten free pudding', best: all(meal('dessert'), free('gluten')) },
  {
    q: 'dinner with plenty of iron',
    best: all(meal('dinner'), least('ironMg', 5.5)),
    good: all(meal('dinner'), least('ironMg', 4.2)),
  },
  {
    q: 'tray bake chicken thighs',
    best: all(chicken, tag('tray-bake')),
    good: either(holds(/chicken-thigh/), tag('tray-bake')),
    fair: chicken,
  },
  { q: 'minestrone', best: named(/minestrone/i), fair: tag('soup') },
  { q: 'chick pea curry', best: all(curry, holds(/chickpea/)), good: curry, fair: holds(/chickpea/) },
  { q: 'lunch under 500 kcal', best: all(meal('lunch'), most('energyKcal', 500)), fair: most('energyKcal', 500) },
  { q: 'egg fried rice', best: named(/fried rice/i), good: all(holds(/^eggs?$/), holds(/rice/)), fair: holds(/rice/) },
  {
    q: 'batch cooking for the freezer',
    best: all(tag('batch'), tag('freezer')),
    good: either(tag('batch'), tag('freezer')),
  },
  { q: 'mackeral', best: holds(/mackerel/) },
  { q: 'kid friendly pasta', best: all(pasta, tag('family')), good: pasta, fair: tag('family') },
]
