/** More classes of lines, from the long tail of what recipes name (form of `class-lines.fixture.ts`). */
export const LONG_TAIL_LINES: { readonly [name: string]: string } = {
  'writing that says nothing': `
optional: 2 eggs | egg 2 - 100
~6 garlic cloves, sliced | garlic 6 clove 24
a little softened butter, for the tin | butter - - ?
just a little bit of olive oil | olive-oil - - ?
3- to 4-pound beef brisket | beef-brisket 3-4 lb 1587.6
2½- to 3-pound pork shoulder | pork-shoulder 2.5-3 lb 1247.4
120ml-160ml double cream | double-cream 120-160 ml 140
1 cup to 1 1/2 cups milk | semi-skimmed-milk 1-1.5 cup 308.8
2 ripe but not soft avocados | avocado 2 - 280
1 tablespoon plus 1/2 cup water | water 8.886 tbsp 133.3
5 tbsp or so water | water 5 tbsp 75
2 dozen oysters | oysters 24 - 240
8 ¼-inch-thick slices sourdough | sourdough 8 slice 400
a generous ½ tsp salt | salt 0.5 tsp 3
Salt, about ½ teaspoon | salt 0.5 tsp 3
half a head (about 1 pound) white cabbage | white-cabbage 0.5 head 453.6
2 tbsp (1 ounce/28 grams) butter | butter 2 tbsp 28.3
garnish: 2 tbsp chopped chives | chives 2 tbsp 6
to garnish: dill sprigs, grated lemon zest | dill - - ?
300 g peeled potatoes (about 360 g unpeeled) | potato 300 g 300
150 ml milk (add up to 40 ml more if it is stiff) | semi-skimmed-milk 150 ml 154.5
300 ml beef stock (boil 600 ml until it has halved) | stock-beef 300 ml 300
`,
  'lists of alternatives': `
3 tbsp olive, sunflower or rapeseed oil | olive-oil 3 tbsp 41.1
500 ml chicken, veal or vegetable stock | stock-chicken 500 ml 500
2 tbsp olive and sunflower oil | olive-oil 1 tbsp 13.7 && sunflower-oil 1 tbsp 13.8
6 boneless and skinless chicken thighs | chicken-thigh 6 thigh 510
3 tbsp plain flour seasoned with salt and ground pepper | plain-flour 3 tbsp 27
1 vanilla pod, or 1 tsp vanilla extract | vanilla-paste 1 pod 2
3 tbsp tomato and basil sauce | ? 3 tbsp ?
200 g walnut and raisin bread | ? 200 g 200
2 tbsp cream and chive dip | ? 2 tbsp ?
`,
  'remains and tools': `
2 banana leaves | ? 2 - ?
10 prawn heads and shells | ? 10 - ?
1 kg fish bones | ? 1 kg 1000
2 ham bones | ? 2 - ?
500 g lamb neck bones | ? 500 g 500
2 tbsp pickle juice | pickle-brine 2 tbsp 30
2 tbsp onion juice | ? 2 tbsp ?
`,
  'whole and cut': `
1 whole sea bass, about 600 g, scaled and gutted | sea-bass 1 - 300
2 sea bass fillets, 150 g each | sea-bass 2 fillet 300
1 x 5 kg turkey | whole-turkey 1 - 3250
450 g turkey, diced | turkey-meat 450 g 450
1 duck, about 2 kg | whole-duck 1 - 1200
4 kg rib of beef | rib-of-beef 4 kg 3200
1 chicken (2 kg), or 4 boneless breasts | whole-chicken 1 - 1360
4 veal chops, each about 200 g | veal-escalope 4 chop 800
50 g bone marrow | bone-marrow 50 g 50
2 duck breasts | duck-breast 2 breast 350
1 kg live crab | crab-whole 1 kg 300
2 tbsp crab meat | crab-meat 2 tbsp 30
`,
  names: `
2 bird's eye chillies, sliced | birds-eye-chilli 2 - 4
6 slices ham | ham 6 slice 150
100 g chanterelles | chanterelles 100 g 100
2 tbsp elderflower cordial | elderflower-cordial 2 tbsp 38
1 tbsp shaoxing rice wine | shaoxing-wine 1 tbsp 15
3 slices prosciutto | prosciutto 3 slice 45
1 preserved lemon, rind only | preserved-lemon 1 - 30
2 tbsp stem ginger syrup | sugar-syrup 2 tbsp 36
100 g brown shrimps | brown-shrimps 100 g 100
1 bunch chervil | chervil 1 bunch 25
8 amaretti biscuits | amaretti 8 - 40
200 g veal mince | veal-mince 200 g 200
1 jicama, peeled | jicama 1 - 650
200 g sourdough starter | sourdough-starter 200 g 200
1 box yellow cake mix | cake-mix 1 box 432
3 tbsp monk fruit sweetener | monk-fruit-sweetener 3 tbsp 36
2 tbsp garlic butter | garlic-butter 2 tbsp 28
100 g farmer's cheese | ricotta 100 g 100
4 blades of mace | mace 4 blade 2
Heinz tomato ketchup, to serve | tomato-ketchup - - ?
100 g Lurpak butter | butter 100 g 100
2 handfuls mixed herbs | mixed-herbs-fresh 2 handful 20
4 sprigs oregano | oregano 4 sprig 4
125 g Puy lentils, cooked | green-lentils-boiled 125 g 125
450 g beef steak | rump-steak 450 g 450
3 tbsp finely chopped coriander leaves and tender stems | coriander 3 tbsp 9
1 tsp garlic salt | garlic-salt 1 tsp 5.5
2 tbsp ras el hanout spice mix | ras-el-hanout 2 tbsp 12
`,
  'half of the fat, which is no half of it': `
40g half-fat mature cheddar | cheddar-reduced-fat 40 g 40
half fat crème fraîche 3 tbsp | creme-fraiche-half-fat 3 tbsp 45
100g half-fat mayonnaise | mayonnaise-light 100 g 100
150 g half-fat houmous | ? 150 g 150
2 tbsp reduced sugar jam | ? 2 tbsp ?
half a lemon | lemon 0.5 - 35
`,
  'a size without a figure of its own, and a splash of anything that pours': `
2 lge leeks, sliced | leek 2 large 440
4 large cherry tomatoes | cherry-tomato 4 large 63.4
a splash of rice wine | sake 1 splash 10
4 inner celery ribs | celery 4 stick 160
a dash of milk | semi-skimmed-milk 1 dash 5.2
2 dashes Tabasco | hot-sauce 2 dash 1.2
`,
  'fresh where a tin is usual': `
½ cup skinned, deseeded tomatoes, chopped | tomato 0.5 cup 90
1 can peeled chopped tomatoes | chopped-tomatoes-canned 1 can 400
300g sushi tuna | tuna-steak 300 g 300
1 tin tuna | tuna-canned 1 can 102
5 Peppadews, halved | peppadew-peppers 5 - 40
100ml sweet white wine | white-wine 100 ml 99
`,
  'peel that is left on': `
700g waxy potatoes, unpeeled | potato 700 g 700
450g unpeeled carrots | carrot 450 g 450
600g unpeeled pears | pear 600 g 600
900g potatoes, scrubbed, skins left on | potato 900 g 900
350g parsnips with their skins | parsnip 350 g 350
800g unpeeled satsumas | satsuma 800 g 600
1kg bananas, unpeeled | banana 1 kg 650
`,
  'what a tin holds drained, as the line says': `
400g tin haricot beans (235g drained) | haricot-beans-canned 1 can 235
2 x 400g cans kidney beans (480g drained weight), rinsed | kidney-beans-canned 2 can 480
2 x 160g tins tuna chunks, drained weight 112g | tuna-canned 2 can 224
340g jar green olives in brine, drained (drained weight 155g) | olives-green 1 jar 155
2 tins chickpeas (480g drained weight) | chickpeas-canned 2 can 480
2 x 350g jars olives (400g/14oz drained weight) | olives-black 2 jar 400
2 tins tuna, total drained weight 220g | tuna-canned 2 can 220
2 tins chickpeas (drained weight 240g) | chickpeas-canned 2 can 480
1 tin sweetcorn (160g when drained) | sweetcorn-canned 1 can 160
250g drained chickpeas | chickpeas-canned 250 g 250
400g tin chickpeas, drained and rinsed | chickpeas-canned 1 can 240
`,
  'apple cider of these islands': `
400ml apple cider | cider 400 ml 404
500ml dry apple cider | cider 500 ml 505
2 cups hard apple cider | cider 2 cup 478
`,
  'lean mince, and the weight of each': `
400g minced lean beef | lean-beef-mince 400 g 400
500g beef mince (10% or less fat) | beef-mince-10-fat 500 g 500
4, 4-oz pork loin chops, without bone | pork-loin-chop-raw 4 - 453.6
4, 6-oz salmon fillets | salmon 4 fillet 680.4
2 each salmon fillets (5 oz. ea) | salmon 2 fillet 283.5
1 onion, 2 carrots | onion 1 - 150 && carrot 2 - 160
`,
}
