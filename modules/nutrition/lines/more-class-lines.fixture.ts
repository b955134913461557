/** More classes of what recipe lines do, each with lines of its own (form of `class-lines.fixture.ts`). */
export const MORE_CLASS_LINES: { readonly [name: string]: string } = {
  'what is done later, bones that are counted': `
120g egg noodles, cooked and drained | egg-noodles 120 g 120
2 cups rice, cooked | white-rice-boiled 2 cup 320
a 7-bone rack of lamb | lamb 1 rack 450
2 x 6-rib racks of lamb | lamb 2 rack 900
1 tsp finely chopped green chillies | green-chilli 1 tsp 3
`,
  'no liquid in a bag': `
One 16-ounce bag frozen baby lima beans | butter-beans-canned 1 bag 453.6
1 x 400g tin butter beans | butter-beans-canned 1 can 240
2 cups freshly grated coconut | coconut-fresh 2 cup 160
`,
  'tins of another size, shells, toast': `
2 x 410g tins black-eyed beans | black-eyed-beans-boiled 2 can 492
300g langoustine shells | ? 300 g 300
2 slices of toast | white-toast 2 slice 62
3 oranges, 1 sliced, 2 zest and juice | orange-zest 2 orange 18 && orange-juice 2 orange 150 && orange 1 - 140
1?2 teaspoon salt | salt 0.5 tsp 3
`,
  'a stroke that is lost': `
14 cup dried cranberries | cranberries-dried 0.25 cup 30
12 cups water | water 12 cup 2880
`,
  'chopped leaves by the spoon': `
2 tbsp finely chopped marjoram | oregano 2 tbsp 5
1 tbsp dried marjoram | marjoram-dried 1 tbsp 1.8
1 tbsp chopped fresh thyme leaves | thyme 1 tbsp 2.5
`,
  'some of it, in its shell, as it is served': `
2 oranges, juice of 1, the other sliced | orange-juice 1 orange 75 && orange 1 - 140
4 lemons, 3 juiced, 1 in wedges | lemon-juice 3 lemon 120 && lemon 1 - 70
grated zest of 1 orange and juice | orange-zest 1 orange 9 && orange-juice 1 orange 75
2 lemons, zest of 1 and juice of 2 | lemon-zest 2 lemon 12 && lemon-juice 2 lemon 80
2 eggs, whisked with 1 tbsp (15 ml) milk | egg 2 - 100
400g raw tiger prawns in the shell | prawns-raw 400 g 320
600g whole prawns, heads and shells on | prawns-raw 600 g 270
1 x 700g lobster | lobster 1 - 252
150g lobster meat | lobster 150 g 150
300g cold rice | white-rice-boiled 300 g 300
300g rice, rinsed in cold water | white-rice 300 g 300
3 carrots, sliced and cooked | carrot-boiled 3 - 228
40g stem ginger from a jar | stem-ginger 40 g 40
2 tbsp fresh corn kernels | sweetcorn-fresh 2 tbsp 19
75g chilli crisp | chilli-crisp 75 g 75
`,
  'a kind and an example of it': `
120g hard cheese, such as Comté or Gruyère | gruyere 120 g 120
350g firm white fish, preferably haddock | haddock 350 g 350
60g nuts, e.g. pecans | pecans 60 g 60
200g smoked fish, such as haddock | smoked-haddock 200 g 200
80g cheese, grated | cheddar 80 g 80
3 dashes Angostura bitters | cocktail-bitters 3 dash 2.4
1.8kg pork loin with bones | pork-loin 1.8 kg 1440
`,
  'fat and skin that the cook takes off': `
3 lean pork loin chops | pork-chop-trimmed 3 - 402
2 pork chops, all visible fat trimmed | pork-chop-trimmed 2 - 268
6 rashers back bacon, fat removed | bacon-medallions 6 rasher 150
6 rashers back bacon, rinds trimmed | bacon-back 6 rasher 198
3 smoked bacon medallions | bacon-medallions 3 medallion 75
300g lean pork steaks | pork-chop-trimmed 300 g 300
5 chicken thighs, bone in, skin removed | chicken-thigh-skinned 5 thigh 425
6 skinless chicken drumsticks | chicken-drumstick-skinned 6 drumstick 360
2 chicken legs, skinned | chicken-leg-skinned 2 leg 292
900g chicken drumsticks, skins and excess fat removed | chicken-drumstick-skinned 900 g 522
5 chicken thighs, bone in, skin on | chicken-thigh-skin 5 thigh 550
2 bone-in chicken breasts, skin off | chicken-breast 2 breast 330
`,
  'pieces of chicken': `
6 chicken pieces | chicken-pieces 6 piece 660
1.5kg chicken pieces | chicken-pieces 1.5 kg 1020
300g chicken pieces | chicken-meat 300 g 300
1kg boneless chicken pieces | chicken-meat 1 kg 1000
6 skinless chicken portions | chicken-pieces-skinned 6 portion 510
`,
  'cooked before it was sold': `
200g pouch brown basmati rice | brown-basmati-rice-boiled 1 pouch 200
250g pouch ready-to-eat Puy lentils | green-lentils-boiled 1 pouch 250
200g ready-to-heat wholegrain rice | brown-rice-boiled 200 g 200
250g bag brown rice | brown-rice 1 bag 250
300g straight-to-wok egg noodles | egg-noodles-boiled 300 g 300
`,
  'lean joints and steaks, duck without its skin': `
500g lean lamb leg steaks | lamb-leg-trimmed 500 g 500
3 lamb chops, fat trimmed | lamb-chops-trimmed 3 chop 189
2 rump steaks, trimmed of fat | rump-steak-trimmed 2 steak 400
1.2kg pork shoulder, fat trimmed | pork-shoulder-trimmed 1.2 kg 1200
1.2kg pork shoulder, trimmed of excess fat | pork-shoulder 1.2 kg 1200
`,
  'too small to be counted as usual ones': `
6 baby cucumbers, halved | cucumber 6 baby 360
3 baby Romaine lettuces | romaine-lettuce 3 baby ?
6 mini peppers | red-pepper 6 mini 180
3 mini naans | naan 3 mini 135
10 baby potatoes | new-potato 10 - 450
150g baby cucumbers | cucumber 150 g 150
`,
  'tins and cartons behind the name': `
350g lentils, can, drained | lentils-canned 350 g 210
200ml coconut milk, carton | coconut-drink 200 ml 202
400ml vegetable stock cube | stock-vegetable 400 ml 400
2 tsp vegetable stock cube | stock-cube-vegetable 2 tsp 10
1 bunch chard (approx.350g) | swiss-chard 1 bunch 350
1 + ½ tbsp cornflour | cornflour 1.5 tbsp 12
6 soft taco shells | flour-tortilla 6 - 270
100g natural yogurt (per serving) | natural-yogurt 100 g ?
395g tin kidney beans in chilli sauce | chilli-beans 1 can 395
45ml veg oil | vegetable-oil 45 ml 41.4
200g SR flour | self-raising-flour 200 g 200
150g whole wheat spaghetti | wholewheat-pasta 150 g 150
3 small tortilla wraps | flour-tortilla 3 wrap 126
200g raw king prawns, heads and shells removed | prawns-raw 200 g 200
200g raw king prawns, heads and shells on | prawns-raw 200 g 90
`,
  'the amount behind a dash, and what follows it': `
Bulgur - 1 cup uncooked | bulgur 1 cup 140
Chives - 2 T snipped | chives 2 tbsp 6
Rapeseed oil - 2 T | rapeseed-oil 2 tbsp 27.6
Limes - 2 whole limes | lime 2 - 120
Couscous - 150g dry | couscous 150 g 150
Dressing - 2 tbsp olive oil | ? - - ?
`,
  'wild and light, yolks and whites, a few leaves': `
2 wild salmon fillets | wild-salmon 2 fillet 240
300g sockeye salmon | wild-salmon 300 g 300
80g reduced-fat feta, crumbled | feta-light 80 g 80
3 eggs, whites only | egg-white 3 - 96
2 eggs, yolks only | egg-yolk 2 - 36
few coriander leaves | coriander 3 leaf 0.9
1 mugful of frozen peas | peas-frozen 1 mug 147.9
2 tsp light margarine | low-fat-spread 2 tsp 10
`,
  'parts, places and slips of the pen': `
leaves from 2 sprigs thyme | thyme 2 sprig 2
seeds of 1 vanilla pod | vanilla-paste 1 pod 2
the yolks of 3 large eggs | egg-yolk 3 large 60
slices of ciabatta | ciabatta - - ?
sprigs of dill | dill - - ?
600g best end fillet of pork | pork-fillet 600 g 600
3 breasts of chicken, skinned | chicken-breast 3 breast 495
250g red and yellow cherry tomatoes | cherry-tomato 250 g 250
200g white and wild rice | white-rice 100 g 100 && wild-rice 100 g 100
1 egg and granulated sugar to finish | egg 1 - 50 && granulated-sugar - - ?
3 cups crisp, crunchy lettuce | lettuce 3 cup 120
200ml plum or pear curd | ? 200 ml ?
700g loin of tuna | tuna-steak 700 g 700
150g Lindisfarne pork fillet | pork-fillet 150 g 150
80g Blencathra cheese, grated | ? 80 g 80
120g Harrietsham lentils | ? 120 g 120
60ml Brightwell double cream | double-cream 60 ml 60
2 tbsp chopped coriannder | coriander 2 tbsp 6
1 tsp ground tumeric | turmeric 1 tsp 3
4 numbers eggs | egg 4 - 200
1 cup light dry white wine | white-wine 1 cup 240
`,
}
