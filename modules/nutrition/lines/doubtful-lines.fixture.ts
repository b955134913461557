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
1 can (10 oz) mushrooms | ? 1 can 283.5
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
4 dashes bitters | ? 4 dash ?
300ml bitter | ale 300 ml 303
½ tsp red pepper | chilli-flakes 0.5 tsp 0.9
1 tsp fennel | fennel-seeds 1 tsp 2
2 tsp vegetable stock | stock-cube-vegetable 2 tsp 10
100ml vegetable stock | stock-vegetable 100 ml 100
1 cup mixed herbs, chopped | mixed-herbs-fresh 1 cup 35
2 tsp parsley flakes | parsley-dried 2 tsp 1
200g Italian '00' pasta flour | strong-white-flour 200 g 200
`,
}
