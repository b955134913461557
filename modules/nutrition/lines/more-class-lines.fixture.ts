/** More classes of what recipe lines do, each with lines of its own (form of `class-lines.fixture.ts`). */
export const MORE_CLASS_LINES: { readonly [name: string]: string } = {
  'what is done later, bones that are counted': `
120g egg noodles, cooked and drained | egg-noodles 120 g 120
2 cups rice, cooked | white-rice-boiled 2 cup 320
a 7-bone rack of lamb | lamb 1 rack 450
2 x 6-rib racks of lamb | lamb 2 rack 900
1 tsp finely chopped green chillies | green-chilli 1 tsp 3
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
75g chilli crisp | ? 75 g 75
`,
  'a kind and an example of it': `
120g hard cheese, such as Comté or Gruyère | gruyere 120 g 120
350g firm white fish, preferably haddock | haddock 350 g 350
60g nuts, e.g. pecans | pecans 60 g 60
200g smoked fish, such as haddock | smoked-haddock 200 g 200
80g cheese, grated | cheddar 80 g 80
3 dashes Angostura bitters | ? 3 dash ?
1.8kg pork loin with bones | pork-loin 1.8 kg 1440
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
