import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/**
 * Figures of more than ten times the middle of their kind, by nutrient and by the reason for which each was let stand
 * when it was looked at: the ids of the foods.
 */
export const FAR_FIGURES: { readonly [K in NutrientKey]?: { readonly [reason: string]: string } } = {
  vitaminAUg: {
    'Orange, red and dark green plants are full of carotene; those that are pale have next to none':
      'carrot baby-carrot carrot-boiled carrots-canned sweet-potato sweet-potato-baked sweet-potato-wedges little-gem romaine-lettuce mixed-salad-leaves cavolo-nero swiss-chard lambs-lettuce dandelion-leaves birds-eye-chilli water-spinach mango cantaloupe papaya passion-fruit apricots-dried mango-dried sharon-fruit guava physalis apricots-canned marrowfat-peas pistachios pumpkin-seeds vine-leaves pumpkin-puree pumpkin-pie-filling spinach-frozen mixed-vegetables-frozen peppers-frozen',
    'Sour cherries have far more carotene than sweet ones': 'cherries-dried sour-cherries',
    'Peppers and tomatoes, dried':
      'paprika smoked-paprika tomato-powder chilli-powder chilli-flakes cayenne-pepper chipotle',
    'The juice of carrots': 'carrot-juice',
    'Suet, butter, cream or yolks in it': 'mincemeat hollandaise greek-yogurt',
    'The maker adds it': 'malted-drink',
  },
  vitaminDUg: {
    'Mushrooms that grew in daylight': 'chanterelles morels',
    'The fish in it, among snacks': 'sushi-tuna',
    'Yolks in it': 'hollandaise',
  },
  vitaminEMg: {
    'Made with fat that is rich in it':
      'mushrooms-fried shortcrust-pastry instant-noodles ramen-noodles sausage-roll pork-pie breaded-chicken',
    'Dried, where the rest of the kind is fresh': 'dried-porcini apricots-dried mango-dried oregano-dried',
    'The germ holds the oil of the grain': 'wheatgerm bran-flakes',
    'Almonds, and tomatoes and red chillies boiled down': 'marzipan tomato-puree sriracha',
  },
  vitaminKUg: {
    'A powder, and greens, among drinks': 'instant-coffee instant-coffee-decaf vegetable-juice',
    'Green leaves, stalks and buds':
      'spring-onion watercress radicchio spinach mature-spinach kale cavolo-nero swiss-chard cabbage brussels-sprout broccoli dandelion-leaves broccoli-rabe chrysanthemum-leaves spinach-frozen kiwi',
    'Soya, or fat made of it':
      'vanilla-wafer instant-noodles ramen-noodles soya-flour miso barley-miso oreo-cookie saltine-cracker',
    'SR28 states it so, and nothing else on the list is like it': 'pine-nuts pomegranate-juice',
    'Oil of the tin, or of fish that eat weed': 'mackerel sardines-canned anchovies',
  },
  thiaminMg: {
    'A powder of malt with vitamins, among drinks': 'malted-drink',
    'Yeast makes it': 'dried-yeast fresh-yeast yeast-extract',
    'Dried, concentrated or the germ alone':
      'coriander-leaf-dried wheatgerm tomato-puree mashed-potato-flakes tomato-ketchup',
  },
  riboflavinMg: {
    'A powder of malt with vitamins, among drinks': 'malted-drink',
    'Yeast makes it': 'dried-yeast yeast-extract',
    'Dried, or the germ alone': 'wheatgerm whey-protein instant-coffee instant-coffee-decaf sun-dried-tomatoes',
    'The maker adds it': 'weetabix stuffing-mix',
  },
  niacinMg: {
    'A powder of malt with vitamins, among drinks': 'malted-drink',
    'Yeast makes it': 'dried-yeast yeast-extract',
    'Most of it is the tryptophan of protein': 'whey-protein peanut-butter-chips',
    'Roasting coffee makes it': 'espresso instant-coffee instant-coffee-decaf',
  },
  vitaminB6Mg: {
    'A powder of malt with vitamins, among drinks': 'malted-drink',
    'Yeast makes it': 'dried-yeast yeast-extract',
    'The germ alone': 'wheatgerm',
    'Cabbage, where the rest of the kind is fish and meat': 'kimchi',
  },
  folateUg: {
    'A powder of malt with vitamins, among drinks': 'malted-drink',
    'Yeast makes it': 'dried-yeast fresh-yeast yeast-extract',
    'Pulses among flours of grain': 'lupin-flour gram-flour soya-flour',
    'The US adds folic acid to this flour': 'croutons cake-flour',
    'Dried, concentrated or the germ alone': 'beef-jerky wheatgerm orange-juice-concentrate',
    'Cabbage, where the rest of the kind is fish and meat': 'kimchi',
    'Liver stores it': 'chicken-liver duck-liver',
    'CoFID states it so, ten times a raw one; nothing here can tell better': 'braising-steak-cooked',
  },
  vitaminB12Ug: {
    'The maker adds it': 'yeast-extract nutritional-yeast',
    'Cockles store it': 'cockles',
  },
  pantothenateMg: { 'CoFID states it so; nothing here can tell better': 'broad-beans' },
  biotinUg: {
    'Nuts, eggs and soya are rich in it': 'macaroon soya-beans-dried soya-beans-boiled tempeh black-eyed-beans-dried',
    'Dried, or the whole grain': 'raisins porridge-oats gluten-free-oats wheatgerm instant-coffee instant-coffee-decaf',
    'CoFID states it so; nothing here can tell better': 'plaice basa',
  },
  vitaminCMg: {
    'Young leaves and chillies are the richest of vegetables':
      'spring-greens green-chilli bitter-gourd poblano birds-eye-chilli',
    'Dried or concentrated': 'coriander-leaf-dried sun-dried-tomatoes orange-juice-concentrate',
    'A nut that is mostly starch and water': 'chestnuts-cooked',
    'Makers keep the meat red with it': 'beef-sausages',
  },
  potassiumMg: {
    'Pure potassium salt': 'cream-of-tartar',
    'Soya among flours of grain': 'soya-flour',
    'What is left of cane or fruit when sugar or water is taken out': 'black-treacle molasses orange-juice-concentrate',
    'A powder among drinks': 'instant-coffee instant-coffee-decaf',
  },
  calciumMg: {
    'Dried, or a powder': 'figs-dried goji-berries whey-protein instant-coffee instant-coffee-decaf gelatine agar',
    'Small seeds are mostly husk': 'amaranth teff poppy-seeds',
    'Chalk is added by law or by the maker':
      'instant-oat-cereal self-raising-flour wholemeal-self-raising-flour malted-drink beef-sausages-grilled pork-sausages pork-sausages-raw black-pudding',
    'What is left of cane or maple when water or sugar is taken out':
      'black-treacle molasses maple-syrup vegetarian-worcestershire-sauce',
    'Vine leaves, in brine of the tin': 'vine-leaves',
    'Eaten with bones or shells':
      'pigs-trotter sardines-canned sardines-tomato mackerel-canned anchovies whitebait dried-shrimps',
  },
  magnesiumMg: {
    'A whole grain among white flours, and a dried seaweed': 'buckwheat-flour agar',
    'What is left of cane when sugar is taken out': 'black-treacle molasses',
    'Dried, or a powder': 'whey-protein peanut-butter-chips instant-coffee instant-coffee-decaf hot-chocolate-powder',
    'Sea salt in it, and coffee': 'fish-sauce espresso',
  },
  phosphorusMg: {
    'What is left of cane when sugar is taken out': 'molasses',
    'A powder among what is eaten as it is':
      'gelatin-dessert-mix whey-protein cheese-sauce-mix instant-coffee instant-coffee-decaf hot-chocolate-powder',
  },
  ironMg: {
    'A powder of malt with vitamins, among drinks': 'malted-drink',
    'Dried, or a powder':
      'figs-dried goji-berries thyme-dried agar instant-coffee instant-coffee-decaf hot-chocolate-powder',
    'The tables state it so of fibrous stalks and pulps': 'lemongrass tamarind-pulp',
    'What is left of cane when sugar is taken out, and what is made of it': 'black-treacle worcestershire-sauce',
    'Spices ground on iron, and cocoa': 'curry-paste chocolate-mousse',
    'Eaten whole, with what is inside': 'whitebait cockles',
  },
  zincMg: {
    'Dried, a powder or the germ alone':
      'beef-jerky wheatgerm agar instant-coffee instant-coffee-decaf hot-chocolate-powder',
    'SR28 states it so of maple': 'maple-syrup',
    Soya: 'miso barley-miso',
    'Oysters store it': 'oysters',
  },
  copperMg: {
    'Dried, or a powder':
      'dried-shiitake dried-porcini currants soya-mince-dried instant-coffee instant-coffee-decaf hot-chocolate-powder',
    'Livers and shellfish store it': 'lambs-liver calfs-liver duck-liver oysters whelks',
    'Made in copper vats': 'parmesan grana-padano hard-cheese-vegetarian emmental',
    'SR28 or CoFID states it so; nothing here can tell better': 'cavolo-nero vegetable-ghee vine-leaves',
  },
  manganeseMg: {
    'Fibrous plants gather it': 'lemongrass pineapple creamed-coconut wheatgerm teff cloves',
    'Dried, or a powder': 'mango-dried banana-chips instant-coffee instant-coffee-decaf',
    'Flour, crumbs or spices in or on meat':
      'beef-sausages beef-sausages-grilled pork-sausages sausage-roll scotch-egg pork-sausages-raw pepperoni',
    'Between bones, skin and oil the middle of the kind is all but nothing':
      'duck-confit crispy-duck sardines-canned sardines-tomato anchovies pike cod-roe',
  },
  seleniumUg: {
    'American or Canadian soil':
      'green-lentils-dried sunflower-butter mustard-seeds mustard-powder mustard-dijon mustard-yellow',
    'Dried, or a powder': 'dried-porcini coriander-leaf-dried mashed-potato-flakes',
    'Brazil nuts gather it': 'brazil-nuts',
  },
  iodineUg: { 'Haddock has the most of white fish': 'haddock haddock-grilled' },
}
