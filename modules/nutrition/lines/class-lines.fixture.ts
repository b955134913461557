/**
 * Classes of what recipe lines do, each with lines of its own (form of `uk-lines.fixture.ts`). Every one must be right: what
 * is not known is '?', never a guess.
 */
export const CLASS_LINES: { readonly [name: string]: string } = {
  'alternatives and additions': `
1 tbsp light soy sauce or tamari | soy-sauce 1 tbsp 17
60 g salted butter or margarine | butter 60 g 60
2 beaten eggs with a splash of milk | egg 2 - 100
1 egg yolk, whisked with 2 tsp water | egg-yolk 1 - 18
500 ml vegetable or chicken stock | stock-vegetable 500 ml 500
2 beef or lamb stock cubes | stock-cube-beef 2 cube 20
300 g turkey or chicken mince | turkey-mince 300 g 300
1 tbsp red or white wine vinegar | red-wine-vinegar 1 tbsp 15
200 g penne or fusilli | pasta 200 g 200
2 tbsp sunflower/vegetable oil | sunflower-oil 2 tbsp 27.6
100 g walnuts or pecans, chopped | walnuts 100 g 100
150 ml single cream (or oat cream) | single-cream 150 ml 150
1 tbsp honey or maple syrup, to taste | honey 1 tbsp 21
1 red or yellow pepper, sliced | red-pepper 1 - 140
250 ml water or milk | water 250 ml 250
75 g cashew or almond butter | cashew-butter 75 g 75
2 tsp lemon or lime juice | lemon-juice 2 tsp 10.2
1 tbsp cornflour mixed with 2 tbsp cold water | cornflour 1 tbsp 8
`,
  units: `
3/4 c. whole milk | whole-milk 0.75 cup 185.3
1 c basmati rice | basmati-rice 1 cup 195
2 dl single cream | single-cream 2 dl 200
1.5 dl water | water 1.5 dl 150
2 T olive oil | olive-oil 2 tbsp 27.4
1 t bicarbonate of soda | bicarbonate-of-soda 1 tsp 5
2 Tbsp tahini | tahini 2 tbsp 30
1 TBS capers | capers 1 tbsp 9
3 tbs plain flour | plain-flour 3 tbsp 27
2 tblsp soured cream | soured-cream 2 tbsp 30
1 tspn turmeric | turmeric 1 tsp 3
500 gms potatoes | potato 500 g 500
2 kgs carrots | carrot 2 kg 2000
8 ozs Cheddar | cheddar 8 oz 226.8
2 lbs beef mince | beef-mince 2 lb 907.2
1 pt semi-skimmed milk | semi-skimmed-milk 1 pint 585
2 flurbs milk | ? 2 - ?
3 glorps of honey | ? 3 - ?
1 snoozle butter | ? 1 - ?
2 zings chopped tomatoes | ? 2 - ?
1 teaspoonvanilla extract | vanilla-extract 1 tsp 4.2
1/4 cupolive oil | olive-oil 0.25 cup 53.8
2 clove(s) garlic | garlic 2 clove 8
3 lrg eggs | egg 3 large 171
1 med onion | onion 1 medium 150
`,
  'words that make another food': `
100 g high protein cottage cheese | ? 100 g 100
2 yellow courgettes | courgette 2 - 400
150 g white rice flour | rice-flour 150 g 150
2 tbsp eggless mayonnaise | ? 2 tbsp ?
50 g nut-free pesto | ? 50 g 50
1 tbsp dairy-free butter | vegan-spread 1 tbsp 14
100 g meat-free mince | vegetarian-mince 100 g 100
2 tbsp tomato relish | tomato-relish 2 tbsp 34
1 preserved lemon | preserved-lemon 1 - 30
100 g turkey bacon | turkey-bacon 100 g 100
50 g soya cheese | ? 50 g 50
200 g cauliflower rice | cauliflower-rice 200 g 200
100 g chickpea pasta | pulse-pasta 100 g 100
1 tbsp truffle oil | flavoured-oil 1 tbsp 13.8
100 g smoked tofu | smoked-tofu 100 g 100
30 g whey protein powder | whey-protein 30 g 30
3 tbsp pumpkin spice syrup | ? 3 tbsp ?
50 g beef jerky | beef-jerky 50 g 50
200 g vegan sausages | vegetarian-sausages 200 g 200
1 tbsp peanut oil | groundnut-oil 1 tbsp 13.8
2 tbsp fish-free Worcestershire sauce | ? 2 tbsp ?
150 g sugar-free jam | ? 150 g 150
`,
  'what is bought with waste': `
1 kg fresh mussels, scrubbed | mussels 1 kg 300
1.2 kg chicken wings | chicken-wings 1.2 kg 720
1 kg chicken thighs, bone in, skin on | chicken-thigh-skin 1 kg 750
6 chicken thighs, bone-in | chicken-thigh-skin 6 thigh 660
500 g boneless chicken thighs | chicken-thigh 500 g 500
1.8 kg whole chicken | whole-chicken 1.8 kg 1224
1 chicken (about 1.6 kg) | whole-chicken 1 - 1088
2.5 kg chicken | whole-chicken 2.5 kg 1700
450 g chicken, diced | chicken-meat 450 g 450
1 kg clams | clams 1 kg 200
2 lamb shanks | lamb-shank 2 shank 560
600 g boneless lamb shoulder | lamb-shoulder 600 g 600
500 g chicken drumsticks | chicken-drumstick 500 g 335
1 kg peas in their pods | peas-fresh 1 kg 400
800 g potatoes, unpeeled | potato 800 g 800
`,
  states: `
250 g brown rice, cooked | brown-rice-boiled 250 g 250
250 g cooked brown rice | brown-rice-boiled 250 g 250
2 cups couscous, cooked | couscous-cooked 2 cup 314
300 g spaghetti, cooked according to the packet | spaghetti 300 g 300
180 g prawns, cooked and peeled | prawns-cooked 180 g 180
200 g dried chickpeas | chickpeas-dried 200 g 200
1 tin chickpeas, drained | chickpeas-canned 1 can 240
400 g can kidney beans, rinsed and drained | kidney-beans-canned 1 can 240
240 g drained chickpeas (a 400 g tin) | chickpeas-canned 240 g 240
120 g tuna in oil, drained | tuna-canned-oil 120 g 120
100 g mushrooms, sliced | mushroom 100 g 100
150 g roast chicken, shredded | roast-chicken 150 g 150
150 g almonds, ground | ground-almonds 150 g 150
1 tsp thyme leaves | thyme 1 tsp 0.8
1 tsp thyme | thyme-dried 1 tsp 1
2 tsp dried oregano | oregano-dried 2 tsp 2
1 tbsp fresh rosemary, chopped | rosemary 1 tbsp 2.5
50 g raw cashews | cashews 50 g 50
200 g frozen spinach | spinach-frozen 200 g 200
4 slices bacon, cooked | bacon-back-grilled 4 slice 88
`,
  'peppers, coriander, ginger and other two-faced words': `
2 peppers, deseeded | red-pepper 2 - 280
3 large peppers | red-pepper 3 large 540
200 g pepper, diced | red-pepper 200 g 200
1/2 tsp pepper | black-pepper 0.5 tsp 1.2
a pinch of pepper | black-pepper 1 pinch 0.2
2 tsp coriander | coriander-ground 2 tsp 3.6
1 tsp coriander | coriander-ground 1 tsp 1.8
2 tbsp chopped coriander | coriander 2 tbsp 6
25 g coriander | coriander 25 g 25
a handful of coriander | coriander 1 handful 10
1 tsp ginger | ground-ginger 1 tsp 1.8
1 tsp grated ginger | ginger 1 tsp 2.5
3 cm ginger | ginger 1 piece 15
1/2 tsp chilli | chilli-powder 0.5 tsp 1.4
1 chilli, deseeded | red-chilli 1 - 13
`,
  'amounts after the name': `
Butter 125g | butter 125 g 125
Eggs x3 | egg 3 - 150
Caster sugar - 200 g | caster-sugar 200 g 200
Plain flour: 350 g | plain-flour 350 g 350
Double cream, 300 ml | double-cream 300 ml 300
Carrots (3) | carrot 3 - 240
Red onions x 2 | red-onion 2 - 300
Olive oil 2 tbsp | olive-oil 2 tbsp 27.4
Garlic, 3 cloves | garlic 3 clove 12
Salt 1 tsp | salt 1 tsp 6
Cherry tomatoes 250 g, halved | cherry-tomato 250 g 250
Milk (250 ml) | semi-skimmed-milk 250 ml 257.5
`,
  'packs, brackets, pieces': `
2 x 400 g tins chopped tomatoes | chopped-tomatoes-canned 2 can 800
1 (400 g) tin coconut milk | coconut-milk 1 can 400
400 g tin butter beans, drained | butter-beans-canned 1 can 240
3 to 4 (1 pound) chicken breasts | chicken-breast 3-4 breast 453.6
4 (6-ounce) salmon fillets | salmon 4 fillet 680.4
2 (150 g) cod fillets | cod 2 fillet 300
1 boneless 2 pound beef brisket | beef-brisket 1 - 907.2
2 salmon fillets 130 g each | salmon 2 fillet 260
1 cup (240 ml) whole milk | whole-milk 1 cup 247
1 stick (113 g) butter | butter 1 stick 113
2 sticks unsalted butter | unsalted-butter 2 stick 226
1 head of garlic | garlic 1 head 40
1 head garlic | garlic 1 head 40
1 head broccoli | broccoli 1 head 350
1 iceberg lettuce | iceberg-lettuce 1 - 500
2 pork chops | pork-loin-chop-raw 2 - 300
4 lamb chops | lamb-chops 4 - 360
6 sheets lasagne | lasagne-sheets 6 sheet 108
9 lasagne sheets | lasagne-sheets 9 sheet 162
1 ball mozzarella | mozzarella 1 ball 125
200 g mozzarella cheese | mozzarella 200 g 200
1 block feta | feta 1 block 200
half a cucumber | cucumber 0.5 - 150
a quarter of a red cabbage | red-cabbage 0.25 - 212.5
2 sticks celery | celery 2 stick 80
1 stalk lemongrass | lemongrass 1 stick 12
3 sprigs rosemary | rosemary 3 sprig 9
1 bunch spring onions | spring-onion 1 bunch 100
1 sachet yeast | dried-yeast 1 sachet 7
1 x 7 g sachet fast-action dried yeast | dried-yeast 1 sachet 7
100 g pack rocket | rocket 1 pack 100
250 g punnet strawberries | strawberries 1 punnet 250
2 nests egg noodles | egg-noodles 2 nest 120
1 thumb-sized piece of ginger | ginger 1 thumb 20
5 black peppercorns | black-pepper 5 - 0.3
2 rashers streaky bacon | bacon-streaky 2 rasher 40
6 pork sausages | pork-sausages-raw 6 - 342
1 corn on the cob | sweetcorn-fresh 1 ear 125
2 bay leaves | bay-leaf 2 leaf 0.4
12 olives | olives-black 12 - 48
`,
  'foods a line can name': `
100 g bread crumbs | breadcrumbs 100 g 100
2 tbsp corn flour | cornflour 2 tbsp 16
50 g lard | lard 50 g 50
4 chapatis | chapati 4 - 220
1/2 cup half and half | half-and-half 0.5 cup 121
1 cup pumpkin puree | pumpkin-puree 1 cup 245
100 g oat flour | oat-flour 100 g 100
2 summer squash | yellow-squash 2 - 390
500 g lamb | lamb 500 g 500
500 g beef | beef 500 g 500
400 g fish | cod 400 g 400
300 g pork, cubed | pork-diced 300 g 300
1 turkey breast | turkey-breast 1 - ?
100 g provolone | provolone 100 g 100
1 tbsp yellow mustard | mustard-yellow 1 tbsp 15.6
2 tbsp ranch dressing | ranch-dressing 2 tbsp 30
200 g white chocolate chips | white-chocolate-chips 200 g 200
12 Oreos | oreo-cookie 12 - 144
1 cup heavy cream | heavy-cream 1 cup 238
1 pork tenderloin | pork-fillet 1 - 450
100 g pepperoni | pepperoni 100 g 100
2 cups cornmeal | polenta 2 cup 320
1 tbsp shortening | vegetable-shortening 1 tbsp 13
2 tomatillos | tomatillo 2 - 68
1 cup salsa verde | salsa-verde 1 cup 245
1 lb ground pork | ground-pork 1 lb 453.6
200 g cake flour | cake-flour 200 g 200
1 tbsp espresso powder | instant-coffee 1 tbsp 5
1 cup steel-cut oats | porridge-oats 1 cup 90
`,
  together: `
salt and freshly ground pepper | salt - - ? && black-pepper - - ?
1 tsp each of ground cumin and paprika | cumin-ground 1 tsp 2.1 && paprika 1 tsp 2.3
1 onion, 2 carrots and 2 sticks celery | onion 1 - 150 && carrot 2 - 160 && celery 2 stick 80
2 eggs plus 1 egg yolk | egg 2 - 100 && egg-yolk 1 - 18
1 tbsp each soy sauce and honey | soy-sauce 1 tbsp 17 && honey 1 tbsp 21
zest and juice of 1 orange | orange-zest 1 orange 9 && orange-juice 1 orange 75
juice of half a lemon | lemon-juice 0.5 lemon 20
1 lemon (juiced) | lemon-juice 1 lemon 40
1 lime, zested and juiced | lime-zest 1 lime 4 && lime-juice 1 lime 25
finely grated zest of 2 lemons | lemon-zest 2 lemon 12
`,
}
