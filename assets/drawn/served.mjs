// In what a dish comes to the table, and what its sauce looks like: by its name, and where that misleads, by hand.

const WORDS = [
  [/smoothie|shake/, 'glass'],
  [/cocoa|turmeric-soya-drink/, 'mug'],
  [/-dip\b/, 'dip'],
  [/soup|broth|chowder|stew|curry|\bdal\b|keema|chilli\b|\bragu\b|lentils$/, 'soup'],
  [
    /porridge|overnight|oats-with|\bfool\b|-pots\b|jelly|custard|sorbet|semolina|rice-pudding|warm-berries|banana-yogurt|breakfast-bowl|yogurt-and-pear|peaches-with|fruit-chestnut|melon/,
    'dessert',
  ],
  [/crumble|-bake|moussaka|baked-apples/, 'oven'],
  [/toasts?\b|sandwiches|bagels|rice-cakes/, 'toast'],
  [/-pan$|eggs-in|omelette|-hash-/, 'pan'],
  [
    /salad|bowls?\b|rice-with|-rice\b|couscous|noodles|soba|linguine|penne|pasta|gnocchi|spaghetti|barley|kedgeree|colcannon|greens-and-rice/,
    'bowl',
  ],
]

/** Made of something else than lies on the plate: how it looks, in which colour, how large, how many. */
const made = (motif, colour, size, count) => ({ motif, colour, size, count })

const JACKETS = made('jacket', 'toasted', 146, 2)
const SWEET_JACKETS = made('jacket', 'orange', 146, 2)

/** What a name does not tell. */
const BY_HAND = {
  'miso-udon-with-tofu-and-nori': { in: 'soup', sauce: 'wheat' },
  'butter-bean-and-leek-hotpot': { in: 'soup', sauce: 'cream' },
  'apple-carrot-and-fig-breakfast-bowl': { sauce: 'orange' },
  'summer-pudding': { in: 'pudding', sauce: 'beet' },
  'carrot-and-sultana-steamed-puddings': { in: 'pudding', sauce: 'toasted' },
  'oat-drink-cocoa': { sauce: 'cocoa' },
  'hot-turmeric-soya-drink': { sauce: 'yellow' },
  'pinto-bean-and-pepper-wraps': { in: 'board', made: made('wrap', 'wheat', 190, 3) },
  'cucumber-rice-nori-rolls': { in: 'board', made: made('roll', 'nori', 54, 9) },
  'rice-balls-with-edamame-and-nori': { in: 'plate', made: made('cake', 'white', 66, 5) },
  'chickpea-and-nori-cakes-with-peas': { in: 'plate', made: made('cake', 'toasted', 70, 4) },
  'chickpea-and-cucumber-pitta-pockets': { in: 'board', made: made('pitta', 'wheat', 138, 3) },
  'buckwheat-pancakes-with-spiced-apple': { in: 'plate', made: made('pancakes', 'toasted', 150, 1), without: 'banana' },
  'banana-and-egg-pancakes-with-berries': {
    in: 'plate',
    made: made('pancakes', 'wheat', 150, 1),
    without: 'egg|banana',
  },
  'sweet-potato-and-spinach-egg-muffins': { in: 'board', made: made('cake', 'yellow', 92, 6) },
  'salmon-stuffed-sweet-potatoes': { in: 'plate', made: SWEET_JACKETS, without: 'sweet-potato' },
  'baked-sweet-potato-with-blueberries': { in: 'plate', made: SWEET_JACKETS, without: 'sweet-potato' },
  'spiced-chickpeas-on-sweet-potato': { in: 'plate', made: SWEET_JACKETS, without: 'sweet-potato' },
  'sweet-potato-with-spinach-and-egg': { in: 'plate', made: SWEET_JACKETS, without: 'sweet-potato' },
  'jacket-potatoes-with-cottage-cheese-and-radishes': { in: 'plate', made: JACKETS, without: 'potato' },
  'jacket-potatoes-with-lemony-chickpeas-and-nori': { in: 'plate', made: JACKETS, without: 'potato' },
  'microwave-jackets-with-sardines': { in: 'plate', made: JACKETS, without: 'potato' },
  'sardine-stuffed-tomatoes': { in: 'plate', made: made('tomato', 'tomato', 74, 5), without: 'tomato' },
  'oven-beetroot-and-parsnip-crisps': { in: 'plate', made: made('crisp', 'beet', 46, 12) },
  'herring-in-oats-with-spring-greens': { in: 'plate', without: 'porridge-oats' },
  'pan-roast-pears-with-vegan-custard': { in: 'dessert', sauce: 'yellow' },
  'stirred-rice-pudding-with-apricots': { sauce: 'white' },
  'linseed-and-almond-porridge-with-blackberries': { sauce: 'tofu' },
  'hot-pineapple-with-lime-and-yogurt': { in: 'dessert', sauce: 'white' },
  'oranges-and-strawberries-with-mint': { in: 'dessert', sauce: 'orange' },
  'dates-with-almond-butter-and-orange': { in: 'board' },
  'celery-with-almond-butter-and-seeds': { in: 'board', made: made('stick', 'lime', 150, 8), without: 'celery' },
  'rosemary-almonds-with-olives': { in: 'dessert', sauce: 'wheat' },
  'clementines-with-chestnuts-and-dates': { in: 'board' },
  'herb-omelette-with-walnuts': { in: 'pan', sauce: 'yellow' },
  'chicken-tray-bake-with-potatoes-and-tomatoes': { in: 'oven', sauce: 'wheat' },
  'lentil-moussaka-with-yogurt-top': { in: 'oven', sauce: 'tomato' },
  'avocado-with-lime-and-pumpkin-seeds': { in: 'board' },
}

const SAUCES = [
  [/porridge|oats|millet|overnight|bran|melon|fruit-chestnut|peaches/, 'cream'],
  [/\bdal\b|curry|keema|saag|kedgeree|carrot|sweet-potato/, 'orange'],
  [/tomato|chilli\b|\bragu\b|harissa|beans-on|black-bean|smoky-butter-bean|eggs-in|squash|sausage/, 'tomato'],
  [/split-pea|kale-kiwi/, 'lime'],
  [/leek|potato|chowder|celery|oat-sauce|gnocchi|cauliflower/, 'cream'],
  [/star-anise|scotch|beef|lentils|mussel|chicken|lamb/, 'wheat'],
  [/aubergine/, 'tofu'],
  [/beetroot/, 'beet'],
  [/mango|pineapple|passion/, 'yellow'],
  [/strawberry|raspberry|berr|rhubarb/, 'pink'],
  [/chocolate/, 'cocoa'],
  [/date/, 'wheat'],
  [/banana|custard|semolina/, 'yellow'],
]

const firstOf = (rules, name) => rules.find(([words]) => words.test(name))?.[1]

/** @param {string} name of the picture, words joined by hyphens */
export function servingOf(name) {
  return { in: firstOf(WORDS, name) ?? 'plate', sauce: firstOf(SAUCES, name) ?? 'cream', ...BY_HAND[name] }
}
