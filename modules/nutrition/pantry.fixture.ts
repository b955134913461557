import { per100g } from './amounts.ts'
import type { Food, FoodState, Origin } from './food.ts'

/**
 * A small list of foods for tests of the parser. Columns: id, name, synonyms, state, measures in g, g per ml, drained
 * share, origin. It has no figures of nutrients.
 */
const PANTRY = `
onion | Onion | yellow onion; brown onion; white onion | raw | small 60, medium 150, large 200, cup 160 | |
red-onion | Red onion | | raw | small 60, medium 150, large 200 | |
spring-onion | Spring onion | scallion; green onion | raw | medium 15, bunch 100 | |
shallot | Shallot | banana shallot | raw | medium 25, large 40 | |
leek | Leek | | raw | small 80, medium 150, large 220 | |
garlic | Garlic | garlic clove | raw | clove 4, large clove 6, small clove 3, bulb 40, tsp 4.7, tbsp 14 | |
ginger | Ginger, fresh | root ginger; ginger root; gingerroot; ginger; fresh root ginger | raw | cm 5, thumb 20, tbsp 6, tsp 2 | |
carrot | Carrot | | raw | small 50, medium 80, large 120, cup 110 | |
celery | Celery | | raw | stick 40, head 450, cup 101 | |
potato | Potato | floury potato; maris piper potato; russet potato; baking potato; king edward potato; new potato | raw | small 100, medium 175, large 280 | |
sweet-potato | Sweet potato | yam | raw | small 130, medium 200, large 300 | |
parsnip | Parsnip | | raw | medium 90 | |
swede | Swede | rutabaga | raw | medium 500 | |
beetroot | Beetroot | beet | raw | small 60, medium 85 | |
courgette | Courgette | zucchini | raw | small 120, medium 200, large 320, cup 124 | |
aubergine | Aubergine | eggplant | raw | small 200, medium 300, large 450 | |
red-pepper | Red pepper | red bell pepper; red capsicum | raw | small 75, medium 150, large 180 | |
green-pepper | Green pepper | green bell pepper | raw | medium 150 | |
pepper-mixed | Pepper, sweet | bell pepper; capsicum; mixed pepper | raw | medium 150 | |
tomato | Tomato | plum tomato; vine tomato; ripe tomato; beefsteak tomato | raw | small 65, medium 85, large 150 | |
cherry-tomato | Cherry tomato | baby plum tomato; grape tomato | raw | medium 15, cup 149 | |
cucumber | Cucumber | english cucumber | raw | medium 360 | |
broccoli | Broccoli | calabrese | raw | head 350, floret 20, cup 91 | |
tenderstem | Tenderstem broccoli | broccolini; long-stem broccoli | raw | medium 20 | |
cauliflower | Cauliflower | | raw | small 400, medium 600, large 840, head 600, cup 107 | |
spinach | Spinach | baby spinach; spinach leaf; baby leaf spinach; young spinach | raw | handful 30, bag 200, cup 30 | |
frozen-spinach | Spinach, frozen | | as sold | | |
kale | Kale | curly kale; cavolo nero; lacinato kale | raw | handful 30, cup 67 | |
rocket | Rocket | arugula; rocket leaf | raw | handful 20, cup 20 | |
mushroom | Mushroom | chestnut mushroom; button mushroom; cremini mushroom; closed cup mushroom; white mushroom | raw | medium 18, cup 70 | |
portobello | Portobello mushroom | | raw | medium 85 | |
fennel | Fennel | fennel bulb | raw | bulb 230 | |
butternut-squash | Butternut squash | | raw | small 600, medium 900, large 1300 | |
green-beans | Green beans | fine green bean; string bean; french bean; haricot vert | raw | cup 100 | |
asparagus | Asparagus | asparagus spear; asparagus tip | raw | bunch 250, medium 16 | |
cabbage-red | Red cabbage | | raw | small 560, medium 840 | |
lettuce | Lettuce | little gem lettuce; romaine lettuce; cos lettuce; little gem | raw | head 100, leaf 10 | |
corn-cob | Corn on the cob | ear of corn; sweetcorn cob | raw | ear 90, cob 90 | |
red-chilli | Red chilli | red chilli pepper; chilli; red chile | raw | small 8, medium 13, large 20 | |
green-chilli | Green chilli | serrano | raw | medium 13 | |
jalapeno | Jalapeño | jalapeno pepper; jalapeno chilli | raw | medium 14 | |
avocado | Avocado | hass avocado | raw | small 115, medium 150, large 200 | |
lemon | Lemon | unwaxed lemon | raw | medium 60, wedge 8, slice 7 | |
lemon-juice | Lemon juice | | raw | lemon 45, tbsp 15, tsp 5 | 1.02 |
lemon-zest | Lemon zest | lemon peel; lemon rind | raw | lemon 6, tbsp 6, tsp 2 | |
lime | Lime | | raw | medium 45, wedge 6 | |
lime-juice | Lime juice | | raw | lime 35 | 1.02 |
lime-zest | Lime zest | lime rind | raw | lime 4, tsp 2 | |
orange | Orange | | raw | small 100, medium 140, large 185 | |
orange-juice | Orange juice | | raw | orange 85 | 1.04 |
orange-zest | Orange zest | orange peel | raw | orange 8, tsp 2, tbsp 6 | |
apple | Apple | eating apple; granny smith apple; braeburn apple | raw | small 110, medium 150, large 200 | |
bramley | Bramley apple | cooking apple | raw | medium 200, large 300 | |
banana | Banana | ripe banana | raw | small 80, medium 100, large 120 | |
blueberries | Blueberries | blueberry | raw | handful 50, cup 148 | |
raspberries | Raspberries | raspberry | raw | handful 50, cup 123 | |
strawberries | Strawberries | strawberry | raw | medium 12, cup 150 | |
mango | Mango | | raw | medium 200, large 280 | |
pomegranate-seeds | Pomegranate seeds | pomegranate arils | raw | tbsp 11 | |
raisins | Raisins | | dried | tbsp 10, cup 145, handful 30 | |
dates | Medjool dates | date; pitted date | dried | medium 18 | |
apricots-dried | Apricots, dried | ready-to-eat apricot | dried | medium 8 | |
coriander | Coriander, fresh | cilantro; coriander leaf; coriander | raw | bunch 30, small bunch 15, large bunch 60, handful 10, sprig 1, tbsp 1, cup 16 | |
parsley | Parsley, fresh | flat-leaf parsley; parsley; italian parsley; curly parsley; parsley leaf | raw | bunch 30, small bunch 15, handful 10, sprig 1, tbsp 4, cup 60 | |
basil | Basil, fresh | basil leaf; basil; thai basil | raw | bunch 30, handful 10, leaf 0.5, cup 24, tbsp 2.6 | |
mint | Mint, fresh | mint leaf; mint | raw | bunch 30, small bunch 15, handful 10, sprig 2, leaf 0.3 | |
thyme | Thyme, fresh | thyme leaf; thyme | raw | sprig 1, tsp 0.8, tbsp 2.4 | |
rosemary | Rosemary, fresh | rosemary leaf; rosemary | raw | sprig 2, tbsp 1.7 | |
dill | Dill, fresh | dill | raw | bunch 20, small bunch 10, tbsp 1 | |
chives | Chives | | raw | bunch 20, tbsp 3 | |
sage | Sage, fresh | sage leaf; sage | raw | leaf 0.6 | |
bay | Bay leaf | bay | dried | leaf 0.2, medium 0.2 | |
oregano-dried | Oregano, dried | mexican oregano | dried | tsp 1, tbsp 3 | |
thyme-dried | Thyme, dried | | dried | tsp 1.4 | |
mixed-herbs | Mixed herbs, dried | italian seasoning | dried | tsp 1 | |
cumin-ground | Cumin, ground | cumin; cumin powder | dried | tsp 2.1, tbsp 6 | |
cumin-seeds | Cumin seeds | | dried | tsp 2.1, tbsp 6 | |
coriander-ground | Coriander, ground | coriander powder | dried | tsp 1.8, tbsp 5 | |
coriander-seeds | Coriander seeds | | dried | tsp 1.8 | |
turmeric | Turmeric | ground turmeric | dried | tsp 3 | |
paprika | Paprika | sweet paprika | dried | tsp 2.3, tbsp 6.8 | |
smoked-paprika | Smoked paprika | pimenton; sweet smoked paprika; hot smoked paprika | dried | tsp 2.3, tbsp 6.8 | |
chilli-powder | Chilli powder | hot chilli powder; mild chilli powder | dried | tsp 2.7, tbsp 8 | |
chilli-flakes | Chilli flakes | red pepper flake; crushed red pepper; dried chilli flake | dried | tsp 1.8 | |
cayenne | Cayenne pepper | cayenne | dried | tsp 1.8 | |
garam-masala | Garam masala | | dried | tsp 2, tbsp 6 | |
curry-powder | Curry powder | mild curry powder; medium curry powder | dried | tsp 2, tbsp 6.3 | |
cinnamon | Cinnamon, ground | cinnamon | dried | tsp 2.6 | |
cinnamon-stick | Cinnamon stick | | dried | stick 3, medium 3 | |
cloves | Cloves | whole clove | dried | medium 0.1, piece 0.1 | |
cardamom | Cardamom pods | cardamom | dried | medium 0.2, pod 0.2 | |
nutmeg | Nutmeg | grated nutmeg | dried | tsp 2.2 | |
ginger-ground | Ginger, ground | ginger powder | dried | tsp 1.8 | |
garlic-powder | Garlic powder | garlic granules | dried | tsp 3.1 | |
mustard-seeds | Mustard seeds | black mustard seed; yellow mustard seed | dried | tsp 3.3 | |
salt | Salt | sea salt; table salt; kosher salt; fine sea salt; sea salt flake; flaky sea salt | as sold | tsp 6, tbsp 18 | | | mineral
black-pepper | Black pepper | ground black pepper; pepper; freshly ground pepper; black peppercorn | dried | tsp 2.3 | |
white-pepper | White pepper | ground white pepper | dried | tsp 2.4 | |
olive-oil | Olive oil | extra virgin olive oil; extra-virgin olive oil; light olive oil | as sold | tbsp 13.5, tsp 4.5 | 0.91 |
vegetable-oil | Vegetable oil | canola oil; rapeseed oil; neutral oil | as sold | | 0.92 |
sunflower-oil | Sunflower oil | | as sold | | 0.92 |
sesame-oil | Sesame oil | toasted sesame oil | as sold | tsp 4.5, tbsp 13.6 | |
coconut-oil | Coconut oil | | as sold | tbsp 13.6 | |
butter | Butter | unsalted butter; salted butter | as sold | tbsp 14.2, stick 113, knob 10, cup 227 | | | dairy
vegan-spread | Vegan spread | vegan butter; dairy-free spread | as sold | tbsp 14 | |
plain-flour | Plain flour | all-purpose flour; all purpose flour; flour | as sold | cup 125, tbsp 8, tsp 2.6 | |
self-raising-flour | Self-raising flour | self-rising flour | as sold | cup 125, tbsp 8 | |
strong-flour | Strong white bread flour | bread flour; strong white flour | as sold | cup 137 | |
wholemeal-flour | Wholemeal flour | whole wheat flour; whole-wheat flour | as sold | cup 120 | |
cornflour | Cornflour | cornstarch; corn starch | as sold | tbsp 8, tsp 2.7 | |
caster-sugar | Caster sugar | superfine sugar; golden caster sugar; white sugar; sugar; granulated sugar | as sold | tbsp 12.5, tsp 4.2, cup 200 | |
brown-sugar | Brown sugar | light brown sugar; dark brown sugar; soft light brown sugar; light muscovado sugar; dark brown soft sugar | as sold | tbsp 13.8, tsp 4.6, cup 220 | |
icing-sugar | Icing sugar | powdered sugar; confectioners' sugar | as sold | tbsp 8, cup 120 | |
honey | Honey | runny honey; clear honey | as sold | tbsp 21, tsp 7 | 1.42 | | honey
maple-syrup | Maple syrup | | as sold | tbsp 20 | 1.33 |
golden-syrup | Golden syrup | | as sold | tbsp 21 | |
baking-powder | Baking powder | | as sold | tsp 4.6 | |
bicarb | Bicarbonate of soda | baking soda; bicarb | as sold | tsp 4.6 | |
yeast | Fast-action dried yeast | instant yeast; easy-blend yeast; dried yeast; active dry yeast | dried | sachet 7, tsp 3.1 | |
vanilla | Vanilla extract | pure vanilla extract; vanilla essence | as sold | tsp 4.2 | 0.88 |
cocoa | Cocoa powder | unsweetened cocoa powder; cocoa | as sold | tbsp 5.4, cup 86 | |
dark-chocolate | Dark chocolate | plain chocolate; bittersweet chocolate | as sold | square 10, bar 100 | |
chocolate-chips | Chocolate chips | semisweet chocolate chip; dark chocolate chip | as sold | cup 170 | |
porridge-oats | Porridge oats | rolled oat; oat; old-fashioned oat; jumbo oat | as sold | cup 90, tbsp 6 | |
basmati | Basmati rice | | dried | cup 185 | |
rice | White rice | long-grain rice; long grain rice; rice; jasmine rice | dried | cup 185 | |
rice-cooked | White rice, cooked | cooked rice | cooked | cup 158 | |
brown-rice | Brown rice | | dried | cup 190 | |
arborio | Arborio rice | risotto rice | dried | | |
quinoa | Quinoa | | dried | cup 170 | |
couscous | Couscous | | dried | cup 173 | |
bulgur | Bulgur wheat | bulgar wheat; bulgur | dried | cup 140 | |
spaghetti | Spaghetti | | dried | | |
pasta | Pasta, dried | penne; fusilli; penne pasta; short pasta; rigatoni; macaroni; elbow macaroni; pasta shapes | dried | cup 100 | |
lasagne-sheets | Lasagne sheets | lasagna noodle | dried | sheet 18 | |
egg-noodles | Egg noodles | medium egg noodle | dried | nest 60 | |
rice-noodles | Rice noodles | vermicelli rice noodle | dried | | |
red-lentils | Red lentils, dried | split red lentil; red split lentil | dried | cup 192 | |
green-lentils | Green lentils, dried | puy lentil; brown lentil | dried | cup 192 | |
lentils-canned | Lentils, canned | | canned | can 240 | | 0.6
chickpeas-canned | Chickpeas, canned | garbanzo bean | canned | can 240, cup 164 | | 0.6
chickpeas-dried | Chickpeas, dried | | dried | cup 200 | |
kidney-beans | Kidney beans, canned | red kidney bean | canned | can 240 | | 0.6
black-beans | Black beans, canned | | canned | can 240, cup 172 | | 0.6
cannellini | Cannellini beans, canned | white kidney bean | canned | can 240 | | 0.6
butter-beans | Butter beans, canned | lima bean | canned | can 240 | | 0.6
baked-beans | Baked beans | | canned | can 415 | |
chopped-tomatoes | Chopped tomatoes, canned | diced tomato; tinned tomato; canned tomato; crushed tomato | canned | can 400, cup 242 | |
plum-tomatoes-canned | Plum tomatoes, canned | whole peeled tomato | canned | can 400 | |
passata | Passata | tomato passata | as sold | | 1.03 |
tomato-puree | Tomato purée | tomato paste | as sold | tbsp 16, tsp 5.3 | |
sundried-tomatoes | Sun-dried tomatoes | sundried tomato | as sold | medium 8 | |
coconut-milk | Coconut milk | full-fat coconut milk; light coconut milk | canned | can 400, cup 226 | 0.97 |
sweetcorn-canned | Sweetcorn, canned | sweetcorn; corn kernel | canned | can 165 | | 0.83
tuna-canned | Tuna, canned | tuna chunk; tuna | canned | can 102 | | 0.7 | fish
olives | Black olives | kalamata olive; olive | as sold | medium 4, handful 25 | |
capers | Capers | | as sold | tbsp 8.6 | |
vegetable-stock | Vegetable stock | vegetable broth; hot vegetable stock | as sold | cup 240 | 1 |
chicken-stock | Chicken stock | chicken broth; hot chicken stock | as sold | cup 240 | 1 | | poultry
stock-cube | Vegetable stock cube | stock cube; vegetable bouillon cube | as sold | medium 10, cube 10 | |
soy-sauce | Soy sauce | light soy sauce; dark soy sauce | as sold | tbsp 16, tsp 5.3 | |
fish-sauce | Fish sauce | nam pla | as sold | tbsp 18, tsp 6 | | | fish
worcestershire | Worcestershire sauce | | as sold | tbsp 17, tsp 5.7 | | | fish
hot-sauce | Hot sauce | tabasco; sriracha | as sold | tsp 5 | |
tahini | Tahini | tahini paste | as sold | tbsp 15 | |
peanut-butter | Peanut butter | crunchy peanut butter; smooth peanut butter | as sold | tbsp 16, cup 258 | |
dijon | Dijon mustard | | as sold | tsp 5, tbsp 15 | |
wholegrain-mustard | Wholegrain mustard | | as sold | tbsp 15, tsp 5 | |
mayonnaise | Mayonnaise | mayo | as sold | tbsp 14, cup 220 | | | egg
ketchup | Tomato ketchup | ketchup | as sold | tbsp 17 | |
red-wine-vinegar | Red wine vinegar | | as sold | tbsp 15 | 1.01 |
white-wine-vinegar | White wine vinegar | | as sold | | 1.01 |
cider-vinegar | Cider vinegar | apple cider vinegar | as sold | tsp 5 | 1.01 |
balsamic | Balsamic vinegar | | as sold | tbsp 16 | 1.06 |
red-wine | Red wine | dry red wine | as sold | | 0.99 |
white-wine | White wine | dry white wine | as sold | | 0.99 |
water | Water | boiling water; cold water; warm water; hot water | as sold | cup 237 | 1 | | mineral
milk | Semi-skimmed milk | milk | as sold | cup 244 | 1.03 | | dairy
whole-milk | Whole milk | full-fat milk | as sold | cup 244 | 1.03 | | dairy
oat-milk | Oat milk | oat drink | as sold | | 1.03 |
double-cream | Double cream | heavy cream; heavy whipping cream | as sold | cup 238, tbsp 15 | 1 | | dairy
single-cream | Single cream | light cream | as sold | | 1.01 | | dairy
creme-fraiche | Crème fraîche | half-fat crème fraîche | as sold | tbsp 15 | | | dairy
soured-cream | Soured cream | sour cream | as sold | tbsp 15, cup 230 | 1.02 | | dairy
natural-yogurt | Natural yoghurt | plain yoghurt; yoghurt | as sold | tbsp 15, cup 245 | | | dairy
greek-yogurt | Greek yoghurt | greek-style yoghurt; plain greek yoghurt | as sold | tbsp 15, cup 245 | | | dairy
cheddar | Cheddar | mature cheddar; cheddar cheese; sharp cheddar; extra mature cheddar; sharp cheddar cheese | as sold | cup 113, handful 30 | | | dairy
parmesan | Parmesan | parmesan cheese; parmigiano reggiano | as sold | tbsp 5, cup 100 | | | dairy
mozzarella | Mozzarella | mozzarella cheese; fresh mozzarella | as sold | ball 125, cup 112 | | | dairy
feta | Feta | feta cheese | as sold | cup 150, block 200 | | | dairy
halloumi | Halloumi | | as sold | block 225, pack 225 | | | dairy
ricotta | Ricotta | | as sold | tub 250, cup 246 | | | dairy
cream-cheese | Cream cheese | soft cheese; full-fat soft cheese | as sold | tbsp 14.5, pack 165 | | | dairy
egg | Egg | free-range egg; hen's egg | raw | small 40, medium 50, large 57 | | | egg
egg-yolk | Egg yolk | | raw | small 15, medium 17, large 18 | | | egg
egg-white | Egg white | | raw | medium 33, large 35 | | | egg
tofu | Tofu | firm tofu; extra-firm tofu | as sold | block 280, pack 280 | |
chicken-breast | Chicken breast | chicken breast fillet; skinless chicken breast | raw | small 120, medium 150, large 200, breast 150 | | | poultry
chicken-thigh | Chicken thigh | chicken thigh fillet; skinless boneless chicken thigh | raw | medium 90, large 120 | | | poultry
whole-chicken | Whole chicken | chicken | raw | medium 1000, large 1300 | | | poultry
beef-mince | Beef mince | ground beef; lean beef mince; minced beef; lean ground beef; lean minced beef | raw | | | | meat
beef-braising | Braising steak | stewing beef; beef chuck; chuck steak; stewing steak | raw | | | | meat
lamb-mince | Lamb mince | ground lamb; minced lamb | raw | | | | meat
sausage | Sausages | sausage | raw | medium 57 | | | meat
bacon | Bacon | streaky bacon; smoked streaky bacon; back bacon; smoked bacon | raw | rasher 25 | | | pork
salmon | Salmon fillet | skinless salmon fillet; salmon; boneless salmon fillet | raw | fillet 130, medium 130 | | | fish
cod | Cod fillet | cod; cod loin | raw | fillet 140, medium 140 | | | fish
prawns | Prawns | king prawn; shrimp; raw king prawn; large shrimp; jumbo shrimp; peeled prawn; tiger prawn | raw | medium 8 | | | shellfish
cooked-prawns | Prawns, cooked | cooked king prawn | cooked | | | | shellfish
anchovy | Anchovy fillets | anchovy; anchovy fillet in oil | canned | fillet 4, medium 4 | | | fish
peas-frozen | Peas, frozen | pea; garden pea; petits pois | as sold | cup 134, handful 40 | |
bread | White bread | bread; sourdough bread; crusty bread; white bread | as sold | slice 40 | |
breadcrumbs | Breadcrumbs | fresh breadcrumb; white breadcrumb; panko breadcrumb; panko | as sold | cup 60, tbsp 4, handful 15 | |
pitta | Pitta bread | pita; pitta; pita bread | as sold | medium 60 | |
tortilla | Flour tortilla | tortilla; tortilla wrap; flour tortilla | as sold | small 30, medium 45, large 64 | |
puff-pastry | Puff pastry | all-butter puff pastry; ready-rolled puff pastry | as sold | sheet 320, pack 320 | |
almonds | Almonds | whole almond | as sold | handful 30, cup 143 | |
flaked-almonds | Flaked almonds | sliced almond; slivered almond | as sold | tbsp 7, cup 92 | |
ground-almonds | Ground almonds | almond flour; almond meal | as sold | tbsp 7, cup 96 | |
walnuts | Walnuts | walnut half; walnut piece | as sold | handful 30, cup 100 | |
cashews | Cashew nuts | cashew | as sold | handful 30, cup 137 | |
pine-nuts | Pine nuts | pine kernel | as sold | tbsp 8.5 | |
chia | Chia seeds | | as sold | tbsp 12 | |
sesame-seeds | Sesame seeds | toasted sesame seed | as sold | tbsp 9, tsp 3 | |
pumpkin-seeds | Pumpkin seeds | pepita | as sold | tbsp 9, handful 30 | |
`

/** The foods of the fixture, in its order. */
export const PANTRY_FOODS: readonly Food[] = PANTRY.trim().split('\n').map(foodOf)

function foodOf(row: string): Food {
  const [id = '', name = '', synonyms = '', state = '', measures = '', density = '', drained = '', origin = ''] = row
    .split('|')
    .map(cell => cell.trim())
  return {
    id,
    name,
    synonyms: list(synonyms, ';'),
    aisle: 'vegetables',
    allergens: [],
    origin: (origin || 'plant') as Origin,
    state: state as FoodState,
    ...(density && { gramsPerMl: Number(density) }),
    ...(drained && { drainedShare: Number(drained) }),
    measures: Object.fromEntries(list(measures, ',').map(measure)),
    per100g: per100g({}),
    source: { table: 'label', row: 'fixture' },
  }
}

function list(cell: string, separator: string): string[] {
  return cell === '' ? [] : cell.split(separator).map(part => part.trim())
}

function measure(text: string): [string, number] {
  const words = text.split(' ')
  return [words.slice(0, -1).join(' '), Number(words.at(-1))]
}
