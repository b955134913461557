/**
 * Ingredient lines as UK pages print them, each with what a cook understands: food, amount, unit, grams. '-' is none,
 * '?' is unknown, '2*80' two of 80 g. What follows '&&' is a second ingredient of the same line.
 */
export const UK_LINES = `
1 onion, finely chopped | onion 1 - 150
2 onions, finely sliced | onion 2 - 300
1 large onion, finely chopped | onion 1 large 200
1 small onion, diced | onion 1 small 80
2 medium onions, peeled and chopped | onion 2 medium 300
½ onion, grated | onion 0.5 - 75
1 red onion, halved and thinly sliced | red-onion 1 - 150
2 small red onions, cut into wedges | red-onion 2 small 2*80
1 garlic clove, crushed | garlic 1 clove 4
2 garlic cloves, crushed | garlic 2 clove 8
3 cloves garlic, finely chopped | garlic 3 clove 12
2–3 cloves of garlic, crushed | garlic 2-3 clove 10
2 large garlic cloves, sliced | garlic 2 clove 12
2 fat cloves garlic, peeled | garlic 2 clove 8
1 bulb garlic, halved horizontally | garlic 1 bulb 40
1 tsp garlic powder | garlic-powder 1 tsp 3
2cm piece ginger, peeled and grated | ginger 1 piece 10
one 2cm piece of ginger | ginger 1 piece 10
5cm piece fresh root ginger, peeled and finely chopped | ginger 1 piece 25
thumb-sized piece of ginger, grated | ginger 1 thumb 20
a thumb-sized piece fresh ginger, finely grated | ginger 1 thumb 20
1 tbsp grated ginger | ginger 1 tbsp 7
2.5cm/1in piece of root ginger, grated | ginger 1 piece 12.5
2 carrots, peeled and diced | carrot 2 - 160
3 large carrots, cut into chunks | carrot 3 large 360
200g carrots, peeled and grated | carrot 200 g 200
2 celery sticks, finely chopped | celery 2 stick 80
1 stick celery, diced | celery 1 stick 40
2 sticks of celery, trimmed and sliced | celery 2 stick 80
4 celery stalks, chopped | celery 4 stick 160
1kg floury potatoes, such as Maris Piper, peeled and cut into chunks | potato 1 kg 1000
750g Maris Piper potatoes, peeled | potato 750 g 750
500g/1lb 2oz new potatoes, halved | new-potato 500 g 500
4 baking potatoes (about 250g each) | potato 4 baking 1000
2 sweet potatoes, peeled and cubed | sweet-potato 2 - 400
1 large sweet potato (about 300g), cut into wedges | sweet-potato 1 large 300
1 courgette, grated | courgette 1 - 200
2 courgettes, cut into 1cm slices | courgette 2 - 400
1 aubergine, cut into 2cm cubes | aubergine 1 - 300
2 large aubergines, sliced lengthways | aubergine 2 large 800
1 red pepper, deseeded and sliced | red-pepper 1 - 140
2 red peppers, deseeded and cut into chunks | red-pepper 2 - 280
1 green pepper, chopped | green-pepper 1 - 140
4 ripe tomatoes, roughly chopped | tomato 4 - 340
6 vine tomatoes, halved | tomato 6 - 510
250g cherry tomatoes, halved | cherry-tomato 250 g 250
10 cherry tomatoes | cherry-tomato 10 - 120
2 x 400g tins chopped tomatoes | chopped-tomatoes-canned 2 can 800
2 x 400 g tins chopped tomatoes, drained | chopped-tomatoes-canned 2 can 800
400g can chopped tomatoes | chopped-tomatoes-canned 1 can 400
400g tin of plum tomatoes | plum-tomatoes-canned 1 can 400
1 x 400g tin chopped tomatoes | chopped-tomatoes-canned 1 can 400
1 tin chopped tomatoes | chopped-tomatoes-canned 1 can 400
½ x 400g tin chopped tomatoes | chopped-tomatoes-canned 0.5 can 200
500g passata | passata 500 g 500
680g jar passata | passata 1 jar 680
1 tbsp tomato purée | tomato-puree 1 tbsp 16
2 tbsp tomato puree | tomato-puree 2 tbsp 32
2 tsp tomato purée | tomato-puree 2 tsp 11
half a cucumber, deseeded and diced | cucumber 0.5 - 150
½ cucumber, sliced | cucumber 0.5 - 150
1 head broccoli, cut into florets | broccoli 1 head 350
200g Tenderstem broccoli | tenderstem-broccoli 200 g 200
1 small cauliflower, broken into florets | cauliflower 1 small 400
1 cauliflower (about 800g), leaves removed | cauliflower 1 - 800
200g baby spinach | spinach 200 g 200
a large handful of spinach leaves | spinach 1 handful 30
2 handfuls baby spinach | spinach 2 handful 60
100g frozen spinach, defrosted | spinach-frozen 100 g 100
100g curly kale, shredded | kale 100 g 100
50g rocket | rocket 50 g 50
a handful of rocket leaves, to serve | rocket 1 handful 20
250g chestnut mushrooms, sliced | chestnut-mushroom 250 g 250
150g button mushrooms, quartered | mushroom 150 g 150
4 portobello mushrooms | portobello-mushroom 4 - 320
1 fennel bulb, thinly sliced | fennel 1 bulb 250
1 butternut squash, peeled, deseeded and cubed | butternut-squash 1 - 750
½ butternut squash (about 500g), peeled and diced | butternut-squash 0.5 - 500
100g fine green beans, trimmed | green-beans 100 g 100
1 bunch asparagus, woody ends removed | asparagus 1 bunch 250
bunch of spring onions, sliced | spring-onion 1 bunch 100
4 spring onions, finely sliced | spring-onion 4 - 60
2 shallots, finely chopped | shallot 2 - 50
1 leek, trimmed and sliced | leek 1 - 160
2 large leeks, washed and sliced | leek 2 large 440
1 red chilli, deseeded and finely chopped | red-chilli 1 - 13
1-2 red chillies, finely sliced | red-chilli 1-2 - 19.5
1 green chilli, chopped (optional) | green-chilli 1 - 13
½ tsp chilli flakes | chilli-flakes 0.5 tsp 0.9
pinch of chilli flakes | chilli-flakes 1 pinch 0.2
1 tsp mild chilli powder | chilli-powder 1 tsp 2.7
1 ripe avocado, stoned and sliced | avocado 1 - 140
juice of 1 lemon | lemon-juice 1 lemon 40
juice of ½ lemon | lemon-juice 0.5 lemon 20
juice of half a lemon | lemon-juice 0.5 lemon 20
the juice of 2 limes | lime-juice 2 lime 50
zest of 1 lemon | lemon-zest 1 lemon 6
finely grated zest of 1 orange | orange-zest 1 orange 9
finely grated zest and juice of 1 lemon | lemon-zest 1 lemon 6 && lemon-juice 1 lemon 40
1 lemon, juiced | lemon-juice 1 lemon 40
1 lemon, zested and juiced | lemon-zest 1 lemon 6 && lemon-juice 1 lemon 40
½ lemon, juiced | lemon-juice 0.5 lemon 20
1 lime, cut into wedges | lime 1 - 60
1 lemon, sliced | lemon 1 - 70
lemon wedges, to serve | lemon - - ?
2 tbsp lemon juice | lemon-juice 2 tbsp 30.6
2 Bramley apples, peeled, cored and chopped | cooking-apple 2 - 400
1 eating apple, cored and grated | apple 1 - 120
2 ripe bananas, mashed | banana 2 - 200
100g blueberries | blueberries 100 g 100
a handful of raspberries | raspberries 1 handful 60
fresh or frozen raspberries | raspberries - - ?
50g raisins | raisins 50 g 50
8 dried apricots, chopped | apricots-dried 8 - 64
4 medjool dates, pitted | date-medjool 4 - 80
small bunch of coriander, roughly chopped | coriander 1 bunch 15
a small bunch of coriander, leaves picked | coriander 1 bunch 15
large bunch coriander, chopped | coriander 1 bunch 60
handful of fresh coriander leaves | coriander 1 handful 10
a handful of flat-leaf parsley, chopped | parsley 1 handful 10
2 tbsp chopped fresh parsley | parsley 2 tbsp 8
20g parsley, finely chopped | parsley 20 g 20
large handful basil leaves | basil 1 handful 10
a few basil leaves, to garnish | basil 3 leaf 1.5
4 thyme sprigs | thyme 4 sprig 4
2 sprigs of thyme, leaves picked | thyme 2 sprig 2
a sprig of rosemary | rosemary 1 sprig 3
2 sprigs fresh rosemary | rosemary 2 sprig 6
small bunch of mint, leaves only | mint 1 bunch 15
2 bay leaves | bay-leaf 2 leaf 2*0.2
1 bay leaf | bay-leaf 1 leaf 0.2
1 tsp dried oregano | oregano-dried 1 tsp 1
½ tsp dried thyme | thyme-dried 0.5 tsp 0.5
1 tsp dried mixed herbs | mixed-herbs 1 tsp 1
1 tsp ground cumin | cumin-ground 1 tsp 2.1
1½ tsp cumin seeds | cumin-seeds 1.5 tsp 3.2
1 tsp each ground cumin and coriander | cumin-ground 1 tsp 2.1 && coriander-ground 1 tsp 1.8
2 tsp ground coriander | coriander-ground 2 tsp 3.6
½ tsp turmeric | turmeric 0.5 tsp 1.5
1 tsp smoked paprika | smoked-paprika 1 tsp 2.3
2 heaped tsp sweet smoked paprika | smoked-paprika 2 tsp 4.6
1 tbsp garam masala | garam-masala 1 tbsp 6
1 heaped tbsp medium curry powder | curry-powder 1 tbsp 6.3
1 cinnamon stick | cinnamon-stick 1 stick 3
4 cloves | cloves 4 clove 0.4
6 cardamom pods, bashed | cardamom 6 pod 6*0.2
pinch of ground cinnamon | cinnamon-ground 1 pinch 0.2
a grating of nutmeg | nutmeg 1 sprinkle 0.1
a pinch of salt | salt 1 pinch 0.4
pinch of sea salt | sea-salt 1 pinch 0.4
½ tsp salt | salt 0.5 tsp 3
salt and freshly ground black pepper | salt - - ? && black-pepper - - ?
salt and pepper | salt - - ? && black-pepper - - ?
freshly ground black pepper | black-pepper - - ?
sea salt, to taste | sea-salt - - ?
1 tbsp olive oil | olive-oil 1 tbsp 13.7
1½ tbsp olive oil | olive-oil 1.5 tbsp 20.5
2 tbsp extra virgin olive oil, plus extra to serve | extra-virgin-olive-oil 2 tbsp 27.4
olive oil, for frying | olive-oil - - ?
a drizzle of olive oil | olive-oil 1 drizzle 5
2 tbsp vegetable or sunflower oil | vegetable-oil 2 tbsp 27.6
1 tbsp sunflower oil | sunflower-oil 1 tbsp 13.8
1 tsp toasted sesame oil | sesame-oil 1 tsp 4.6
25g butter | butter 25 g 25
50g unsalted butter, softened, plus extra for greasing | unsalted-butter 50 g 50
a knob of butter | butter 1 knob 10
knob of butter, melted | butter 1 knob 10
200g/7oz plain flour | plain-flour 200 g 200
225g plain flour, plus extra for dusting | plain-flour 225 g 225
2 tbsp plain flour | plain-flour 2 tbsp 18
175g self-raising flour, sifted | self-raising-flour 175 g 175
500g strong white bread flour | strong-white-flour 500 g 500
1 tbsp cornflour mixed with 2 tbsp water | cornflour 1 tbsp 8
7g sachet fast-action dried yeast | dried-yeast 1 sachet 7
1 tsp baking powder | baking-powder 1 tsp 4
½ tsp bicarbonate of soda | bicarbonate-of-soda 0.5 tsp 2.5
150g golden caster sugar | caster-sugar 150 g 150
1 tsp caster sugar | caster-sugar 1 tsp 4
100g light brown soft sugar | light-brown-sugar 100 g 100
1 tbsp soft light brown sugar | light-brown-sugar 1 tbsp 14
1-2 tbsp runny honey | honey 1-2 tbsp 31.5
1 tsp vanilla extract | vanilla-extract 1 tsp 4.2
100g porridge oats | porridge-oats 100 g 100
300g basmati rice, rinsed | basmati-rice 300 g 300
250g cooked rice | white-rice-boiled 250 g 250
400g spaghetti | spaghetti 400 g 400
350g dried penne pasta | pasta 350 g 350
2 nests egg noodles | egg-noodles 2 nest 120
200g red lentils, rinsed | red-lentils-dried 200 g 200
400g tin green lentils, drained | lentils-canned 1 can 240
400g can chickpeas, drained and rinsed | chickpeas-canned 1 can 240
2 x 400g cans chickpeas, drained | chickpeas-canned 2 can 480
250g dried chickpeas, soaked overnight | chickpeas-dried 250 g 250
400g tin kidney beans in water, drained | kidney-beans-canned 1 can 240
1 x 400g can butter beans, rinsed and drained | butter-beans-canned 1 can 240
400ml can coconut milk | coconut-milk 1 can 400
200ml coconut milk | coconut-milk 200 ml 200
500ml hot vegetable stock | stock-vegetable 500 ml 500
1 litre chicken or vegetable stock | stock-chicken 1 l 1000
600ml/1 pint chicken stock | stock-chicken 600 ml 600
1 vegetable stock cube | stock-cube-vegetable 1 cube 10
2 tbsp soy sauce | soy-sauce 2 tbsp 34
a dash of Worcestershire sauce | worcestershire-sauce 1 dash 1
4 eggs | egg 4 - 200
2 large free-range eggs, beaten | egg 2 large 114
1 egg yolk | egg-yolk 1 - 18
100ml semi-skimmed milk | semi-skimmed-milk 100 ml 103
½ pint milk | semi-skimmed-milk 0.5 pint 292.5
150ml double cream | double-cream 150 ml 150
3 tbsp Greek yogurt | greek-yogurt 3 tbsp 3*18
50g mature cheddar, grated | cheddar 50 g 50
`
