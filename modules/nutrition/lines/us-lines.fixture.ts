/** Ingredient lines as US pages print them, and awkward ones of both countries, in the form of `uk-lines.fixture.ts`. */
export const US_LINES = `
2 cups all-purpose flour | plain-flour 2 cup 250
1 1/2 cups all-purpose flour, sifted | plain-flour 1.5 cup 187.5
1 cup (125g) all-purpose flour | plain-flour 1 cup 125
2 1/4 cups (280 g) flour | plain-flour 2.25 cup 280
3 cups bread flour | strong-white-flour 3 cup 390
1 cup whole wheat flour | wholemeal-flour 1 cup 125
1 cup almond flour | ground-almonds 1 cup 100
2 tablespoons cornstarch | cornflour 2 tbsp 16
1 teaspoon baking soda | bicarbonate-of-soda 1 tsp 5
2 teaspoons baking powder | baking-powder 2 tsp 8
1 teaspoon kosher salt | sea-salt 1 tsp 4
1/2 teaspoon salt | salt 0.5 tsp 3
3/4 tsp. kosher salt | sea-salt 0.75 tsp 3
1/4 teaspoon freshly ground black pepper | black-pepper 0.25 tsp 0.6
Kosher salt and freshly ground black pepper, to taste | sea-salt - - ? && black-pepper - - ?
Salt and pepper to taste | salt - - ? && black-pepper - - ?
1 stick (1/2 cup) unsalted butter, softened | unsalted-butter 1 stick 113
2 sticks butter, at room temperature | butter 2 stick 226
1/2 cup (1 stick) butter | butter 0.5 cup 113.5
3 tablespoons unsalted butter, melted | unsalted-butter 3 tbsp 42
1 cup granulated sugar | granulated-sugar 1 cup 200
3/4 cup packed light brown sugar | light-brown-sugar 0.75 cup 161.3
1 cup packed brown sugar | light-brown-sugar 1 cup 215
2 cups confectioners' sugar | icing-sugar 2 cup 240
1/2 cup powdered sugar, for dusting | icing-sugar 0.5 cup 60
1/4 cup maple syrup | maple-syrup 0.25 cup 78.1
1/3 cup honey | honey 1/3 cup 113.3
2 teaspoons pure vanilla extract | vanilla-extract 2 tsp 8.4
1 cup semisweet chocolate chips | chocolate-chips 1 cup 170
1/2 cup unsweetened cocoa powder | cocoa-powder 0.5 cup 50
1 cup old-fashioned rolled oats | porridge-oats 1 cup 90
1 cup rolled oats | porridge-oats 1 cup 90
2 large eggs | egg 2 large 114
3 eggs, lightly beaten | egg 3 - 150
1 large egg plus 1 egg yolk | egg 1 large 57 && egg-yolk 1 - 18
2 egg whites | egg-white 2 - 64
1 cup whole milk | whole-milk 1 cup 247
1 cup heavy cream | heavy-cream 1 cup 238
1/2 cup heavy whipping cream | heavy-cream 0.5 cup 119
1/2 cup sour cream | soured-cream 0.5 cup 120
1 cup plain Greek yogurt | greek-yogurt 1 cup 250
8 oz cream cheese, softened | cream-cheese 8 oz 226.8
8 ounces cream cheese, at room temperature | cream-cheese 8 oz 226.8
1 cup shredded sharp cheddar cheese | cheddar 1 cup 100
1/2 cup freshly grated Parmesan cheese | parmesan 0.5 cup 45
8 ounces fresh mozzarella, sliced | mozzarella 8 oz 226.8
1 cup crumbled feta cheese | feta 1 cup 150
1 cup ricotta | ricotta 1 cup 250
1 pound ground beef | beef-mince 1 lb 453.6
1 lb lean ground beef | lean-beef-mince 1 lb 453.6
1 1/2 pounds boneless, skinless chicken thighs | chicken-thigh 1.5 lb 680.4
2 lbs boneless skinless chicken breasts | chicken-breast 2 lb 907.2
4 (6-ounce) skinless salmon fillets | salmon 4 fillet 680.4
4 (6 oz) boneless skinless chicken breasts | chicken-breast 4 breast 680.4
1 pound large shrimp, peeled and deveined | prawns-raw 1 lb 453.6
1 lb. raw shrimp | prawns-raw 1 lb 453.6
1 (14-ounce) can black beans, drained and rinsed | black-beans-canned 1 can 238.1
1 (15 oz) can black beans | black-beans-canned 1 can 255.1
2 (15-ounce) cans garbanzo beans, drained | chickpeas-canned 2 can 510.3
1 can (15 ounces) chickpeas, rinsed and drained | chickpeas-canned 1 can 255.1
1 (28-ounce) can crushed tomatoes | chopped-tomatoes-canned 1 can 793.8
1 28-oz can whole peeled tomatoes | plum-tomatoes-canned 1 can 793.8
1 (14.5 oz) can diced tomatoes | chopped-tomatoes-canned 1 can 411.1
1 (13.5-ounce) can full-fat coconut milk | coconut-milk 1 can 382.7
1 (6-ounce) can tomato paste | tomato-puree 1 can 170.1
2 tablespoons tomato paste | tomato-puree 2 tbsp 32
1 can black beans, drained | black-beans-canned 1 can 240
2 cups canned black beans | black-beans-canned 2 cup 344
1 cup uncooked quinoa | quinoa 1 cup 175
1 cup long-grain white rice | white-rice 1 cup 195
2 cups cooked rice | white-rice-boiled 2 cup 320
1 1/2 cups jasmine rice | jasmine-rice 1.5 cup 292.5
1 cup brown lentils, rinsed | green-lentils-dried 1 cup 195
1 cup dried red lentils | red-lentils-dried 1 cup 195
12 ounces spaghetti | spaghetti 12 oz 340.2
1 pound penne pasta | pasta 1 lb 453.6
8 oz elbow macaroni | pasta 8 oz 226.8
12 lasagna noodles | lasagne-sheets 12 - 216
4 cups chicken broth | stock-chicken 4 cup 960
1 quart vegetable broth | stock-vegetable 1 quart 1136.5
2 cups low-sodium chicken broth | stock-chicken 2 cup 480
1/2 cup dry white wine | white-wine 0.5 cup 120
1/4 cup extra-virgin olive oil | extra-virgin-olive-oil 0.25 cup 53.8
2 tablespoons olive oil, divided | olive-oil 2 tbsp 27.4
3 Tbsp. olive oil | olive-oil 3 tbsp 41.1
1 Tbsp canola oil | rapeseed-oil 1 tbsp 13.8
2 tsp. toasted sesame oil | sesame-oil 2 tsp 9.2
1/4 cup soy sauce | soy-sauce 0.25 cup 68
1 tablespoon fish sauce | fish-sauce 1 tbsp 18
1 tablespoon Worcestershire sauce | worcestershire-sauce 1 tbsp 17
1 tbsp Dijon mustard | mustard-dijon 1 tbsp 16
1/2 cup mayonnaise | mayonnaise 0.5 cup 112.5
2 tablespoons red wine vinegar | red-wine-vinegar 2 tbsp 30
1 teaspoon apple cider vinegar | cider-vinegar 1 tsp 5
1/2 cup creamy peanut butter | peanut-butter 0.5 cup 129
1/4 cup tahini | tahini 0.25 cup 60.3
1 yellow onion, diced | onion 1 - 150
1 medium yellow onion, finely chopped | onion 1 medium 150
1 cup chopped onion | onion 1 cup 150
1 cup diced carrots | carrot 1 cup 120
1 cup diced celery | celery 1 cup 100
3 stalks celery, sliced | celery 3 stick 120
2 ribs celery, diced | celery 2 stick 80
4 cloves garlic, minced | garlic 4 clove 16
3 garlic cloves, minced | garlic 3 clove 12
1 head garlic | garlic 1 head 40
1 tablespoon minced garlic | garlic 1 tbsp 9
1 (1-inch) piece ginger, peeled and minced | ginger 1 piece 12.7
1-inch piece fresh ginger, grated | ginger 1 piece 12.7
2 medium zucchini, sliced | courgette 2 medium 400
1 cup shredded zucchini | courgette 1 cup 125
1 large eggplant, cubed | aubergine 1 large 400
1 red bell pepper, seeded and chopped | red-pepper 1 - 140
2 bell peppers, any color, sliced | red-pepper 2 - 280
1 bunch kale, stems removed | kale 1 bunch 200
4 cups baby spinach | spinach 4 cup 120
2 cups arugula | rocket 2 cup 40
1 pint cherry tomatoes, halved | cherry-tomato 1 pint 360.3
2 Roma tomatoes, diced | tomato 2 - 170
2 cups cherry tomatoes | cherry-tomato 2 cup 300
1 medium rutabaga, peeled | swede 1 medium 550
3 medium beets, roasted | beetroot 3 medium 270
6 scallions, thinly sliced | spring-onion 6 - 90
4 green onions, chopped | spring-onion 4 - 60
1/2 cup chopped fresh cilantro | coriander 0.5 cup 10
1 bunch cilantro | coriander 1 bunch 30
1/4 cup chopped fresh parsley | parsley 0.25 cup 10
1 cup fresh basil leaves | basil 1 cup 25
1 jalapeño, seeded and minced | jalapeno 1 - 15
2 jalapeño peppers, sliced | jalapeno 2 - 30
2 ears corn, kernels removed | sweetcorn-fresh 2 ear 250
8 ounces cremini mushrooms, sliced | chestnut-mushroom 8 oz 226.8
8 oz. sliced white mushrooms | mushroom 8 oz 226.8
1 lb russet potatoes, peeled | potato 1 lb 453.6
2 pounds Russet potatoes | potato 2 lb 907.2
1 head cauliflower, cut into florets | cauliflower 1 head 600
2 cups broccoli florets | broccoli 2 cup 180
1 teaspoon ground cumin | cumin-ground 1 tsp 2.1
1 teaspoon chili powder | chilli-powder 1 tsp 2.7
1/2 teaspoon crushed red pepper flakes | chilli-flakes 0.5 tsp 0.9
1/8 teaspoon cayenne pepper | cayenne-pepper 0.125 tsp 0.2
2 teaspoons Italian seasoning | mixed-herbs 2 tsp 2
1 teaspoon dried oregano | oregano-dried 1 tsp 1
1/2 teaspoon ground ginger | ground-ginger 0.5 tsp 0.9
1/2 teaspoon ground nutmeg | nutmeg 0.5 tsp 1.1
a pinch of ground nutmeg | nutmeg 1 pinch 0.2
1 teaspoon garlic powder | garlic-powder 1 tsp 3
1 packet active dry yeast | dried-yeast 1 pack 7
2 1/4 teaspoons active dry yeast | dried-yeast 2.25 tsp 7.9
Juice of 2 limes | lime-juice 2 lime 50
Zest and juice of 1 lemon | lemon-zest 1 lemon 6 && lemon-juice 1 lemon 40
1 teaspoon lemon zest | lemon-zest 1 tsp 2
2 tablespoons fresh lemon juice | lemon-juice 2 tbsp 30.6
2 tablespoons freshly squeezed lime juice | lime-juice 2 tbsp 30.6
1 cup fresh or frozen blueberries | blueberries 1 cup 150
1/2 cup raisins or dried cranberries | raisins 0.5 cup 75
1 cup walnuts, chopped | walnuts 1 cup 110
1/2 cup slivered almonds, toasted | flaked-almonds 0.5 cup 45
1 cup panko breadcrumbs | panko 1 cup 60
4 slices bacon, cooked and crumbled | bacon-back-grilled 4 slice 88
6 strips bacon | bacon-back 6 rasher 198
4 flour tortillas | flour-tortilla 4 - 180
8 small flour tortillas | flour-tortilla 8 small 280
1 14-oz block extra-firm tofu, pressed | tofu 1 block 396.9
1 sheet puff pastry, thawed | puff-pastry 1 sheet 320
1 cup water | water 1 cup 240
1 cup boiling water | water 1 cup 240
Cooking spray | spray-oil - - ?
Non-stick cooking spray | spray-oil - - ?
1 tbsp shio koji | ? 1 tbsp ?
200g banana blossom | ? 200 g 200
2 tbsp tomato relish | tomato-relish 2 tbsp 2*17
1 sheet dulse | ? 1 sheet ?
50g vegan butter | vegan-spread 50 g 50
25g vegan cheddar | vegan-cheese 25 g 25
about 300g beef mince | beef-mince 300 g 300
approx. 2 tbsp water | water 2 tbsp 30
a couple of handfuls of spinach | spinach 2 handful 60
half a bunch of parsley, chopped | parsley 0.5 bunch 15
one and a half onions | onion 1.5 - 225
two eggs | egg 2 - 100
half a dozen eggs | egg 6 - 300
a dozen cherry tomatoes | cherry-tomato 12 - 144
1 lb 2 oz beef mince | beef-mince 1.125 lb 510.3
1lb 8oz stewing steak, cubed | braising-steak 1.5 lb 680.4
10oz/280g frozen peas | peas-frozen 10 oz 280
100g (3½oz) feta, crumbled | feta 100 g 100
300ml/½ pint double cream | double-cream 300 ml 300
1kg/2lb 4oz braising steak | braising-steak 1 kg 1000
6 x 150g skinless salmon fillets | salmon 6 fillet 900
4 x 125g chicken breasts | chicken-breast 4 breast 500
2 chicken breasts (about 150g each), sliced | chicken-breast 2 breast 300
4 skinless, boneless chicken breasts | chicken-breast 4 breast 660
8 chicken thighs, skin on | chicken-thigh-skin 8 thigh 880
2 salmon fillets | salmon 2 fillet 250
6 rashers smoked streaky bacon, chopped | bacon-streaky 6 rasher 120
8 sausages | pork-sausages-raw 8 - 456
225g block halloumi, sliced | halloumi 1 block 225
1 x 125g ball mozzarella, torn | mozzarella 1 ball 125
2 x 145g tins tuna in spring water, drained | tuna-canned 2 can 203
198g tin sweetcorn, drained | sweetcorn-canned 1 can 164.3
4 anchovy fillets in oil, drained | anchovies 4 fillet 12
200g cooked king prawns | prawns-king-cooked 200 g 200
200g raw king prawns | prawns-raw 200 g 200
1 mango, peeled, stoned and diced | mango 1 - 200
2 slices sourdough bread | sourdough 2 slice 100
4 pitta breads, warmed, to serve | pitta 4 pitta 240
100g/3½oz dark chocolate, broken into pieces | dark-chocolate 100 g 100
2 squares dark chocolate | dark-chocolate 2 square 20
1 tbsp each sesame seeds and pumpkin seeds | sesame-seeds 1 tbsp 9 && pumpkin-seeds 1 tbsp 9
a small handful each of mint and coriander | mint 1 handful 10 && coriander 1 handful 10
salt | salt - - ?
• 2 tbsp capers, drained | capers 2 tbsp 18
- 1 tsp Dijon mustard | mustard-dijon 1 tsp 5
3-4 tbsp water | water 3-4 tbsp 52.5
2 to 3 carrots | carrot 2-3 - 200
`
