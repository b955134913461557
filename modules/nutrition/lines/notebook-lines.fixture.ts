/** Lines as cooks write them for themselves (form of `class-lines.fixture.ts`). */
export const NOTEBOOK_LINES: { readonly [name: string]: string } = {
  'shares of something': `
100% rye flour | rye-flour - - ?
water 65% | water - - ?
Sugar - 6% | granulated-sugar - - ?
rye flour: 40% | rye-flour - - ?
600g strong white flour (100%) | strong-white-flour 600 g 600
2% or skimmed milk | semi-skimmed-milk - - ?
`,
  'what is made elsewhere': `
1 batch pizza dough | pizza-dough 1 batch ?
2 batches of white sauce | white-sauce 2 batch ?
1 quantity sweet shortcrust pastry | shortcrust-pastry-rich 1 batch ?
1 recipe basil pesto | pesto-green 1 batch ?
1 batch of goblin sauce | ? 1 batch ?
`,
  'cans together and each': `
2 cans (800 g) butter beans | butter-beans-canned 2 can 480
3 tins (1.2kg) chopped tomatoes | chopped-tomatoes-canned 3 can 1200
2 cans (30 oz) kidney beans | kidney-beans-canned 2 can 510.3
2 cans (28 oz) chopped tomatoes | chopped-tomatoes-canned 2 can 1587.6
2 tins (400g) plum tomatoes | plum-tomatoes-canned 2 can 800
1 can (800 g) plum tomatoes | plum-tomatoes-canned 1 can 800
`,
  'a part of a packet': `
1/2 of a (500 g) packet macaroni | pasta 0.5 pack 250
half of a (1 lb) packet linguine | spaghetti 0.5 pack 226.8
third of a tin of baked beans | baked-beans 1/3 can 138.3
1 quarter cup of brandy | spirits 0.25 cup 56.2
`,
  'two colours': `
1 red and 1 yellow pepper, sliced | red-pepper 1 - 140 && yellow-pepper 1 - 140
½ each green and red pepper | green-pepper 0.5 - 70 && red-pepper 0.5 - 70
1 red and 2 white onions | red-onion 1 - 150 && onion 2 - 300
`,
  'in place of an egg': `
2 flax eggs | linseeds-ground 2 tbsp 14
1 chia egg (1 tbsp chia seeds and 3 tbsp water) | chia-seeds 1 tbsp 12
`,
  'short for something': `
s&p | salt - - ? && black-pepper - - ?
2 tins chopped toms | chopped-tomatoes-canned 2 can 800
1l veg stock | stock-vegetable 1 l 1000
good lug of olive oil | olive-oil 1 splash 5
2 middle-sized eggs | egg 2 medium 100
4 twigs of rosemary | rosemary 4 sprig 12
3 bellpeppers | red-pepper 3 - 420
`,
  'signs that a page left as names': `
&frac34; cup caster sugar | caster-sugar 0.75 cup 150
1 &frac12; tsp salt | salt 1.5 tsp 9
25 g butter &amp; oil | butter 12.5 g 12.5 && vegetable-oil 12.5 g 12.5
`,
  'glued to its measure': `
2cupswater | water 2 cup 480
3tspsalt | salt 3 tsp 18
1cupsugar | granulated-sugar 1 cup 200
2poundspotatoes | potato 2 lb 907.2
`,
  'two words of what was done': `
1 cup baked and mashed sweet potato | sweet-potato-baked 1 cup 200
2 lb prawns, peeled and deveined | prawns-raw 2 lb 907.2
1 tsp each mustard powder, onion and garlic powder | mustard-powder 1 tsp 2 && onion-powder 1 tsp 2.4 && garlic-powder 1 tsp 3
375 ml grated Cheddar (about 100 g) | cheddar 375 ml 100
200 ml milk (you may need 20 ml more) | semi-skimmed-milk 200 ml 206
`,
  'several in one line': `
20 g butter; 10 ml (2 tsp) lemon juice | butter 20 g 20 && lemon-juice 10 ml 10.2
1 large egg; beaten | egg 1 large 57
salt, pepper, sunflower oil | salt - - ? && black-pepper - - ? && sunflower-oil - - ?
oil, garlic and onions | vegetable-oil - - ? && garlic - - ? && onion - - ?
carrots, peeled, sliced | carrot - - ?
`,
  'small ones, sweets and powders': `
18 tart shells | pie-crust 18 tartlet 360
1 tart shell | pie-crust 1 - 180
12 caramels, unwrapped | toffee 12 - 96
2 tsp vegetable bouillon | stock-cube-vegetable 2 tsp 10
1 litre vegetable bouillon | stock-vegetable 1 l 1000
1 lb lean 80% ground beef | beef-mince-20-fat 1 lb 453.6
1/3- 1/2 cup sultanas | sultanas 1/3-1/2 cup 62.5
1 tin tomato soup, undiluted | condensed-tomato-soup 1 can 305
1 tin leek soup, undiluted | ? 1 can ?
`,
  'slips, and what is sold in it behind': `
chickpeas 400g tin, drained | chickpeas-canned 1 can 240
Pasta 500 g packet | pasta 1 pack 500
1 spring fresh rosemary | rosemary 1 sprig 3
2 thyme springs | thyme 2 sprig 2
+ 1/2 cup chopped pecans | pecans 0.5 cup 52.5
`,
  'of the usual kind that the words mean': `
2 (15 ounce) cans black-eyed peas | black-eyed-beans-boiled 2 can 510.3
3 tbsp nut butter | nut-butter 3 tbsp 48
a 4 cm piece of cinnamon | cinnamon-stick 1 piece 2
500 ml lower-sodium vegetable stock | stock-vegetable 500 ml 500
200 g frozen mixed veggies | mixed-vegetables-frozen 200 g 200
200 g vegan soya crumbles | vegan-mince 200 g 200
3 kaffir leaves | lime-leaves 3 leaf 1.5
`,
  'from a packet': `
1 small package vanilla pudding | instant-pudding-mix 1 pack 96
1 box (170 g) Stove Top stuffing mix | stuffing-mix 1 box 170
1 box strawberry cake mix | cake-mix 1 box 432
2 tsp chicken stock granules | stock-cube-chicken 2 tsp 10
3 tbsp gluten-free rolled oats | gluten-free-oats 3 tbsp 21
`,
  'of another kind than its name': `
1 tsp soda | bicarbonate-of-soda 1 tsp 5
1 kg oyster blade steak | braising-steak 1 kg 1000
1 lb hamburger | beef-mince 1 lb 453.6
1 hamburger | hamburger-takeaway 1 - 100
`,
  'a maker in a line of capitals': `
2 Kirkbright Chicken Breasts | chicken-breast 2 breast 330
120 g Frontera Goji Berries | goji-berries 120 g 120
1 Streusel Topping | ? 1 - ?
`,
  'allergens of a stock, a paste and a pastry': `
1 cup prawn stock | stock-shellfish 1 cup 240
500 ml lobster stock | stock-shellfish 500 ml 500
2 tbsp barley miso | barley-miso 2 tbsp 34
1 sheet all-butter puff pastry | puff-pastry-butter 1 sheet 320
4 sesame seed buns | burger-bun-sesame 4 - 220
`,
  'free of what it never has': `
1 litre fat-free vegetable stock | stock-vegetable 1 l 1000
1 tsp GF vanilla extract | vanilla-extract 1 tsp 4.2
1 tsp gluten-free baking powder | baking-powder 1 tsp 4
100 g fat-free cheddar | ? 100 g 100
`,
  'slips of the pen': `
1 tsp ground cardamon | cardamom 1 tsp 2
1 tsp cream of tarter | cream-of-tartar 1 tsp 3
2 tbsp worchestire sauce | worcestershire-sauce 2 tbsp 34
100 g ppowdered sugar | icing-sugar 100 g 100
2 lemonsJuiced | lemon-juice 2 lemon 80
`,
  'amounts behind two dashes, beside a sign, in a bracket': `
Plain flour, sieved -- 115g (4oz) | plain-flour 115 g 115
(two) 150 g chicken breasts | chicken-breast 2 breast 300
200 g 3 % plain yogurt | natural-yogurt 200 g 200
`,
}
