import type { Aisle } from '../foods/food.ts'
import { saysNothing } from './describing-words.ts'

/**
 * Which words of a line hide no food. Whoever must not eat something relies on it, so that a word counts as harmless
 * only where it is on a list, whatever it ends in: 'chopped' is, 'floured', 'breading' and 'barly' are not.
 */

const list = (words: string) => new Set(words.trim().split(/\s+/))

/** What is done with a food and brings no other: 'peeled', 'for frying', 'finely'. */
const DONE = list(`
  added adjusted allowed arranged attached balled barbecued bashed bearded beheaded blanched bleached blemished blitzed blotted
  blushed boiled boned bought braised brined broiled browned bruised brushed butterflied called charred chargrilled
  chilled chined chopped choped chunked cleaned closed coarsened coloured colored combined compressed cooked cooled cored counted
  covered cracked crisped crumbled crushed cubed cut damaged debearded deboned deribbed described deseeded desired desiccated
  dessicated destalked destemmed destoned deveined diced diluted discarded discolored dissected dissolved dived divided
  doubled drained dyed flaked flattened flavorless fleshed fluffed fluted folded foraged forced formed frenched farmed
  filleted filtered finished fitted gently grained grated greased griddled grilled ground gutted halved handled hardened
  heaped heated hollowed hulled husked imported included jarred jointed juiced julienned knotted labeled labelled
  leaved leafed leveled levelled lined listed locked marbled mashed measured melted microwaved minced moistened multicolored
  multicoloured needed oiled opened packaged packed pared parboiled parched passed pasteurised pasteurized patted peeled
  picked pierced pinboned pinched pitted placed plucked plumped podded pointed poached portioned pounded
  precooked preferred preheated prepared prepped pressed pricked pulled pulsed pulverised pulverized punnetted purchased pureed
  purified pushed quartered reconstituted recommended refreshed refrigerated rehydrated removed rendered required
  reserved rested retained rinsed ripened ripped roasted rounded rubbed saved scalded scaled scored scooped scraped
  scrapped scrubbed sealed seared sectioned seeded segmented separated served shaken shaped shared shaved shelled shredded shucked
  sided sieved sifted simmered sized skewered skinned slashed sliced slivered smashed snapped snipped softened soaked sorted
  spatchcocked spiralised spiralized split sprayed squashed squeezed stacked stalked steamed stemmed stewed sterilised
  sterilized stirred stoned stored strained stringed striped stripped substituted suggested tailed tapped thawed thinned
  tied tinned toasted topped torn tossed trimmed turned twisted unattached unbaked unblanched unblemished unbleached
  uncoloured uncooked uncovered uncut undamaged undrained undyed unfiltered ungreased unheated unpeeled unpitted unrefined
  unrinsed unripened unroasted unrolled unseeded unshelled unshucked unsifted unskinned unsliced unsmoked unsprayed
  unstrained unstuffed unsulphured unsulfured untoasted untreated untrimmed unwashed unwaxed unwrapped used veined warmed
  washed weighed whisked whipped whizzed wilted wiped wrapped zested assorted fed fleshed rooted bottomed
  adding allowing baking balancing basting beating binding blanching blending blitzing boiling boning braising browning
  brushing buying canning carving charring chilling chipping chopping cleaning coating colouring combining containing
  cooking cooling counting covering crisping crumbling crushing cutting decorating defrosting depending desired deveining dicing
  dipping discarding dividing draining dredging drinking drizzling dusting eating everything excluding feeding filleting
  finishing folding following freezing frying garnishing getting glazing grating greasing griddling grilling grinding
  handling having heaping heating including juicing keeping kneading leaving lining making marinating mashing measuring
  melting mincing mixing moistening nothing oiling parboiling paring passing peeling picking pickling piercing piping placing
  poaching popping poaching pounding pouring preparing preserving pressing puréeing pureeing rasping reducing refreshing
  reheating remaining removing rendering reserving resting rimming rinsing rising roasting rolling rubbing running sauteing
  scalding scaling scoring scraping sealing searing seasoning separating serving setting shaping sharing shaving shredding sieving
  sifting simmering skimming skinning slicing smearing smoking soaking softening something splashing spreading spraying sprinkling
  squeezing standing steaming steeping stewing sticking stirring storing straining stripping substituting tasting thawing
  thickening thinning toasting tossing trimming turning tying using warming washing weighing whipping whisking wiping
  de content percent cent minimum maximum specialist supplier delicatessen grocer health unavailable follow jacket kernel coral gill
  beard quill beak cavity crescent disc disk slant angle peak liquidiser mandolin jug process processor skillet rack dust batch
  prominent presentation visible present low mild stain cartilage excess moisture end intact disposable stretch
  wrapping zesting according anything surrounding growing matching accompanying suckling weaning liking
  absolutely accordingly additionally alternately alternatively amply approximately barely beautifully briefly carefully
  cautiously coarsely completely crossly crosswisely daily deeply delicately densely diagonally directly easily entirely
  equally especially evenly exactly extremely fairly finally finely firmly freshly frugally fully generously gently
  gradually heavily highly horizontally ideally immediately individually initially judiciously lavishly liberally lightly
  likely locally loosely mainly merely moderately mostly naturally nearly neatly nicely normally notably occasionally
  only optionally organically originally partially particularly partly perfectly personally possibly preferably
  previously primarily probably properly purely quickly randomly really recently relatively responsibly roughly separately
  sharply shortly simply slightly slowly smoothly softly sparingly specially steadily stiffly strictly strongly
  sustainably terribly thickly thinly thoroughly tightly traditionally truly typically uncommonly uniformly usually
  vertically very vigorously warmly wholly widely oily sickly
`)

/**
 * Dishes, and what is made of several foods: 'apricot tart', 'fish in a creamy sauce'. What goes into them nobody can
 * tell. Of 'for the sauce' the foods are named elsewhere in the list.
 */
const DISHES = list(`
  tart cake loaf sauce dressing marinade dough batter crust frosting icing stew soup salad sandwich adobo
  topping filling coating spread crumb
`)
/** Dishes behind a food, and a verb or an amount elsewhere: 'to crumble', 'a drizzle of oil'. */
const DISHES_BEHIND = list(
  'crumble drizzle glaze mix mixture blend dip bake roast fry melt wrap roll grill mash toast base lid log shake dessert',
)
/** 'Mango split' is a dish, and 'chillies, split' are cut open. */
const DISHES_OF_FRUIT = list('split crush')
/** Shapes of what is cut, and of what is crumbed: celery sticks are celery, fish fingers are not all fish. */
const SHAPES_BEHIND = list('layer stick bite finger ball ring bar chip shell case cover cup')
export const CUT: ReadonlySet<Aisle> = new Set(['fruit', 'vegetables', 'herbs', 'spices'])

/** All of these: a heading may name a dish, since the lines beneath it say what goes in. */
export const DISH_WORDS: ReadonlySet<string> = new Set([
  ...DISHES,
  ...DISHES_BEHIND,
  ...DISHES_OF_FRUIT,
  ...SHAPES_BEHIND,
])

/** Tell what is in it without naming it: cheese, egg, butter, cream. */
const LADEN = list('buttery creamy cheesy eggy nutty milky crumby malty fruity meaty doughy biscuity')

/** What stands around a word of a line. */
export interface Around {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The aisle of the food whose name ends just before the word; null where none does. */
  readonly aisle: Aisle | null
}

/** Whether a word that is part of no food's name hides none. */
export function hidesNoFood(word: string, { before, after, aisle }: Around): boolean {
  if (DISH_WORDS.has(word) && REMOVED.has(after[0] ?? '')) return true
  if (DISHES.has(word)) return isPointedAt(before.slice(-POINTED_FROM))
  if (DISHES_BEHIND.has(word)) return aisle === null
  if (DISHES_OF_FRUIT.has(word)) return aisle !== 'fruit'
  if (SHAPES_BEHIND.has(word)) return aisle === null || CUT.has(aisle)
  return isHarmless(word)
}

/** Whether a word hides none wherever it stands. */
export const isHarmless = (word: string): boolean => !LADEN.has(word) && (DONE.has(word) || saysNothing(word))

/** 'Crusts removed', 'shells discarded': it is not eaten. */
const REMOVED = new Set(['removed', 'discarded', 'off'])
/** 'For the batter', 'to the sauce': what is pointed at has a list of its own. 'With the sauce' it comes in one pack. */
const POINTS = new Set(['for', 'the', 'your', 'this'])
const COMES_ALONG = new Set(['with', 'plus', 'and', 'in'])
const POINTED_FROM = 3
const isPointedAt = (before: readonly string[]) =>
  before.some(each => POINTS.has(each)) && !before.some(each => COMES_ALONG.has(each))
