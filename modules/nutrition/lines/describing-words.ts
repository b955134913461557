import { sizeOf, unitOf } from './measures.ts'

/**
 * Words beside the name of a food that say something of it and make no other food of it. What is neither here nor in the
 * name may mean another food ('preserved' lemon, 'high protein' cottage cheese), so a reading that would have to pass it
 * over is none.
 */

const list = (words: string) => new Set(words.trim().split(/\s+/))

/** After these comes no more of the name. */
const ENDS = list(
  `for to with in from plus and or cut at on if weighing about approx approximately per each taken off such as of minus
  reserved any your including not a an the until then when before after by depending from into more also use eg ie`,
)

const STATES = list(
  `half quarter bone skin skinless boneless seedless crustless stemless total weight extra more fresh freshly raw warm hot
  cold soft softened firm ripe unripe overripe underripe thin thick fine rough whole only optional left room temperature
  temp lukewarm tepid boiling chilled melted thawed cool coarse frozen cooked uncooked leftover canned jarred bottled
  drained undrained clean unpeeled unsalted salted unsweetened tart crisp juicy tender sharp mild mature young old very
  bonein skinon boneon freerange fullfat microwave microwavable rindless stoneless pitless headless hairless fatless live aged
  centrecut thickcut finecut cornfed dayold linecaught drycured dryaged fastacting frenchtrimmed fullbodied handpicked
  handmade handcut highquality icecold newseason ovenready ovenroasted pinboned saltpacked quickcook shellon shelloff stoneground
  undyed vineripened airdried pale moist inner outer cultured salty pdo aoc dop pgi slow shallow deep bright`,
)
const SHAPES = list(
  `dice chunk wedge cube strip piece round ring matchstick baton julienne ribbon chiffonade half coin disc moon bite length
  lengthwise sliver shaving shard crosswise horizontal diagonal flake crumb nub`,
)
const QUALITIES = list(
  `good quality best nice short long tasting starchy unit scratch prebaked favourite favorite choice organic natural naturally pure real homemade homegrown home made
  bought store supermarket shop artisan premium traditional regular ordinary standard plain basic everyday classic style
  variety type kind brand assorted different other another garden local seasonal heritage heirloom british english
  scottish irish welsh unwaxed untreated bio ethical sustainable outdoor reared grass fed wild uncoated virgin
  ready prepared precooked preferably ideally approx roughly about some little few lot plenty touch hint
  spicy quick neutral tasty crispy crunchy hearty sturdy rustic stale pasture free-run vital lowsalt raised
  fruity meaty buttery bushy flavoursome flavorful flavourful delicious luscious healthy commercial miniature individual
  slender readymade everyday imported domestic inexpensive excellent robust mellow delicate simple creamy lump blonde fatty strong cloudy sterilised dolphin friendly drip pouring wide narrow fragrant shaken super flat pencil broad possible smoky cap our your
  couple enough smooth vacuum chargrilled flakey smallish largish smaller larger bigger premade uniform easy superfine flat
  favourite colossal major speedy leafy dainty asian oriental vietnamese
  mediterranean californian california stringless alaskan caribbean german russian italianstyle danish dutch belgian swiss-made peruvian moroccan lebanese cornish
  heaped heaping level rounded scant generous packed loosely tightly lightly firmly finely thinly thickly roughly
  coarsely well fully just pre lean unbleached bleached unrefined refined loose additional remaining rest pasteurised
  pasteurized grade spreadable sized size shaped cagefree deli farm farmhouse higher welfare flaky various uncut undiluted skinny luxury fancy speciality specialty generic finishing baby mini jumbo chunky plump fat big fleshy`,
)
/** What follows a number and is no part of a name. */
const MANNERS = list(
  `peel core trim wash rinse chop slice zest juice grate mince crush melt beat toast sift divide deseed devein stem pit
  shred crumble bashed torn cut beaten stewed broken split ground-fine shell head tail top end stalk husk shucked each
  minced picked hulled halved quartered mixed`,
)

/** What was done with these changes what is in them, or is a food of its own. */
const CHANGED = list(
  `smoked pickled preserved candied crystallised crystallized sweetened flavoured flavored infused fermented cured breaded
  battered malted processed reduced enriched fortified dried fried evaporated condensed clarified spiced seasoned marinated
  stuffed glazed curried creamed coated filled refried cultured sprouted jellied concentrated distilled refined baked
  caramelised caramelized confited sugared honeyed iced salted-dry textured corned potted hydrolysed hydrolyzed dehydrated
  caffeinated decaffeinated blackened powdered puffed popped rolled extruded sundried brined soused gelled carbonated freeze
  linseed flaxseed rapeseed aniseed seaweed seed bread weed need feed shredded-wheat eyed red blended jerked
  jelly curly chilly holy wholly belly brolly lolly family`,
)

const FREE = /^(?:gluten|wheat|dairy|milk|lactose|egg|nut|peanut|soya|meat|sugar|fat|salt|alcohol|fish|sesame)free$/

/** Whether what comes after this word is no part of a name: 'flour for dusting'. */
export function endsName(word: string): boolean {
  return ENDS.has(word)
}

/** Makers and marks that are printed before a name: 'Heinz ketchup', 'Lurpak butter'. None of them names a food. */
const MAKERS = list(
  `heinz lyle kikkoman tesco sainsbury waitrose asda morrisons aldi lidl knorr oxo marigold kallo bisto schwartz bart
  colman billington mcdougall homepride allinson lurpak anchor kerrygold philadelphia elmlea carnation nestle cadbury lindt
  valrhona callebaut ghirardelli hershey pillsbury morton hunt goya rao barilla filippo berio bertolli napolina cirio mutti
  hellmann maldon saxa tilda uncle loyd grossman sharwood patak amoy nando lea perrin crosse blackwell bonne
  maman hartley tiptree rowse gale yeo onken fage alpro oatly provamel cauldron linda mccartney birdseye aunt bessie
  mcvitie jacob carr ryvita warburton hovis kingsmill kellogg nabisco kraft campbell swanson progresso mccormick
  frank huy fong bragg lawry betsy bob duncan hines betty crocker duke crisco wesson pam mazola smucker skippy jif`,
)

/** 'glutenfree', 'vegan', 'eggless', 'mock': another food than the one it stands before, unless the list says so. */
export function denies(word: string): boolean {
  if (FREE.test(word) || DENYING.has(word)) return true
  return word.length > 5 && word.endsWith('less') && !STATES.has(word)
}

const DENYING = list(
  `vegan vegetarian veggie nondairy plant plantbased mock faux fake imitation substitute alternative replacement replacer
  free non vegetal`,
)

/** Whether a word describes and names nothing: units, sizes, numbers, what was done to a food ('chopped', 'finely'). */
export function isDescription(word: string): boolean {
  return isListed(word) || (!CHANGED.has(word) && word.length > 4 && (word.endsWith('ed') || word.endsWith('ly')))
}

/** The same, but for what only ends as such words do. */
function isListed(word: string): boolean {
  if (STATES.has(word) || SHAPES.has(word) || QUALITIES.has(word) || MANNERS.has(word) || MAKERS.has(word)) return true
  return unitOf(word) !== null || sizeOf(word) !== null || /^\d/.test(word)
}

/** Words of notes that name no food, so that whoever reads them knows that nothing was left out. */
const NOTED = list(
  `i you we it they he she them his her its our their this that these those there here is are was were be been being am
  do does did done doing have has had having will would can could may might must shall should need needed want wanted
  like liked love prefer use used using make makes making made get got give add added adding put take taken keep kept
  leave let go going see note notes recipe recipes above below next step steps direction instruction instructions method
  table link video post tip ingredient ingredients list section part parts side sides top bottom middle centre center
  inside outside over under up down out around along across through between after before during while once twice again
  still already yet ever never always usually often sometimes maybe perhaps almost nearly enough too so than because
  though although however but nor both either neither all none some many much most more less least several every own same
  different what which who how why where whether no yes ok okay
  taste serve serving garnish decorate decoration dust dusting grease greasing fry frying drizzle drizzling brush brushing
  coat coating roll rolling finish finishing cook cooking bake baking roast roasting grill grilling saute sauteing sear
  searing boil boiling simmer poach toss tossing rub rubbing season seasoning sprinkle sprinkling top topping fill filling
  dip dipping spread spreading soak soaking marinate marinating thicken thickening glaze glazing dredge dredging assembly
  blend blending whisk stir mix mixing fold knead spray spraying pour pouring press pressing wrap wrapping thaw defrost
  freeze chill cool warm heat reheat rest stand sit set store keep pack package packet label instruction direction
  minute minutes min hour hours hr second day night overnight week time ahead advance later now first last start end
  oven pan pot bowl plate tray tin dish jar glass blender processor grinder mortar pestle knife grater peeler microwave
  fridge freezer refrigerator counter kitchen towel paper cloth foil parchment skewer toothpick string sieve strainer
  colander spoon fork hand finger thumb machine mandoline microplane mill attachment
  inch inche cm mm centimetre centimeter millimetre long wide deep diameter degree fahrenheit celsius f c
  colour color colourful consistency texture flavour flavor heat heat-level spiciness sweetness preference desire
  amount number quantity volume portion people person guest serving kcal calorie
  easy quick simple great perfect delicious nicely clean possible available necessary usual desired preferred optional
  required recommended suggested needed leftover equivalent similar instead else alternatively otherwise except without
  with within only even evenly exactly slightly very quite rather really fairly bit little lot loads dash
  decide remainder guide fishmonger butcher greengrocer gut ideal seal strip stripped prep sixth yours cover covering lengthway crossway widthway pretty
  membrane rib vein seed seeds core stone pip stalk root tip end skin rind peel pith bone fat sinew gristle scale fin
  tail head eye shell pod husk leaf leave hull crown floret flesh meat trimming scrap tough woody outer inner hard green
  white dark light pale bright golden brown black red yellow orange purple pink colored coloured
  quarter third half double triple single pair couple dozen handful large small medium tiny huge
  one two three four five six seven eight nine ten eleven twelve twenty
  s t d ll re ve m x e g ie etc aka approx ca circa vs w o tbsp tsp
  good fresh well done room temperature temp refer reference adjust depend brand label available online amazon affiliate
  market grocery shop store supermarket section aisle buy bought find found sold call called known means meaning
  and or to of in on at by for from as if into onto off per via a an the not
  bite mouthful thickness thin thick fine coarse rough smooth chunky loose tight soft hard crisp
  roughly diagonally horizontally vertically lengthways crossways widthways sideways grain slice
  discard discarded reserve reserved save remove removed separate separated squeeze wring pat blot dry wet damp
  shape shaped form round square triangle oval ball disc strip chunk log
  choose choice pick select whichever whatever any anything something else extra plus minus total
  say try hold skip sub gallon food adobo fl info unit order excess mixture substitution substitute measure measurement version variation
  equal gourmet neutral cooker recommend solid personal sub swap substitute replace omit avoid include includes including
  style variety type kind
  today yesterday tomorrow day-old stale
  small-ish biggish such
  spare wedge lid base bottom layer layers cake loaf sauce dressing marinade dough batter crust frosting icing stew soup
  salad sandwich soup-based garnishing serving-size
  works work worked look looks looking feel feeling better best worse bad increase decrease
  reduce reach become process result balance edge close combination weather concern careful adjustment ground powder
  canned dried chopped table solid italian french greek american spanish mexican thai chinese japanese korean indian
  hungarian persian intensity humidity nature natural update final right sure final increase turn happen help stay worth
  complete immerse measurement altitude slow stove thermometer conversion nutrition various popular incredible
  hydration dependent wise lucky prominent higher sweeter richer tougher sturdier larger uniform edible stiff asian european
  savoury vegetable fruit veggy veg com www http link ad dutch kosher`,
)

/** Whether a word of a line says nothing of a food that is not named elsewhere in it, by all that is known of it. */
export function isUnderstood(word: string): boolean {
  return saysNothing(word) || isDescription(word) || (word.length > 4 && word.endsWith('ing'))
}

/** The same, of words that are on a list alone. */
export function saysNothing(word: string): boolean {
  return isListed(word) || endsName(word) || NOTED.has(word)
}
