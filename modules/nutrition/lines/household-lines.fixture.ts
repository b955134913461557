/** Classes of lines that cooks write for themselves (form of `class-lines.fixture.ts`). */
export const HOUSEHOLD_LINES: { readonly [name: string]: string } = {
  'spoons and counts as they are typed': `
3 TSBP butter | butter 3 tbsp 42
50 mililitres milk | semi-skimmed-milk 50 ml 51.5
2 ea eggs | egg 2 - 100
1 spoon full of mayonnaise | mayonnaise 1 tbsp 14
2 hand fulls spinach | spinach 2 handful 60
1 tsp cinammon | cinnamon-ground 1 tsp 2.6
2 tsp baking power | baking-powder 2 tsp 8
1 Tbsp Oregeno | oregano-dried 1 tbsp 3
maybe 2 tbsp olive oil | olive-oil 2 tbsp 27.4
several sprigs of mint | mint 3 sprig 6
Grated cheddar (~1/2 cup) | cheddar 0.5 cup 50
1 tsp cumin, ground | cumin-ground 1 tsp 2.1
2 tsp Chinese 5 spice | five-spice 2 tsp 4
`,
  'pieces told by their length, and parts': `
5cm piece of cucumber | cucumber 1 piece 50
2 inches mooli, grated | mooli 1 piece 76.2
1 piece of ginger (3 cm) | ginger 1 piece 15
6 cm of halloumi | halloumi 1 piece ?
2 parts milk | semi-skimmed-milk 2 part ?
1 sea bream (between 400 and 500 g) | sea-bream 1 - 450
`,
  'cases, rolls and tins': `
1 unbaked 9-inch pie shell | shortcrust-pastry 1 - 225
1 blind-baked 10 inch tart case | pie-crust 1 - 180
a roll of puff pastry | puff-pastry 1 pack 320
2 x 400g chickpeas, drained | chickpeas-canned 2 can 480
2 x 400 g dried chickpeas | chickpeas-dried 2 - 800
1/4 focaccia | focaccia 0.25 - 100
`,
  'zest and juice of different amounts': `
zest of 1/2 lime and juice of 2 | lime-zest 0.5 lime 2 && lime-juice 2 lime 50
grated zest of 1 lemon plus 1 tbsp juice | lemon-zest 1 lemon 6 && lemon-juice 1 tbsp 15.3
lemon, juice of 1/2 | lemon-juice 0.5 lemon 20
orange zest from 2 oranges | orange-zest 2 orange 18
2 tsp zest from 1 lemon | lemon-zest 2 tsp 4
1 tbsp lemon | lemon-juice 1 tbsp 15.3
`,
  'what a choice or a bracket only allows': `
1 cup garlic or vegetable broth | stock-vegetable 1 cup 240
500 ml stock or 1 cube and 500 ml water | stock-vegetable 500 ml 500
100 g flour (gluten-free is fine too) | plain-flour 100 g 100
100 g flour (gluten-free) | gluten-free-flour 100 g 100
200 g fresh pasta (wholemeal) | fresh-egg-pasta 200 g 200
`,
  'plant-based, and makers that sell nothing else': `
300 ml plant milk | plant-drink 300 ml 309
200 ml Oatly cream | oat-cream 200 ml 200
150 ml plant-based double cream | plant-double-cream 150 ml 150
75 g Stork | baking-block 75 g 75
2 tbsp yeast flakes | nutritional-yeast 2 tbsp 10
1 tsp kasuri methi | fenugreek-leaves-dried 1 tsp 0.6
100 g sprinkles | sprinkles 100 g 100
2 fresh bayleaves | bay-leaf 2 leaf 0.4
3 fresh bay leaves | bay-leaf 3 leaf 0.6
1 ladle of pasta water | pasta-water 1 ladle 120
`,
}
