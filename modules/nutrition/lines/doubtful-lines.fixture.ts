/** Lines that were read as something else without a word of doubt (form of `class-lines.fixture.ts`). */
export const DOUBTFUL_LINES: { readonly [name: string]: string } = {
  'kinds of another size': `
5 baby courgettes, halved | courgette 5 baby 150
3 baby leeks, split | leek 3 baby 75
2 baby aubergines | aubergine 2 baby 120
7 cornichons, chopped | gherkins 7 cornichon 35
10 caperberries | capers 10 caperberry 50
3 beefsteak tomatoes | tomato 3 beefsteak 600
6 asparagus tips | asparagus 6 tip 60
9 chipolatas | pork-sausages-raw 9 chipolata 270
2 dried guajillo chillies | chilli-flakes 2 guajillo 12
2 Kirby cucumbers | cucumber 2 kirby 240
`,
  'parts of an animal': `
3 pheasant thighs | pheasant 3 thigh ?
3 rabbit loins | rabbit 3 loin 180
2 poussin legs | poussin 2 leg ?
2 smoked ham hocks | gammon 2 hock 800
1 boned shoulder of pork | pork-shoulder 1 - 2000
1 monkfish tail, skinned | monkfish 1 tail 350
6 monkfish cheeks | monkfish 6 cheek 150
1 whole side of salmon | salmon 1 side 900
6 lamb loin chops | lamb-chops 6 - 540
4 veal chops | veal-escalope 4 chop 720
2 carp | carp 2 - ?
3 whole mackerel, gutted | mackerel 3 - 540
3 sea bass, filleted | sea-bass 3 - 600
3 sea bass fillets | sea-bass 3 fillet 270
`,
  'handfuls and spoons': `
large handful of sultanas | sultanas 1 handful 39.6
small handful of pecans | pecans 1 handful 19.8
250ml fromage frais | fromage-frais 250 ml 257.8
100ml raita | tzatziki 100 ml 103.1
4 spoonfuls honey | honey 4 tbsp 84
1 table spoon tahini | tahini 1 tbsp 15
1 dessert spoon honey | honey 1 dsp 14.2
`,
  'two amounts in one line': `
3 tbsp rapeseed oil, plus 1 tbsp for drizzling | rapeseed-oil 4 tbsp 55.2
1 orange, zest and 2 tbsp juice | orange-zest 1 orange 9 && orange-juice 2 tbsp 31.2
1 tbsp lime, juice only | lime-juice 1 tbsp 15.3
3 limes, zest and 50ml juice | lime-zest 3 lime 12 && lime-juice 50 ml 51
5 1/4-inch-thick lamb leg steaks | lamb-leg 5 steak 750
milk: 300ml | 1 1/4 cups | semi-skimmed-milk 300 ml 309
Honey *2 tbsp* | honey 2 tbsp 42
400g tin cherry tomatoes and their juice | plum-tomatoes-canned 1 can 400
leaves from small bunch of mint | mint 1 bunch 15
3 ears of corn or 2 cups corn kernels | sweetcorn-fresh 3 ear 375
`,
  'an alternative with an amount of its own': `
10 zogberries or 2 large onions | ? 10 - ?
1 large tomato or 200g tinned tomatoes | tomato 1 large 150
2 large or 4 small leeks | leek 2 large 440
250ml whole or 2% milk | semi-skimmed-milk 250 ml 257.5
1 sachet chicken or beef bouillon mix | ? 1 sachet ?
2 cups turkey or chicken broth | stock-chicken 2 cup 480
walnut oil / hazelnut oil | walnut-oil - - ?
500ml venison, turkey, or chicken broth | stock-chicken 500 ml 500
100g dried seaweed, soaked in water or dashi stock | wakame 100 g 100
500g lean ground beef (85:15) | beef-mince 500 g 500
3 flatbreads, warmed | naan 3 flatbread 240
`,
  'one amount in two systems, and amounts behind a label': `
1/2 cup 125 mL caster sugar | caster-sugar 0.5 cup 100
1 cup 2 tbsp plain flour | plain-flour 1.127 cup 140.9
Roughly chopped pecan halves, 3 tbsp | pecans 3 tbsp 21
(optional) 1 tbsp maple syrup | maple-syrup 1 tbsp 20
`,
  'weights after a comma, soaked pulses': `
1 chicken, 1.5kg, jointed | whole-chicken 1 - 1020
1 chicken, 3 to 4 pounds | whole-chicken 1 - 1079.5
2 small heads romaine lettuce | romaine-lettuce 2 head 396
1 satsuma, zest only | orange-zest 1 satsuma 2
200g kidney beans, soaked overnight | kidney-beans-dried 200 g 200
200g butter beans, soaked overnight | butter-beans-dried 200 g 200
250g dried butter beans | butter-beans-dried 250 g 250
1 tbsp capers, soaked for 10 minutes | capers 1 tbsp 9
1/4 cup sugar, plus an additional 6 tbsp sugar | granulated-sugar 0.25 cup 50 && granulated-sugar 6 tbsp 78
1/3 cup plus about 4 tbsp olive oil | olive-oil 0.587 cup 126.4
`,
  'cooked already': `
300g long-grain rice, cooked | white-rice-boiled 300 g 300
450g floury potatoes, cooked and mashed | potato-boiled 450 g 450
250g linguine, cooked | spaghetti 250 g 250
10 spring roll wrappers | wonton-wrappers 10 wrapper 80
`,
  'one name, another food': `
1 can (10 oz) mushrooms | mushrooms-canned 1 can 170.1
2 qts cold water | water 2 quart 2273
A tea-spoonful of paprika | paprika 1 tsp 2.3
1 handfull parsley | parsley 1 handful 10
200ml Shaoxing wine | shaoxing-wine 200 ml 200
500g cooked crab claws | crab-whole 500 g 150
basil and marjoram, chopped | basil - - ? && oregano - - ?
1 tsp marjoram | marjoram-dried 1 tsp 0.6
2 tbsp split black lentils (cream-coloured), rinsed | urad-dal 2 tbsp 24
4 brioche-style buns | brioche 4 - 220
3 whole tomatoes, in wedges | tomato 3 - 255
1 x 400g tin whole tomatoes | plum-tomatoes-canned 1 can 400
2 potatoes per person | potato 2 - ?
40 mushrooms (4 per person) | mushroom 40 - 720
6 duck breasts, one per person | duck-breast 6 breast 1050
fat trimmed from 3 lamb chops | ? - - ?
4 dashes bitters | cocktail-bitters 4 dash 3.2
300ml bitter | ale 300 ml 303
½ tsp red pepper | chilli-flakes 0.5 tsp 0.9
1 tsp fennel | fennel-seeds 1 tsp 2
2 tsp vegetable stock | stock-cube-vegetable 2 tsp 10
100ml vegetable stock | stock-vegetable 100 ml 100
1 cup mixed herbs, chopped | mixed-herbs-fresh 1 cup 35
2 tsp parsley flakes | parsley-dried 2 tsp 1
200g Italian '00' pasta flour | strong-white-flour 200 g 200
`,
  'a dash between tins and their size': `
1 - 14 oz can black beans, rinsed | black-beans-canned 1 can 238.1
3 – 12 ounce packages frozen spinach | spinach-frozen 3 pack 1020.6
1 - 4 pound chicken, jointed | whole-chicken 1 - 1233.8
1 - 2 pounds carrots | carrot 1-2 lb 680.4
`,
  'packets of a quarter ounce': `
3 1/4-ounce envelopes gelatin | gelatine 3 sachet 21.3
1 1/4 oz (7 g) package dried yeast | dried-yeast 1 pack 7.1
1 1/4 oz packet fajita seasoning | fajita-seasoning 1 pack 35.4
`,
  'weights that stand behind the vessel or the food': `
1 tub 10 oz ricotta | ricotta 1 tub 283.5
2 packages 12 oz firm tofu | tofu 2 pack 680.4
6 oz chorizo, 170 g; or salami, diced | chorizo 6 oz 170.1
half a pack (about 12g) fresh dill | dill 0.5 pack 12
`,
  'what was weighed drained, and what was not': `
30g olives from a jar, drained | olives-black 30 g 30
2 x 400g tins cooked chickpeas, rinsed | chickpeas-canned 2 can 480
400g tinned chickpeas, drained | chickpeas-canned 400 g 240
half a pound dried red beans or dried small red beans | aduki-beans-dried 0.5 lb 226.8
`,
  'what is left of a food, and its leaves': `
15g goose fat | duck-fat 15 g 15
30g ham fat, chopped | ? 30 g 30
6 cherry leaves | ? 6 - ?
a handful of raspberry leaves | ? 1 handful ?
9 apricot kernels | apricot-kernels 9 - 5.4
9 plums, stones removed | plum 9 - 495
`,
  'the first of two, in full': `
1/4 cup half-and-half or whole milk | half-and-half 0.25 cup 60.5
1/2 cup ale-berry or water | ? 0.5 cup ?
1 tsp kosher or sea salt | sea-salt 1 tsp 4
1 cup filtered or tap water | water 1 cup 240
1 tsp gribble powder or a pinch of nutmeg | ? 1 tsp ?
`,
  'a name with a capital behind its food': `
3 cups Almond Crumblecake (see page 9) | ? 3 cup ?
400g Herdwick lamb leg (diced) | lamb-leg 400 g 400
`,
  'cereals, cooked grains and lost units': `
3 cups rice crispies | rice-cereal 3 cup 84
2 cups prepared sushi rice | sushi-rice-cooked 2 cup 370
90 of flour | plain-flour 90 - ?
`,
  'how fat it is, in brackets': `
300g Greek yogurt (0% fat) | greek-yogurt-fat-free 300 g 300
250g cottage cheese (low-fat) | cottage-cheese-low-fat 250 g 250
`,
  'ranges of a shop before the food': `
60g Chosen by you dried apricots | apricots-dried 60 g 60
`,
  'an amount of something else': `
1 glass red wine (or use 350ml beef stock) | red-wine 1 glass 175
2 leeks (or 250g) | leek 2 - 250
`,
  'what one weighs, and what all weigh': `
5 chicken drumsticks, about 100g with the bone | chicken-drumstick 5 drumstick 335
3 tuna steaks, 6 oz (170g) each | tuna-steak 3 steak 510
2 heads frisée (about 200g total) | endive 2 head 200
4 salmon fillets (about 130g) | salmon 4 fillet 520
1 whole salmon (about 2kg), gutted, head and tail on | salmon 1 - 1000
150g garlic and herb soft cheese | cream-cheese 150 g 150
2 courgettes (about 350g) | courgette 2 - 350
6 carrots (about 400g) | carrot 6 - 400
`,
  'cooked later': `
180g penne, cooked following pack instructions | pasta 180 g 180
200g basmati, cooked to packet instructions | basmati-rice 200 g 200
9 corn or wheat tortilla wraps | corn-tortilla 9 - 225
`,
  'eaten as they come': `
3 slices ready-to-eat ham | ham 3 slice 75
2 ready-to-eat smoked trout fillets | smoked-trout 2 fillet 130
6 full-size chipolatas | pork-sausages-raw 6 chipolata 180
4 slices wafer-thin ham | ham 4 slice 100
200ml smooth orange juice | orange-juice 200 ml 208
arils of 1 large pomegranate | pomegranate 1 pomegranate 130
a small pack of flat-leaf parsley | parsley 1 pack 20
`,
}
