/** Classes of lines of UK kitchens: makers' names, words of notebooks, several foods with an amount each (form of `class-lines.fixture.ts`). */
export const KITCHEN_LINES: { readonly [name: string]: string } = {
  'makers in place of the food': `
1 chicken Oxo | stock-cube-chicken 1 - 10
2 beef Oxo cubes | stock-cube-beef 2 cube 20
1 veg Oxo | stock-cube-vegetable 1 - 10
25g Lurpak | butter 25 g 25
1 tbsp Lurpak Spreadable | spreadable-butter 1 tbsp 14
1 tsp Bovril | beef-extract 1 tsp 8
2 tbsp Kikkoman | soy-sauce 2 tbsp 34
1 tbsp Lea & Perrins | worcestershire-sauce 1 tbsp 17
2 tbsp Sun-Pat | peanut-butter 2 tbsp 32
1 tsp Maldon | sea-salt 1 tsp 4
4 Dairylea triangles | cheese-spread 4 triangle 68
3 Babybel | edam 3 babybel 60
4 Ryvita | crispbread 4 - 40
100g Cathedral City | cheddar 100 g 100
1 x 150g Boursin garlic and herb | cream-cheese 1 - 150
4 Linda McCartney sausages | vegetarian-sausages 4 sausage 168
2 tsp Nescafé | instant-coffee 2 tsp 3.6
1 Cadbury Flake | milk-chocolate 1 flake 32
30g Special K | malted-flakes 30 g 30
280g Tofoo | tofu 280 g 280
`,
  'makers in front of the food': `
1 tin Princes tuna | tuna-canned 1 can 102
1 can Green Giant sweetcorn | sweetcorn-canned 1 can 165
1 tin Branston baked beans | baked-beans 1 can 415
1 pack Paxo sage and onion stuffing | stuffing-mix 1 pack 170
320g sheet Jus-Rol shortcrust | shortcrust-pastry 320 g 320
2 tbsp Blue Dragon sweet chilli sauce | sweet-chilli-sauce 2 tbsp 36
1 tbsp Marigold Swiss vegetable bouillon powder | stock-cube-vegetable 1 tbsp 15
100g Green & Black's dark chocolate | dark-chocolate 100 g 100
`,
  'words of notebooks': `
4oz s/r flour | self-raising-flour 4 oz 113.4
6oz marg | vegan-spread 6 oz 170.1
200g caster | caster-sugar 200 g 200
150g g/f flour | gluten-free-flour 150 g 150
2lb spuds | potato 2 lb 907.2
1 tin of toms | chopped-tomatoes-canned 1 can 400
3 tbsp greek yog | greek-yogurt 3 tbsp 54
100g choc chips | chocolate-chips 100 g 100
1 tbsp tom puree | tomato-puree 1 tbsp 16
2 ripe avos | avocado 2 - 280
1 1/2 pts veg stock | stock-vegetable 1.5 pint 852.4
1 dstsp honey | honey 1 dsp 14.2
quarter pint milk | semi-skimmed-milk 0.25 pint 146.3
couple of garlic cloves | garlic 2 clove 8
2/3 cloves garlic | garlic 2-3 clove 10
5/6 mushrooms | mushroom 5-6 - 99
2/3 cup plain flour | plain-flour 2/3 cup 83.3
walnut-sized piece of butter | butter 1 knob 10
2 breasts chicken | chicken-breast 2 breast 330
1 brace pheasant | pheasant 2 - 1200
2kg boned and rolled pork shoulder | pork-shoulder 2 kg 2000
500g mince (beef) | beef-mince 500 g 500
1 Pot Noodle | instant-noodles 1 tub 90
2 and a half cups plain flour | plain-flour 2.5 cup 312.5
three and a half tsp salt | salt 3.5 tsp 21
[Optional] 4 eggs, beaten | egg 4 - 200
180g [cake flour](https://example.com/flour) | cake-flour 180 g 180
1/3 cup parmesan, 30 g; finely grated | parmesan 1/3 cup 30
1 pint of semi-skimmed | semi-skimmed-milk 1 pint 585.3
2 rounds of toast | white-toast 2 round 62
1 cup-a-soup | instant-soup 1 - 22
`,
  'several foods, each with its amount': `
Butter 4oz, sugar 4oz, eggs 2 | butter 4 oz 113.4 && granulated-sugar 4 oz 113.4 && egg 2 - 100
onions 2, carrots 3, celery 1 stick | onion 2 - 300 && carrot 3 - 240 && celery 1 stick 40
onion x 2, carrots x 3 | onion 2 - 300 && carrot 3 - 240
flour 8oz and sugar 4oz | plain-flour 8 oz 226.8 && granulated-sugar 4 oz 113.4
mince 500g, onion 1, tin toms | beef-mince 500 g 500 && onion 1 - 150 && chopped-tomatoes-canned 1 can 400
handful spinach, handful rocket | spinach 1 handful 30 && rocket 1 handful 20
pinch salt, pinch pepper | salt 1 pinch 0.4 && black-pepper 1 pinch 0.2
1 tin tomatoes and 1 tin kidney beans | chopped-tomatoes-canned 1 can 400 && kidney-beans-canned 1 can 240
1 stick of cinnamon, 1 piece of ginger | cinnamon-stick 1 stick 3 && ginger 1 piece 20
1 red, 1 yellow and 1 green pepper | red-pepper 1 - 140 && yellow-pepper 1 - 140 && green-pepper 1 - 140
bunch mint, leaves picked | mint 1 bunch 30
tomatoes 400g, 1 tin | tomato 400 g 400
carrots (3), potatoes (4) | carrot 3 - 240 && potato 4 - 700
zest of a lemon, juice of half | lemon-zest 1 lemon 6 && lemon-juice 0.5 lemon 20
butter 100g and extra for greasing | butter 100 g 100
`,
  'packs and wholes': `
pack of 3 peppers | red-pepper 3 - 420
1 pack of 8 sausages | pork-sausages-raw 8 - 456
1 pack jelly | jelly-cubes 1 pack 135
2 baby gems | little-gem 2 - 200
1 bloomer | sourdough 1 bloomer 800
1 ginger cake | gingerbread 1 cake 240
1 fruit loaf | fruit-loaf 1 loaf 400
1 Cumberland ring | pork-sausages-raw 1 ring 450
8 pigs in blankets | pigs-in-blankets 8 - 168
1 bag cheese and onion crisps | cheese-onion-crisps 1 bag 25
100 g onion crisps | ? 100 g 100
8 Bourbons | custard-cream 8 biscuit 104
2 slices wholemeal | wholemeal-bread 2 slice 72
1 packet super noodles | instant-noodles 1 pack 85
1 tin marrowfat peas | marrowfat-peas-canned 1 can 180
1 tin oxtail soup | oxtail-soup 1 can 400
1 packet sausage casserole mix | casserole-mix 1 pack 40
1 sachet cheese sauce mix | cheese-sauce-mix 1 sachet 40
chopped tomatoes (2 x 400g tins) | chopped-tomatoes-canned 2 can 2*400
1 fish stock cube | stock-cube-fish 1 cube 10
1 ham stock cube | stock-cube-ham 1 cube 10
1 vac pack beetroot | beetroot-cooked 1 pack 250
`,
}
