/** Ingredient lines as US pages print them, and awkward ones of both countries, in the form of `uk-lines.fixture.ts`. */
export const US_LINES = `
2 cups all-purpose flour | plain-flour 2 cup 250
1 1/2 cups all-purpose flour, sifted | plain-flour 1.5 cup 187.5
1 cup (125g) all-purpose flour | plain-flour 1 cup 125
2 1/4 cups (280 g) flour | plain-flour 2.25 cup 280
3 cups bread flour | strong-flour 3 cup 3*137
1 cup whole wheat flour | wholemeal-flour 1 cup 120
1 cup almond flour | ground-almonds 1 cup 96
2 tablespoons cornstarch | cornflour 2 tbsp 16
1 teaspoon baking soda | bicarb 1 tsp 4.6
2 teaspoons baking powder | baking-powder 2 tsp 9.2
1 teaspoon kosher salt | salt 1 tsp 6
1/2 teaspoon salt | salt 0.5 tsp 3
3/4 tsp. kosher salt | salt 0.75 tsp 4.5
1/4 teaspoon freshly ground black pepper | black-pepper 0.25 tsp 0.575
Kosher salt and freshly ground black pepper, to taste | salt - - ? && black-pepper - - ?
Salt and pepper to taste | salt - - ? && black-pepper - - ?
1 stick (1/2 cup) unsalted butter, softened | butter 1 stick 113
2 sticks butter, at room temperature | butter 2 stick 226
1/2 cup (1 stick) butter | butter 0.5 cup 113.5
3 tablespoons unsalted butter, melted | butter 3 tbsp 42.6
1 cup granulated sugar | caster-sugar 1 cup 200
3/4 cup packed light brown sugar | brown-sugar 0.75 cup 165
1 cup packed brown sugar | brown-sugar 1 cup 220
2 cups confectioners' sugar | icing-sugar 2 cup 240
1/2 cup powdered sugar, for dusting | icing-sugar 0.5 cup 60
1/4 cup maple syrup | maple-syrup 0.25 cup 78.7
1/3 cup honey | honey 1/3 cup 112
2 teaspoons pure vanilla extract | vanilla 2 tsp 8.4
1 cup semisweet chocolate chips | chocolate-chips 1 cup 170
1/2 cup unsweetened cocoa powder | cocoa 0.5 cup 43
1 cup old-fashioned rolled oats | porridge-oats 1 cup 90
1 cup rolled oats | porridge-oats 1 cup 90
2 large eggs | egg 2 large 114
3 eggs, lightly beaten | egg 3 - 150
1 large egg plus 1 egg yolk | egg 1 large 57 && egg-yolk 1 - 17
2 egg whites | egg-white 2 - 66
1 cup whole milk | whole-milk 1 cup 244
1 cup heavy cream | double-cream 1 cup 238
1/2 cup heavy whipping cream | double-cream 0.5 cup 119
1/2 cup sour cream | soured-cream 0.5 cup 115
1 cup plain Greek yogurt | greek-yogurt 1 cup 245
8 oz cream cheese, softened | cream-cheese 8 oz 226.8
8 ounces cream cheese, at room temperature | cream-cheese 8 oz 226.8
1 cup shredded sharp cheddar cheese | cheddar 1 cup 113
1/2 cup freshly grated Parmesan cheese | parmesan 0.5 cup 50
8 ounces fresh mozzarella, sliced | mozzarella 8 oz 226.8
1 cup crumbled feta cheese | feta 1 cup 150
1 cup ricotta | ricotta 1 cup 246
1 pound ground beef | beef-mince 1 lb 453.6
1 lb lean ground beef | beef-mince 1 lb 453.6
1 1/2 pounds boneless, skinless chicken thighs | chicken-thigh 1.5 lb 680.4
2 lbs boneless skinless chicken breasts | chicken-breast 2 lb 907.2
4 (6-ounce) skinless salmon fillets | salmon 4 fillet 680.4
4 (6 oz) boneless skinless chicken breasts | chicken-breast 4 breast 680.4
1 pound large shrimp, peeled and deveined | prawns 1 lb 453.6
1 lb. raw shrimp | prawns 1 lb 453.6
1 (14-ounce) can black beans, drained and rinsed | black-beans 1 can 238.1
1 (15 oz) can black beans | black-beans 1 can 255.1
2 (15-ounce) cans garbanzo beans, drained | chickpeas-canned 2 can 510.3
1 can (15 ounces) chickpeas, rinsed and drained | chickpeas-canned 1 can 255.1
1 (28-ounce) can crushed tomatoes | chopped-tomatoes 1 can 793.8
1 28-oz can whole peeled tomatoes | plum-tomatoes-canned 1 can 793.8
1 (14.5 oz) can diced tomatoes | chopped-tomatoes 1 can 411.1
1 (13.5-ounce) can full-fat coconut milk | coconut-milk 1 can 382.7
1 (6-ounce) can tomato paste | tomato-puree 1 can 170.1
2 tablespoons tomato paste | tomato-puree 2 tbsp 32
1 can black beans, drained | black-beans 1 can 240
2 cups canned black beans | black-beans 2 cup 344
1 cup uncooked quinoa | quinoa 1 cup 170
1 cup long-grain white rice | rice 1 cup 185
2 cups cooked rice | rice-cooked 2 cup 316
1 1/2 cups jasmine rice | rice 1.5 cup 277.5
1 cup brown lentils, rinsed | green-lentils 1 cup 192
1 cup dried red lentils | red-lentils 1 cup 192
12 ounces spaghetti | spaghetti 12 oz 340.2
1 pound penne pasta | pasta 1 lb 453.6
8 oz elbow macaroni | pasta 8 oz 226.8
12 lasagna noodles | lasagne-sheets 12 - 12*18
4 cups chicken broth | chicken-stock 4 cup 960
1 quart vegetable broth | vegetable-stock 1 quart 1136.5
2 cups low-sodium chicken broth | chicken-stock 2 cup 480
1/2 cup dry white wine | white-wine 0.5 cup 117.1
1/4 cup extra-virgin olive oil | olive-oil 0.25 cup 53.8
2 tablespoons olive oil, divided | olive-oil 2 tbsp 27
3 Tbsp. olive oil | olive-oil 3 tbsp 40.5
1 Tbsp canola oil | vegetable-oil 1 tbsp 13.8
2 tsp. toasted sesame oil | sesame-oil 2 tsp 9
1/4 cup soy sauce | soy-sauce 0.25 cup 63.1
1 tablespoon fish sauce | fish-sauce 1 tbsp 18
1 tablespoon Worcestershire sauce | worcestershire 1 tbsp 17
1 tbsp Dijon mustard | dijon 1 tbsp 15
1/2 cup mayonnaise | mayonnaise 0.5 cup 110
2 tablespoons red wine vinegar | red-wine-vinegar 2 tbsp 30
1 teaspoon apple cider vinegar | cider-vinegar 1 tsp 5
1/2 cup creamy peanut butter | peanut-butter 0.5 cup 129
1/4 cup tahini | tahini 0.25 cup 59.1
1 yellow onion, diced | onion 1 - 150
1 medium yellow onion, finely chopped | onion 1 medium 150
1 cup chopped onion | onion 1 cup 160
1 cup diced carrots | carrot 1 cup 110
1 cup diced celery | celery 1 cup 101
3 stalks celery, sliced | celery 3 stick 120
2 ribs celery, diced | celery 2 stick 80
4 cloves garlic, minced | garlic 4 clove 16
3 garlic cloves, minced | garlic 3 clove 12
1 head garlic | garlic 1 head ?
1 tablespoon minced garlic | garlic 1 tbsp 14
1 (1-inch) piece ginger, peeled and minced | ginger 1 piece 2.54*5
1-inch piece fresh ginger, grated | ginger 1 piece 2.54*5
2 medium zucchini, sliced | courgette 2 medium 400
1 cup shredded zucchini | courgette 1 cup 124
1 large eggplant, cubed | aubergine 1 large 450
1 red bell pepper, seeded and chopped | red-pepper 1 - 150
2 bell peppers, any color, sliced | pepper-mixed 2 - 300
1 bunch kale, stems removed | kale 1 bunch ?
4 cups baby spinach | spinach 4 cup 120
2 cups arugula | rocket 2 cup 40
1 pint cherry tomatoes, halved | cherry-tomato 1 pint 357.9
2 Roma tomatoes, diced | tomato 2 - 170
2 cups cherry tomatoes | cherry-tomato 2 cup 298
1 medium rutabaga, peeled | swede 1 medium 500
3 medium beets, roasted | beetroot 3 medium 255
6 scallions, thinly sliced | spring-onion 6 - 90
4 green onions, chopped | spring-onion 4 - 60
1/2 cup chopped fresh cilantro | coriander 0.5 cup 8
1 bunch cilantro | coriander 1 bunch 30
1/4 cup chopped fresh parsley | parsley 0.25 cup 15
1 cup fresh basil leaves | basil 1 cup 24
1 jalapeño, seeded and minced | jalapeno 1 - 14
2 jalapeño peppers, sliced | jalapeno 2 - 28
2 ears corn, kernels removed | corn-cob 2 ear 180
8 ounces cremini mushrooms, sliced | mushroom 8 oz 226.8
8 oz. sliced white mushrooms | mushroom 8 oz 226.8
1 lb russet potatoes, peeled | potato 1 lb 453.6
2 pounds Russet potatoes | potato 2 lb 907.2
1 head cauliflower, cut into florets | cauliflower 1 head 600
2 cups broccoli florets | broccoli 2 cup 182
1 teaspoon ground cumin | cumin-ground 1 tsp 2.1
1 teaspoon chili powder | chilli-powder 1 tsp 2.7
1/2 teaspoon crushed red pepper flakes | chilli-flakes 0.5 tsp 0.9
1/8 teaspoon cayenne pepper | cayenne 0.125 tsp 0.225
2 teaspoons Italian seasoning | mixed-herbs 2 tsp 2
1 teaspoon dried oregano | oregano-dried 1 tsp 1
1/2 teaspoon ground ginger | ginger-ground 0.5 tsp 0.9
1/2 teaspoon ground nutmeg | nutmeg 0.5 tsp 1.1
a pinch of ground nutmeg | nutmeg 1 pinch 0.1375
1 teaspoon garlic powder | garlic-powder 1 tsp 3.1
1 packet active dry yeast | yeast 1 pack ?
2 1/4 teaspoons active dry yeast | yeast 2.25 tsp 6.975
Juice of 2 limes | lime-juice 2 lime 70
Zest and juice of 1 lemon | lemon-zest 1 lemon 6 && lemon-juice 1 lemon 45
1 teaspoon lemon zest | lemon-zest 1 tsp 2
2 tablespoons fresh lemon juice | lemon-juice 2 tbsp 30
2 tablespoons freshly squeezed lime juice | lime-juice 2 tbsp 30.6
1 cup fresh or frozen blueberries | blueberries 1 cup 148
1/2 cup raisins or dried cranberries | raisins 0.5 cup 72.5
1 cup walnuts, chopped | walnuts 1 cup 100
1/2 cup slivered almonds, toasted | flaked-almonds 0.5 cup 46
1 cup panko breadcrumbs | breadcrumbs 1 cup 60
4 slices bacon, cooked and crumbled | bacon 4 slice ?
6 strips bacon | bacon 6 rasher 150
4 flour tortillas | tortilla 4 - 180
8 small flour tortillas | tortilla 8 small 240
1 14-oz block extra-firm tofu, pressed | tofu 1 block 396.9
1 sheet puff pastry, thawed | puff-pastry 1 sheet 320
1 cup water | water 1 cup 237
1 cup boiling water | water 1 cup 237
Cooking spray | ? - - ?
Non-stick cooking spray | ? - - ?
1 tbsp gochujang | ? 1 tbsp ?
200g jackfruit | ? 200 g 200
2 tbsp tomato relish | ? 2 tbsp ?
1 sheet nori | ? 1 sheet ?
50g vegan butter | vegan-spread 50 g 50
25g vegan cheddar | ? 25 g 25
about 300g beef mince | beef-mince 300 g 300
approx. 2 tbsp water | water 2 tbsp 30
a couple of handfuls of spinach | spinach 2 handful 60
half a bunch of parsley, chopped | parsley 0.5 bunch 15
one and a half onions | onion 1.5 - 225
two eggs | egg 2 - 100
half a dozen eggs | egg 6 - 300
a dozen cherry tomatoes | cherry-tomato 12 - 180
1 lb 2 oz beef mince | beef-mince 1.125 lb 510.3
1lb 8oz stewing steak, cubed | beef-braising 1.5 lb 680.4
10oz/280g frozen peas | peas-frozen 10 oz 280
100g (3½oz) feta, crumbled | feta 100 g 100
300ml/½ pint double cream | double-cream 300 ml 300
1kg/2lb 4oz braising steak | beef-braising 1 kg 1000
6 x 150g skinless salmon fillets | salmon 6 fillet 900
4 x 125g chicken breasts | chicken-breast 4 breast 500
2 chicken breasts (about 150g each), sliced | chicken-breast 2 breast 300
4 skinless, boneless chicken breasts | chicken-breast 4 breast 600
8 chicken thighs, skin on | chicken-thigh 8 - 720
2 salmon fillets | salmon 2 fillet 260
6 rashers smoked streaky bacon, chopped | bacon 6 rasher 150
8 sausages | sausage 8 - 456
225g block halloumi, sliced | halloumi 1 block 225
1 x 125g ball mozzarella, torn | mozzarella 1 ball 125
2 x 145g tins tuna in spring water, drained | tuna-canned 2 can 203
198g tin sweetcorn, drained | sweetcorn-canned 1 can 164.34
4 anchovy fillets in oil, drained | anchovy 4 fillet 16
200g cooked king prawns | cooked-prawns 200 g 200
200g raw king prawns | prawns 200 g 200
1 mango, peeled, stoned and diced | mango 1 - 200
2 slices sourdough bread | bread 2 slice 80
4 pitta breads, warmed, to serve | pitta 4 - 240
100g/3½oz dark chocolate, broken into pieces | dark-chocolate 100 g 100
2 squares dark chocolate | dark-chocolate 2 square 20
1 tbsp each sesame seeds and pumpkin seeds | sesame-seeds 1 tbsp 9 && pumpkin-seeds 1 tbsp 9
a small handful each of mint and coriander | mint 1 handful 10 && coriander 1 handful 10
salt | salt - - ?
• 2 tbsp capers, drained | capers 2 tbsp 17.2
- 1 tsp Dijon mustard | dijon 1 tsp 5
3-4 tbsp water | water 3-4 tbsp 52.5
2 to 3 carrots | carrot 2-3 - 200
`
