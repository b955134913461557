import type { Recipe, RecipeCard } from './recipe.ts'

/**
 * What is pork, or is mostly made of it, as words of lower case without accents; each stands for its plural too. A
 * sausage or a dumpling is on the list whatever it is made of, as the specification has it.
 */
const TERMS = [
  'pork, pig, piglet, hog, boar, swine, ham, bacon, gammon, rasher, lardon, lard, fatback',
  // Cured whole: of Italy, Spain and Portugal, France, the German-speaking and the Slavonic countries.
  'pancetta, prosciutto, speck, guanciale, nduja, capicola, capocollo, coppa, culatello, lardo, lonza',
  'salumi, jamon, iberico, pata negra, lomo embuchado, cana de lomo, presunto, tocino, jambon, jambonneau',
  'ventreche, petit sale, schinken, kass?eler, eisbein, schwein, schweinebraten, schweinebauch',
  'schweinefleisch, schweinshaxe, boczek, golonka, smalec, slanina, szalonna, tasso, strutto',
  // Sausages and what is made like them.
  'sausage, sausagemeat, chorizo, chourico, salami, salame, pepperoni, mortadella, sopp?ressata, linguica',
  'longaniza, longganisa, butifarra, botifarra, morcilla, morcela, sobrass?ada, fuet, salchichon, alheira',
  'farinheira, salsiccia, luganega, finocchiona, cotechino, zampone, ciauscolo, wurst, bratwurst, bockwurst',
  'blutwurst, currywurst, knackwurst, knockwurst, leberwurst, liverwurst, mettwurst, weisswurst, frankfurter',
  'wiener, brats, landjager, leberkase, braunschweiger, cervelat, cervelas, kielbasa, kabanosy?, kabana',
  'kaszanka, krakowska, salceson, kulen, kolbasz?, andouille, andouillette, boudin, saucisse, saucisson',
  'crepinette, rillettes, rillons, saveloy, chipolata, banger, haslet, faggot, brawn, head ?cheese',
  'scotch egg, hot ?dog, luncheon meat, bologna, spam, scrapple, black pudding, white pudding',
  'lap ?(cheong|cheung|chong|xuong|yuk), sai ou?a, cha lua, gio lua, nem nuong',
  // Dishes that are nothing else, and parts of the animal.
  'ribs, spare ?rib, baby back, rack of rib, porchetta, carnitas, cochinita, cochinillo, lechon, al pastor',
  'tonkatsu, tonkotsu, char s(iu|ui|iew), cha ?shu, siu yuk, kakuni, bak kut teh, babi, samgyeopsal, bossam',
  'jokbal, sisig, trotter, chitterling, chitlin, cicciol[oi], cvarci, crackling, cracklin, scratchings',
  'chicharron, chicharrones, torresmo, dumpling',
].flatMap(terms => terms.split(', '))

const LEAVES =
  'celery|chard|kale|cavolo nero|cabbage|collards?|collard greens|greens|lettuce|romaine|fennel|rhubarb|cardoon|bok choy|pak choi|leaf|leaves'
const PLANTS = `(${LEAVES}|peppers?|chill?i(es|s)?|chiles?|jalapenos?)`
const BY_HAND = '(tough|thick|thin|woody|hard|coarse|fibrous|central|centre|center|middle|inner|white|pale|leaf|stem)'

/** Where such a word means something else. */
const SOMETHING_ELSE = [
  // The ribs of a leaf or a pepper.
  `(${LEAVES}) ribs`,
  `ribs (from|of|off|out of) ((the|each|all|your|a) )?([a-z]+ )?${PLANTS}`,
  `${PLANTS} (from|off) (its|their|the|any) (${BY_HAND} )?ribs`,
  `${BY_HAND} ribs`,
  '(seeds|stems|stalks|membranes|veins|pith|core) (and|or) (white )?ribs',
  '(white )?ribs (and|or) (seeds|stems|stalks|membranes|veins|pith|core)',
  '(ribs|seeds) (removed|discarded|cut out)',
  // What oil, seeds and fire do.
  '(starts?|started|starting|begins?|beginning|begun|began|stops?|stopped|keeps?|is|are|be|was|been|hear|until) ((it|them|they|the) )?([a-z]+ )?((is|are|start|starts) )?crackling',
  '(seeds|spices|oil|butter|ghee|leaves|gently|lightly|just|still|popping and|sizzling and|spluttering and) crackling',
  'crackling (sound|noise|fire|oil|hot|sugar|crust|wood|and (popping|sizzling|spluttering))',
  'guinea (pig|hog)s?',
  'speck of',
  '(queso iberico|iberico cheese)',
  '(salmon|trout|mackerel|tuna|crab|fish|duck|goose|rabbit|chicken|mushroom) rillettes',
  '(from|of|in|around) bologna',
  'faggot of (herbs|thyme|parsley)',
].map(words => new RegExp(`\\b(${words})(?= |$)`, 'g'))

const PORK = new RegExp(`\\b(${TERMS.join('|')})s?\\b`)

/** Whether a text names pork, by whole words: 'ham' is not in 'graham', nor 'ribs' in 'celery ribs'. */
export function mentionsPork(text: string): boolean {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return PORK.test(SOMETHING_ELSE.reduce((rest, pattern) => rest.replace(pattern, ' '), words))
}

/** Whether a recipe must be treated as if it were not there. */
export function isRejected({ name, description, ingredients, directions }: Recipe): boolean {
  return [name, description, ...ingredients, ...directions].some(mentionsPork)
}

/** The same for an entry of a list, which leads to a recipe that would be rejected. */
export function isRejectedCard({ name, description }: RecipeCard, ingredients: readonly string[]): boolean {
  return [name, description, ...ingredients].some(mentionsPork)
}
