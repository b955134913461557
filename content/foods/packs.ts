/**
 * In what UK supermarkets typically sell our foods. Every size here is a typical one: an ordinary size of the large
 * chains' own labels and the usual brands, written down from everyday knowledge of the shelves, since no table states
 * them. A shop may well have others. They only round what is bought; no figure of nutrition follows from them.
 */

/**
 * A vessel and its sizes, the smallest first; what is printed on it, so with the liquid of a tin. Or single ones that are
 * counted: by their usual measure, or by the one that is named ('bulb' of garlic), which is then said.
 */
export type SoldAs =
  | readonly [vessel: string, unit: 'g' | 'ml' | 'pint' | 'piece', ...sizes: number[]]
  | readonly ['each']
  | readonly ['each', measure: string]

const EACH = ['each'] as const
const SPICE = ['jar', 'g', 40] as const
const HERB = ['pack', 'g', 30, 100] as const
const DRIED_HERB = ['jar', 'g', 12] as const
const TIN = ['tin', 'g', 400] as const
const MILK = ['bottle', 'pint', 1, 2, 4, 6] as const
const DRINK = ['carton', 'ml', 1000] as const
const NUTS = ['bag', 'g', 100, 200] as const
const SEEDS = ['bag', 'g', 150] as const
const BERRIES = ['punnet', 'g', 150, 300] as const
const MINCE = ['pack', 'g', 250, 500, 750] as const
const FILLETS = ['pack', 'piece', 2, 4] as const
const RICE = ['pack', 'g', 500, 1000] as const
const PASTA = ['pack', 'g', 500, 1000] as const
const PULSES = ['pack', 'g', 500] as const
const FLOUR = ['bag', 'g', 500, 1500] as const
const SUGAR = ['bag', 'g', 500, 1000] as const
const OIL = ['bottle', 'ml', 500, 1000] as const
const VINEGAR = ['bottle', 'ml', 250, 500] as const
const SAUCE = ['bottle', 'ml', 150] as const
const PASTE = ['jar', 'g', 90, 180] as const
const MUSTARD = ['jar', 'g', 185] as const
const CREAM = ['pot', 'ml', 150, 300, 600] as const
const YOGURT = ['pot', 'g', 500, 1000] as const
const CHEESE = ['block', 'g', 200, 400] as const
const TUB = ['tub', 'g', 250] as const
const FROZEN = ['bag', 'g', 500, 1000] as const
const DRIED_FRUIT = ['bag', 'g', 250, 500] as const
const CITRUS = EACH

/** By food. Every food of our own recipes is here, and those that are bought often. */
export const PACKS: ReadonlyMap<string, SoldAs> = new Map(Object.entries<SoldAs>({
  // Vegetables
  onion: EACH, 'red-onion': EACH, shallot: ['bag', 'g', 300], 'spring-onion': ['each', 'bunch'], leek: EACH,
  garlic: ['each', 'bulb'], ginger: ['piece', 'g', 50, 100], carrot: EACH, celery: ['each', 'head'], celeriac: EACH,
  potato: ['bag', 'g', 1000, 2000, 2500], 'new-potato': ['bag', 'g', 750, 1000], 'sweet-potato': EACH, parsnip: EACH, swede: EACH,
  'beetroot-cooked': ['pack', 'g', 250], radish: ['bag', 'g', 200], mooli: EACH, tomato: EACH,
  'cherry-tomato': ['pack', 'g', 250, 400], cucumber: EACH, 'little-gem': ['pack', 'piece', 2], 'romaine-lettuce': EACH,
  'iceberg-lettuce': EACH, 'mixed-salad-leaves': ['bag', 'g', 120], rocket: ['bag', 'g', 60, 100], watercress: ['bag', 'g', 85],
  spinach: ['bag', 'g', 200, 400], kale: ['bag', 'g', 200], 'cavolo-nero': ['pack', 'g', 200], 'spring-greens': ['pack', 'g', 250],
  'savoy-cabbage': EACH, 'white-cabbage': EACH, 'red-cabbage': EACH, 'pak-choi': ['pack', 'piece', 2], broccoli: ['each', 'head'],
  'brussels-sprout': ['bag', 'g', 500], 'tenderstem-broccoli': ['pack', 'g', 200], cauliflower: EACH, 'cauliflower-rice': ['pack', 'g', 300], courgette: EACH, aubergine: EACH,
  'red-pepper': EACH, 'yellow-pepper': EACH, 'green-pepper': EACH, 'red-chilli': EACH, 'green-chilli': EACH, 'scotch-bonnet': ['pack', 'g', 50],
  mushroom: ['pack', 'g', 250, 400], 'chestnut-mushroom': ['pack', 'g', 250], 'portobello-mushroom': ['pack', 'g', 250],
  'shiitake-mushroom': ['pack', 'g', 125], 'oyster-mushroom': ['pack', 'g', 125], 'dried-porcini': ['pack', 'g', 25],
  'green-beans': ['pack', 'g', 220], 'runner-beans': ['pack', 'g', 220], mangetout: ['pack', 'g', 160], 'sugar-snap-peas': ['pack', 'g', 160],
  asparagus: ['pack', 'g', 230], fennel: ['each', 'bulb'], 'butternut-squash': EACH, beansprouts: ['bag', 'g', 300], avocado: EACH,
  lemongrass: ['each', 'stick'], beetroot: ['bunch', 'g', 500], pumpkin: EACH, 'swiss-chard': ['pack', 'g', 200],
  cress: ['punnet', 'g', 30], horseradish: ['piece', 'g', 100],
  // Fruit
  apple: EACH, 'cooking-apple': EACH, banana: EACH, orange: CITRUS, lemon: CITRUS, lime: CITRUS, grapefruit: CITRUS, 
  satsuma: CITRUS, pear: EACH, cherries: ['bag', 'g', 350], grapes: ['pack', 'g', 500], strawberries: ['punnet', 'g', 227, 400],
  raspberries: BERRIES, blueberries: ['punnet', 'g', 150, 250, 400], blackberries: BERRIES, mango: EACH, pineapple: EACH, 'passion-fruit': EACH,
  pomegranate: ['tub', 'g', 80], 'date-medjool': ['pack', 'g', 200], 'dates-dried': DRIED_FRUIT, raisins: DRIED_FRUIT, sultanas: DRIED_FRUIT,
  currants: DRIED_FRUIT, 'apricots-dried': DRIED_FRUIT, prunes: DRIED_FRUIT, 'cranberries-dried': ['bag', 'g', 170], kiwi: EACH, peach: EACH,
  nectarine: EACH, plum: EACH, melon: EACH, cantaloupe: EACH, blackcurrants: BERRIES, rhubarb: ['pack', 'g', 400], 'figs-dried': DRIED_FRUIT,
  // Herbs
  basil: HERB, coriander: HERB, parsley: HERB, mint: HERB, chives: ['pack', 'g', 25], dill: ['pack', 'g', 25], rosemary: ['pack', 'g', 20],
  thyme: ['pack', 'g', 20], sage: ['pack', 'g', 20], tarragon: ['pack', 'g', 20], 'curry-leaves': ['pack', 'g', 20], 'thai-basil': ['pack', 'g', 30],
  'bay-leaf': ['jar', 'g', 3], 'oregano-dried': DRIED_HERB, 'thyme-dried': DRIED_HERB, 'mixed-herbs': DRIED_HERB, 'mint-dried': DRIED_HERB,
  // Bread and bakery
  'white-bread': ['loaf', 'g', 400, 800], 'wholemeal-bread': ['loaf', 'g', 400, 800], sourdough: ['loaf', 'g', 400, 800], 'rye-bread': ['pack', 'g', 500],
  baguette: EACH, ciabatta: EACH, pitta: ['pack', 'piece', 6], 'wholemeal-pitta': ['pack', 'piece', 6], 'flour-tortilla': ['pack', 'piece', 8],
  'wholemeal-tortilla': ['pack', 'piece', 8], 'corn-tortilla': ['pack', 'piece', 12], chapati: ['pack', 'piece', 8], bagel: ['pack', 'piece', 5],
  'burger-bun': ['pack', 'piece', 4], breadcrumbs: ['tub', 'g', 200], 'soda-bread': ['loaf', 'g', 400], 'filo-pastry': ['pack', 'g', 270],
  'puff-pastry': ['pack', 'g', 320], 'shortcrust-pastry': ['pack', 'g', 320], 'sponge-fingers': ['pack', 'g', 200], naan: ['pack', 'piece', 2],
  // Rice, pasta, oats
  'white-rice': RICE, 'basmati-rice': RICE, 'jasmine-rice': RICE, 'brown-rice': RICE, 'brown-basmati-rice': RICE, 'risotto-rice': ['pack', 'g', 500],
  'pudding-rice': ['pack', 'g', 500], 'sushi-rice': ['pack', 'g', 500], pasta: PASTA, spaghetti: PASTA, 'wholewheat-pasta': ['pack', 'g', 500],
  'egg-pasta-dried': ['pack', 'g', 250, 500], 'lasagne-sheets': ['pack', 'g', 250, 500], 'gluten-free-pasta': ['pack', 'g', 500], gnocchi: ['pack', 'g', 500],
  'egg-noodles': ['pack', 'g', 250], 'rice-noodles': ['pack', 'g', 250], 'soba-noodles': ['pack', 'g', 250], 'udon-noodles': ['pack', 'g', 300],
  'porridge-oats': ['bag', 'g', 500, 1000], 'gluten-free-oats': ['bag', 'g', 450], couscous: ['pack', 'g', 500], bulgur: ['pack', 'g', 500],
  quinoa: ['pack', 'g', 300, 500], polenta: ['pack', 'g', 500], semolina: ['pack', 'g', 500], 'bran-flakes': ['box', 'g', 500, 750], 'pearl-barley': ['pack', 'g', 500], millet: ['pack', 'g', 500],
  weetabix: ['box', 'piece', 12, 24, 48], 'microwave-rice': ['pouch', 'g', 250],
  // Pulses and what is made of them
  'red-lentils-dried': PULSES, 'green-lentils-dried': PULSES, 'yellow-split-peas': PULSES, 'mung-dal': PULSES, 'black-eyed-beans-boiled': TIN, 'lentils-canned': TIN, 'chickpeas-canned': TIN, 'kidney-beans-canned': TIN,
  'cannellini-beans-canned': TIN, 'butter-beans-canned': TIN, 'haricot-beans-canned': TIN, 'black-beans-canned': TIN, 'pinto-beans-canned': TIN,
  tofu: ['block', 'g', 280], 'silken-tofu': ['block', 'g', 300], 'smoked-tofu': ['block', 'g', 225], tempeh: ['block', 'g', 200], 'soya-mince-dried': ['bag', 'g', 200],
  'quorn-mince': ['bag', 'g', 300, 500], 'baked-beans': ['tin', 'g', 200, 415],
  // Nuts and seeds
  almonds: NUTS, 'flaked-almonds': NUTS, 'ground-almonds': ['bag', 'g', 150, 300], walnuts: NUTS, hazelnuts: NUTS, cashews: NUTS, pecans: NUTS,
  pistachios: NUTS, 'pine-nuts': ['bag', 'g', 50, 100], 'chestnuts-cooked': ['pack', 'g', 180], peanuts: ['bag', 'g', 200], 'peanut-butter': ['jar', 'g', 340],
  'almond-butter': ['jar', 'g', 170], tahini: ['jar', 'g', 300], 'sesame-seeds': ['bag', 'g', 100], 'sunflower-seeds': SEEDS, 'pumpkin-seeds': SEEDS,
  'chia-seeds': SEEDS, 'hemp-seeds': SEEDS, linseeds: SEEDS, 'linseeds-ground': SEEDS, 'desiccated-coconut': ['bag', 'g', 200], 'coconut-flakes': ['bag', 'g', 100],
  // Baking
  'plain-flour': FLOUR, 'self-raising-flour': FLOUR, 'strong-white-flour': ['bag', 'g', 1500], 'wholemeal-flour': ['bag', 'g', 1500],
  'strong-wholemeal-flour': ['bag', 'g', 1500], 'gram-flour': ['bag', 'g', 500], 'buckwheat-flour': ['bag', 'g', 500, 1000], cornflour: ['box', 'g', 250, 500], 'caster-sugar': SUGAR,
  'granulated-sugar': SUGAR, 'icing-sugar': ['box', 'g', 500], 'light-brown-sugar': ['bag', 'g', 500], 'dark-brown-sugar': ['bag', 'g', 500],
  'demerara-sugar': ['bag', 'g', 500], 'golden-syrup': ['tin', 'g', 454], 'black-treacle': ['tin', 'g', 454], 'maple-syrup': ['bottle', 'ml', 250],
  honey: ['jar', 'g', 340], 'dark-chocolate-70': ['bar', 'g', 100], 'cocoa-powder': ['tub', 'g', 250], 'baking-powder': ['tub', 'g', 170],
  'bicarbonate-of-soda': ['tub', 'g', 200], 'dried-yeast': ['pack', 'g', 56], 'vanilla-extract': ['bottle', 'ml', 38], 'vanilla-paste': ['jar', 'g', 50],
  'rose-water': ['bottle', 'ml', 50], agar: ['pack', 'g', 13], 'custard-powder': ['tub', 'g', 300], jam: ['jar', 'g', 340], 'lemon-curd': ['jar', 'g', 320],
  'digestive-biscuit': ['pack', 'g', 400], 'psyllium-husk': ['bag', 'g', 250], 'whey-protein': ['tub', 'g', 500, 1000],
  // Oils and vinegars
  'olive-oil': OIL, 'extra-virgin-olive-oil': OIL, 'rapeseed-oil': ['bottle', 'ml', 500, 1000], 'sunflower-oil': ['bottle', 'ml', 1000],
  'vegetable-oil': ['bottle', 'ml', 1000], 'sesame-oil': ['bottle', 'ml', 150, 250], 'groundnut-oil': ['bottle', 'ml', 500], 'coconut-oil': ['jar', 'ml', 300],
  ghee: ['tub', 'g', 500], 'malt-vinegar': ['bottle', 'ml', 250, 568], 'red-wine-vinegar': VINEGAR, 'white-wine-vinegar': VINEGAR, 'cider-vinegar': VINEGAR,
  'balsamic-vinegar': ['bottle', 'ml', 250], 'rice-vinegar': ['bottle', 'ml', 150], 'distilled-vinegar': ['bottle', 'ml', 568],
  // Spices
  'black-pepper': ['jar', 'g', 50, 100], 'white-pepper': SPICE, 'cumin-ground': SPICE, 'cumin-seeds': SPICE, 'coriander-ground': SPICE, turmeric: SPICE,
  paprika: SPICE, 'smoked-paprika': SPICE, 'chilli-powder': SPICE, 'chilli-flakes': ['jar', 'g', 28], 'cayenne-pepper': SPICE, 'cinnamon-ground': SPICE,
  'cinnamon-stick': ['jar', 'g', 13], nutmeg: ['jar', 'g', 32], 'ground-ginger': SPICE, cardamom: ['jar', 'g', 28], allspice: SPICE, 'mixed-spice': SPICE,
  'garam-masala': SPICE, 'curry-powder': ['jar', 'g', 80], 'five-spice': SPICE, 'star-anise': ['jar', 'g', 8], 'fennel-seeds': SPICE,
  'mustard-powder': ['tin', 'g', 57], 'mustard-seeds': SPICE, 'caraway-seeds': SPICE, 'nigella-seeds': SPICE, saffron: ['pack', 'g', 0.4], sumac: SPICE, 'ras-el-hanout': SPICE, 'garlic-powder': SPICE,
  'onion-powder': SPICE, amchur: SPICE,
  // Tins and jars
  'chopped-tomatoes-canned': TIN, 'plum-tomatoes-canned': TIN, passata: ['carton', 'g', 500], 'tomato-puree': ['tube', 'g', 200],
  'sweetcorn-canned': ['tin', 'g', 200, 340], 'coconut-milk': ['tin', 'ml', 400], 'coconut-milk-light': ['tin', 'ml', 400], 'olives-black': ['jar', 'g', 340], 'olives-green': ['jar', 'g', 340], 'peaches-canned': ['tin', 'g', 410], 'pineapple-canned': ['tin', 'g', 227, 432],
  capers: ['jar', 'g', 190], gherkins: ['jar', 'g', 340], 'artichoke-hearts': ['tin', 'g', 400], 'pickled-ginger': ['jar', 'g', 190],
  'stock-cube-vegetable': ['pack', 'piece', 8], 'stock-cube-chicken': ['pack', 'piece', 8], 'stock-cube-beef': ['pack', 'piece', 8],
  'stock-vegetable-gf': ['pouch', 'g', 500], 'stock-chicken-ready': ['pouch', 'g', 500], 'stock-fish': ['pouch', 'g', 500], 'stock-lamb': ['pouch', 'g', 500],
  // Sauces
  'soy-sauce': SAUCE, 'soy-sauce-reduced': SAUCE, tamari: SAUCE, 'worcestershire-sauce': SAUCE, 'fish-sauce': SAUCE, 'oyster-sauce': SAUCE,
  sriracha: ['bottle', 'ml', 430], 'hot-sauce': ['bottle', 'ml', 60, 150], 'coconut-aminos': ['bottle', 'ml', 250], harissa: PASTE, 'chipotle-paste': PASTE, gochujang: ['jar', 'g', 200], miso: ['jar', 'g', 150], mirin: SAUCE,
  'tomato-ketchup': ['bottle', 'g', 460], mayonnaise: ['jar', 'g', 400], 'mayonnaise-vegan': ['jar', 'g', 260], 'mustard-english': MUSTARD,
  'mustard-dijon': MUSTARD, 'mustard-wholegrain': MUSTARD, 'horseradish-sauce': MUSTARD, 'mango-chutney': ['jar', 'g', 320],
  'thai-red-curry-paste': PASTE, 'thai-green-curry-paste': PASTE, 'thai-curry-paste-vegan': PASTE, 'tamarind-paste': ['jar', 'g', 185],
  'yeast-extract': ['jar', 'g', 125, 250], guacamole: ['tub', 'g', 150], 'nutritional-yeast': ['tub', 'g', 125],
  // Dairy and eggs
  'semi-skimmed-milk': MILK, 'whole-milk': MILK, 'skimmed-milk': MILK, buttermilk: ['pot', 'ml', 284], 'double-cream': CREAM, 'single-cream': CREAM,
  'whipping-cream': CREAM, 'soured-cream': ['pot', 'ml', 150, 300], 'creme-fraiche': ['pot', 'ml', 200, 300], 'creme-fraiche-half-fat': ['pot', 'ml', 300],
  'natural-yogurt': YOGURT, 'greek-yogurt': YOGURT, 'greek-yogurt-fat-free': YOGURT, skyr: ['pot', 'g', 450], 'unsalted-butter': ['block', 'g', 250],
  butter: ['block', 'g', 250], egg: ['box', 'piece', 6, 10, 12, 15],
  // Cheese
  cheddar: CHEESE, parmesan: ['block', 'g', 200], 'hard-cheese-vegetarian': ['block', 'g', 200], mozzarella: ['ball', 'g', 125], feta: ['block', 'g', 200],
  halloumi: ['block', 'g', 225], paneer: ['block', 'g', 225], ricotta: TUB, mascarpone: TUB, 'cream-cheese': ['tub', 'g', 165, 280],
  'cream-cheese-light': ['tub', 'g', 165, 280], 'cottage-cheese': ['tub', 'g', 300], 'cottage-cheese-low-fat': ['tub', 'g', 300], 'goats-cheese': ['log', 'g', 100, 125],
  stilton: ['piece', 'g', 200],
  // In place of dairy
  'soya-drink': DRINK, 'oat-drink': DRINK, 'almond-drink': DRINK, 'coconut-drink': DRINK, 'soya-yogurt': ['pot', 'g', 500], 'coconut-yogurt': ['pot', 'g', 350],
  'oat-cream': ['carton', 'ml', 250], 'vegan-spread': ['tub', 'g', 500], 'pineapple-juice': DRINK, 'orange-juice': DRINK,
  // Meat, poultry, fish
  'beef-mince': MINCE, 'lean-beef-mince': MINCE, 'lamb-mince': MINCE, 'turkey-mince': MINCE, 'rump-steak': EACH, 'sirloin-steak': EACH,
  'beef-topside': ['joint', 'g', 1000, 1500], venison: ['pack', 'piece', 2], 'braising-steak': ['pack', 'g', 400, 750], 'lamb-leg': ['pack', 'g', 350], 'lamb-diced': ['pack', 'g', 400], 'lamb-chops': ['pack', 'piece', 4],
  'chicken-breast': ['pack', 'g', 320, 650, 1000], 'chicken-thigh': ['pack', 'g', 320, 500, 1000], 'chicken-thigh-skin': ['pack', 'g', 1000], 'whole-chicken': EACH,
  'roast-chicken': ['pack', 'g', 200], 'turkey-breast': ['pack', 'g', 350, 500], salmon: FILLETS, 'smoked-salmon': ['pack', 'g', 100, 200], cod: FILLETS, haddock: FILLETS, 'smoked-haddock': FILLETS,
  pollock: FILLETS, hake: FILLETS, 'sea-bass': FILLETS, trout: FILLETS, mackerel: FILLETS, 'smoked-mackerel': ['pack', 'g', 200],
  'sardines-canned': ['tin', 'g', 120], 'sardines-tomato': ['tin', 'g', 120], 'salmon-canned': ['tin', 'g', 213, 418], herring: FILLETS, kippers: FILLETS,
  'mussels-cooked': ['pack', 'g', 200, 450], 'prawns-cooked': ['pack', 'g', 150, 300], anchovies: ['tin', 'g', 50], 'tuna-canned': ['tin', 'g', 145], 'tuna-steak': ['pack', 'piece', 2],
  'prawns-raw': ['pack', 'g', 165, 300], mussels: ['bag', 'g', 1000], scallops: ['pack', 'g', 180], nori: ['pack', 'piece', 5],
  // Frozen
  'peas-frozen': FROZEN, 'sweetcorn-frozen': FROZEN, 'edamame-frozen': ['bag', 'g', 500], 'berries-frozen': ['bag', 'g', 500],
  'blueberries-frozen': ['bag', 'g', 400], 'mango-frozen': ['bag', 'g', 500], 'spinach-frozen': ['bag', 'g', 900], 'broad-beans-frozen': ['bag', 'g', 800],
  'raspberries-frozen': ['bag', 'g', 350], 'strawberries-frozen': ['bag', 'g', 450],
  // The rest
  'instant-coffee': ['jar', 'g', 100], 'instant-coffee-decaf': ['jar', 'g', 100], 'popping-corn': ['bag', 'g', 500], crisps: ['bag', 'g', 150], 'rice-cakes': ['pack', 'g', 130], 'apple-juice': ['carton', 'ml', 1000], 'red-wine': ['bottle', 'ml', 750], 'white-wine': ['bottle', 'ml', 750], meringue: ['pack', 'piece', 8], salt: ['pack', 'g', 750], 'sea-salt': ['box', 'g', 250],
}))

/** What a food without a size of its own is sold in, by where it is on our list. */
export const PACKS_OF_AN_AISLE: { readonly [aisle: string]: SoldAs } = {
  vegetables: ['pack', 'g', 250], fruit: ['pack', 'g', 250], herbs: ['pack', 'g', 25], 'bread-and-bakery': ['pack', 'g', 400],
  'grains-and-pasta': ['pack', 'g', 500], pulses: ['pack', 'g', 500], 'nuts-and-seeds': ['bag', 'g', 150], baking: ['pack', 'g', 250],
  'oils-and-vinegars': ['bottle', 'ml', 500], spices: SPICE, 'tins-and-jars': ['jar', 'g', 200, 400], sauces: ['jar', 'g', 200], dairy: ['pot', 'g', 250, 500],
  eggs: ['box', 'g', 300], cheese: ['pack', 'g', 200], 'plant-dairy': ['pack', 'g', 250, 500], meat: ['pack', 'g', 300, 500, 1000],
  poultry: ['pack', 'g', 300, 500, 1000], fish: ['pack', 'g', 200, 300], frozen: ['bag', 'g', 500], drinks: ['bottle', 'ml', 500, 1000],
  snacks: ['pack', 'g', 150], 'water-and-salt': ['pack', 'g', 500],
}

/**
 * What is bought in another form than it is weighed in: so many grams of what is bought for one gram of it. Juice and
 * zest are parts of one fruit, so that a fruit that gives one gives the other too. A stock cube of 10 g makes 500 ml.
 * What is only cooked at home is bought raw, by its yield: that need not be said here.
 */
export const BOUGHT_AS: ReadonlyMap<string, readonly [foodId: string, grams: number, part?: string]> = new Map(Object.entries<readonly [foodId: string, grams: number, part?: string]>({
  'lemon-juice': ['lemon', 70 / 40, 'juice'], 'lemon-zest': ['lemon', 70 / 6, 'zest'], 'lime-juice': ['lime', 60 / 25, 'juice'], 'lime-zest': ['lime', 60 / 4, 'zest'],
  'orange-zest': ['orange', 140 / 9, 'zest'], 'orange-juice-fresh': ['orange', 140 / 75, 'juice'], 'stock-vegetable': ['stock-cube-vegetable', 0.02],
  'stock-chicken': ['stock-cube-chicken', 0.02], 'stock-beef': ['stock-cube-beef', 0.02], 'coffee-brewed': ['instant-coffee', 0.01], 'coffee-decaf': ['instant-coffee-decaf', 0.01], 'breadcrumbs-fresh': ['white-bread', 1],
  'chickpeas-boiled': ['chickpeas-canned', 1], 'kidney-beans-boiled': ['kidney-beans-canned', 1], 'butter-beans-boiled': ['butter-beans-canned', 1],
  'haricot-beans-boiled': ['haricot-beans-canned', 1], 'black-beans-boiled': ['black-beans-canned', 1], 'pinto-beans-boiled': ['pinto-beans-canned', 1],
  'green-lentils-boiled': ['lentils-canned', 1], 'heavy-cream': ['double-cream', 1],
}))

/** What comes out of the tap. */
export const NEVER_BOUGHT: readonly string[] = ['water']

/** Foods that are not where their kind is: in the aisle of a shop that is named here. */
export const ELSEWHERE: ReadonlyMap<string, string> = new Map(Object.entries({
  tofu: 'chilled', 'silken-tofu': 'chilled', 'smoked-tofu': 'chilled', tempeh: 'chilled', 'quorn-mince': 'frozen', gnocchi: 'chilled', guacamole: 'chilled', hummus: 'chilled',
  'filo-pastry': 'chilled', 'puff-pastry': 'chilled', 'shortcrust-pastry': 'chilled', 'chestnuts-cooked': 'baking', 'beetroot-cooked': 'produce',
  'date-medjool': 'baking', 'dates-dried': 'baking', raisins: 'baking', sultanas: 'baking', currants: 'baking', 'apricots-dried': 'baking', prunes: 'baking',
  'cranberries-dried': 'baking', 'dried-porcini': 'dry', 'bay-leaf': 'spices', 'oregano-dried': 'spices', 'thyme-dried': 'spices', 'mixed-herbs': 'spices',
  nori: 'sauces', 'sardines-canned': 'tins', 'tuna-canned': 'tins', 'sardines-tomato': 'tins', 'salmon-canned': 'tins', 'figs-dried': 'baking', 'mint-dried': 'spices', anchovies: 'tins', 'peanut-butter': 'sauces', 'almond-butter': 'sauces', tahini: 'sauces', honey: 'sauces',
  jam: 'sauces', 'lemon-curd': 'sauces', 'maple-syrup': 'baking', 'nutritional-yeast': 'baking', 'yeast-extract': 'sauces', mirin: 'sauces', 'digestive-biscuit': 'snacks', salt: 'spices', 'sea-salt': 'spices',
}))
