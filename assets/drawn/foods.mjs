// What each food of the recipes looks like in a drawing. What is not here is not seen: oil, salt, spices, water.

/** Base, the darker parts, the lighter ones. */
const INKS = {
  red: ['#c8402f', '#8f231d', '#e0604a'],
  tomato: ['#cf3f2c', '#a82a1f', '#e5644c'],
  orange: ['#e0812f', '#a9571a', '#f2a554'],
  carrot: ['#dd7a2b', '#b3571a', '#f09a4a'],
  yellow: ['#e6b23a', '#b3811c', '#f6d274'],
  cream: ['#eadfc3', '#c9b78f', '#f8f1de'],
  white: ['#eee8da', '#cfc6b1', '#fdfaf2'],
  brown: ['#8a5a35', '#5b3719', '#ab7a50'],
  dark: ['#4a3226', '#2b1a12', '#6f4d3b'],
  black: ['#33292b', '#1b1416', '#55474a'],
  green: ['#4f8a3c', '#2d5e24', '#7fb265'],
  lime: ['#8db640', '#5f8527', '#bcd876'],
  deep: ['#2f6b45', '#19452b', '#559467'],
  sage: ['#8aa876', '#5f7d50', '#b4caa0'],
  purple: ['#7b3a68', '#4b1f40', '#a3648f'],
  beet: ['#932a4e', '#611632', '#b84f72'],
  blue: ['#4b5791', '#2b3464', '#7581b8'],
  pink: ['#e58a79', '#b85a4d', '#f4b3a4'],
  salmon: ['#e2805f', '#c6603f', '#f0a184'],
  silver: ['#8d9aa6', '#56626e', '#c6ced4'],
  meat: ['#7d4a35', '#512b1c', '#9d674e'],
  chicken: ['#d3a468', '#a87740', '#e9c893'],
  tofu: ['#e3cf9f', '#c3a868', '#f6e9c8'],
  wheat: ['#c99a5b', '#9a6c33', '#e3bf88'],
  toasted: ['#b67b3d', '#84521f', '#dcae70'],
  cocoa: ['#5d3a2a', '#3a2118', '#7d5542'],
  nori: ['#26372f', '#121d18', '#3c5247'],
}

const look = (motif, ink, size, role = 'solid', more = {}) => {
  const [base, dark, light] = INKS[ink]
  return { motif, base, dark, light, size, role, ...more }
}

/** Those that fill a plate from rim to rim. */
const grain = (ink, kind = 'grain') => look(kind, ink, 9, 'bed')
const sauce = ink => look('liquid', ink, 0, 'sauce')
const herb = (motif, ink, size) => look(motif, ink, size, 'herb')
const seed = (motif, ink, size) => look(motif, ink, size, 'seed')

const LOOKS = {
  'basmati-rice|white-rice|jasmine-rice|microwave-rice|white-rice-boiled|rice|pudding-rice': grain('white'),
  'sushi-rice|sushi-rice-cooked': grain('white'),
  'quinoa|millet|couscous': grain('wheat', 'dots'),
  'pearl-barley|bulgur|freekeh|farro': grain('tofu'),
  'porridge-oats|gluten-free-oats|jumbo-oats': grain('tofu', 'flakes'),
  'bran-flakes|granola|muesli': grain('toasted', 'flakes'),
  'rice-noodles|udon-noodles': grain('white', 'strands'),
  'soba-noodles|egg-noodles|spaghetti|linguine|tagliatelle': grain('tofu', 'strands'),
  'pasta|wholewheat-pasta|penne|fusilli': look('tube', 'yellow', 34),
  gnocchi: look('gnocchi', 'cream', 27),
  'polenta|semolina': look('mash', 'yellow', 0, 'bed'),
  weetabix: look('slab', 'toasted', 74),

  'chickpeas-canned|chickpeas': look('chickpea', 'tofu', 18),
  'butter-beans-canned|cannellini-beans-canned|haricot-beans-canned': look('bean', 'cream', 22),
  'black-beans-canned|black-eyed-beans-boiled': look('bean', 'black', 18),
  'kidney-beans-canned|pinto-beans-canned': look('bean', 'beet', 20),
  'lentils-canned|green-lentils-dried': look('ball', 'brown', 9, 'solid', { many: 3 }),
  'red-lentils-dried|mung-dal': look('ball', 'orange', 7, 'solid', { many: 2.4 }),
  'yellow-split-peas': look('ball', 'yellow', 9, 'solid', { many: 2.4 }),
  'peas-frozen|petits-pois': look('ball', 'green', 12, 'solid', { many: 1.4 }),
  'edamame-frozen|broad-beans-frozen': look('bean', 'lime', 16, 'solid', { many: 1.3 }),
  'green-beans|sugar-snap-peas|mangetout': look('strip', 'green', 38),
  'tofu|tempeh|silken-tofu': look('cube', 'tofu', 25),
  'soya-mince-dried|beef-mince|lamb-mince|turkey-mince': look('chunk', 'meat', 13, 'solid', { many: 2.4 }),

  'tomato|chopped-tomatoes-canned|plum-tomatoes-canned|passata': sauce('tomato'),
  'cherry-tomato|tomato-fresh': look('tomato', 'tomato', 31),
  'red-pepper|chilli-red|red-chilli': look('strip', 'red', 36),
  'green-pepper|green-chilli': look('strip', 'green', 34),
  'yellow-pepper': look('strip', 'yellow', 36),
  'carrot|parsnip': look('coin', 'carrot', 27),
  'sweet-potato': look('cube', 'orange', 28),
  'butternut-squash|pumpkin|swede': look('cube', 'yellow', 28),
  'potato|new-potato|new-potato-boiled': look('chunk', 'cream', 33),
  'beetroot|beetroot-cooked': look('wedge', 'beet', 40),
  'courgette|cucumber': look('seeded', 'green', 33),
  aubergine: look('coin', 'purple', 42),
  'broccoli|purple-sprouting-broccoli': look('floret', 'green', 37),
  cauliflower: look('floret', 'cream', 40),
  leek: look('ring', 'sage', 22, 'solid', { many: 0.9 }),
  'spring-onion': look('ring', 'sage', 13, 'solid', { many: 0.8 }),
  'red-onion|shallot': look('ring', 'purple', 22, 'solid', { many: 0.6 }),
  onion: look('ring', 'cream', 17, 'hidden'),
  celery: look('stick', 'lime', 30, 'solid', { many: 0.7 }),
  fennel: look('wedge', 'sage', 34),
  asparagus: look('spear', 'green', 66),
  radish: look('coin', 'pink', 24),
  'sweetcorn-canned|sweetcorn-frozen|sweetcorn': look('kernel', 'yellow', 10, 'solid', { many: 1.8 }),
  'chestnut-mushroom|shiitake-mushroom|oyster-mushroom|mushroom': look('mushroom', 'brown', 36),
  'spinach|swiss-chard': look('leaf', 'green', 36, 'leaf'),
  'rocket|watercress|mixed-salad-leaves|little-gem|cress': look('ruffle', 'lime', 32, 'leaf'),
  'kale|savoy-cabbage|spring-greens|pak-choi': look('ruffle', 'deep', 37, 'leaf'),
  'red-cabbage': look('strip', 'purple', 32, 'leaf'),
  'olives-green': look('ball', 'sage', 22),
  capers: look('ball', 'sage', 11, 'seed'),
  avocado: look('avocado', 'deep', 62),
  nori: look('stick', 'nori', 26, 'herb'),

  'apple|cooking-apple|pear': look('wedge', 'lime', 42),
  banana: look('coin', 'yellow', 29),
  'orange|satsuma': look('citrus', 'orange', 41),
  lemon: look('citrus', 'yellow', 33, 'garnish'),
  lime: look('citrus', 'lime', 30, 'garnish'),
  mango: look('cube', 'yellow', 28),
  'pineapple|pineapple-canned': look('wedge', 'yellow', 40),
  'peach|peaches-canned|cantaloupe|apricot': look('wedge', 'orange', 42),
  plum: look('halffruit', 'purple', 36),
  'apricots-dried|raisins|sultanas': look('ball', 'orange', 17),
  'prunes|dates-dried|date-medjool|figs-dried': look('drop', 'dark', 27),
  grapes: look('ball', 'purple', 20),
  kiwi: look('kiwi', 'lime', 38),
  'raspberries|raspberries-frozen|berries-frozen': look('raspberry', 'red', 22),
  'blackberries|blackcurrants': look('raspberry', 'purple', 22),
  'blueberries|blueberries-frozen': look('ball', 'blue', 17),
  'strawberries|strawberries-frozen': look('strawberry', 'red', 34),
  'passion-fruit': seed('ball', 'black', 6),
  rhubarb: look('stick', 'pink', 42),
  jam: look('dollop', 'beet', 54, 'dollop'),

  egg: look('halfegg', 'white', 46),
  'cheddar|cream-cheese': look('strip', 'yellow', 22, 'seed'),
  'soya-yogurt|greek-yogurt|cottage-cheese-low-fat|double-cream|silken': look('dollop', 'white', 66, 'dollop'),
  'turkey-breast|chicken-thigh|chicken-breast|roast-chicken|chicken': look('chunk', 'chicken', 40),
  'braising-steak|lamb-leg|rump-steak': look('chunk', 'meat', 40),
  'salmon|salmon-canned|trout': look('fillet', 'salmon', 96, 'piece'),
  'cod|haddock|hake|smoked-haddock': look('fillet', 'white', 100, 'piece'),
  'mackerel|smoked-mackerel|herring|kippers': look('fillet', 'silver', 110, 'piece'),
  'sardines-canned|sardines-tomato': look('sardine', 'silver', 88, 'piece'),
  'tuna-canned': look('chunk', 'pink', 28),
  'prawns-cooked': look('prawn', 'pink', 34),
  'mussels-cooked': look('mussel', 'black', 42),

  'almond-butter|tahini|peanut-butter': look('dollop', 'toasted', 50, 'dollop'),
  almonds: look('drop', 'toasted', 24),
  'flaked-almonds|ground-almonds': seed('drop', 'wheat', 17),
  'walnuts|chestnuts-cooked': look('walnut', 'toasted', 25),
  'pumpkin-seeds|pistachios': seed('drop', 'sage', 11),
  'sunflower-seeds|sesame-seeds|hemp-seeds': seed('drop', 'cream', 8),
  'linseeds-ground|chia-seeds': seed('ball', 'brown', 4),
  'cumin-seeds|mustard-seeds|chilli-flakes': seed('ball', 'brown', 4),
  'cocoa-powder': sauce('cocoa'),
  'parsley|coriander|basil|mint|curry-leaves': herb('leaf', 'green', 22),
  'dill|thyme|rosemary|chives|fennel-fronds': herb('sprig', 'green', 28),
}

export const LOOK_OF = Object.fromEntries(
  Object.entries(LOOKS).flatMap(([foods, one]) => foods.split('|').map(food => [food, one])),
)

export const ink = name => {
  const [base, dark, light] = INKS[name]
  return { base, dark, light }
}
