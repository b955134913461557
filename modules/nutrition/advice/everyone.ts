import { type Advice, each, foods, some } from './advice.ts'
import { CAFFEINE, CAFFEINE_TOLD, LIVER } from './pregnancy.ts'

/** Of raw meat 70 g are left of 100 g once it is cooked. */
const RED_MEAT = foods(
  each(100, [
    ...['beef-mince', 'lean-beef-mince', 'beef-mince-10-fat', 'beef-mince-20-fat', 'braising-steak', 'rump-steak'],
    ...['rump-steak-trimmed', 'sirloin-steak', 'sirloin-steak-trimmed', 'fillet-steak', 'beef-brisket', 'beef-topside'],
    ...['oxtail', 'beef-burger', 'beef-sausages', 'veal-escalope', 'venison', 'lamb-mince', 'ground-lamb', 'lamb-leg'],
    ...['lamb-leg-trimmed', 'lamb-shoulder', 'lamb-diced', 'lamb-chops', 'lamb-chops-trimmed', 'lamb-neck-fillet'],
    ...['lamb-shank', 'bacon-back', 'bacon-medallions', 'bacon-streaky', 'gammon-raw', 'pork-chop', 'pork-mince'],
    ...['ground-pork', 'pork-belly-raw', 'lamb', 'beef', 'short-ribs', 'rib-eye-steak', 'pork-fillet', 'pork-shoulder'],
    ...['pork-shoulder-trimmed', 'pork-loin-chop-raw', 'pork-chop-trimmed', 'pork-chop-american', 'pork-diced'],
    ...['pork-loin', 'pork-leg-raw', 'pork-ribs', 'pork-sausages-raw', 'pigs-in-blankets', 'veal-mince', 'veal-shin'],
    ...['wild-boar', 'goat-meat', 'bratwurst', 'merguez', 'lamb-breast', 'rib-of-beef', 'bison', 'beef-chuck-american'],
    ...['pork-butt-american', 'salt-pork', 'meatballs'],
  ]),
  each(70, [
    ...['beef-mince-cooked', 'lean-beef-mince-cooked', 'braising-steak-cooked', 'rump-steak-grilled'],
    ...['sirloin-steak-grilled', 'beef-topside-roast', 'beef-burger-grilled', 'corned-beef', 'beef-sausages-grilled'],
    ...['pastrami', 'bresaola', 'lamb-mince-cooked', 'lamb-leg-roast', 'lamb-shoulder-roast', 'lamb-chops-grilled'],
    ...['bacon-back-grilled', 'ham', 'gammon', 'pork-sausages', 'pork-roast', 'pork-belly', 'salami', 'chorizo'],
    ...['black-pudding', 'pepperoni', 'bacon-streaky-grilled', 'prosciutto', 'mortadella', 'frankfurter'],
    ...['smoked-sausage', 'nduja', 'salt-beef', 'luncheon-meat', 'beef-jerky', 'liver-sausage'],
  ]),
)

/** A unit is 10 ml of alcohol, 8 g (UK Chief Medical Officers 2016). */
const UNIT_G = 8
/** g of a drink with a unit, from the alcohol in 100 g of it: CoFID 2021; of sake SR28. */
const holding = (alcoholG: number, ids: readonly string[]) => each((100 * UNIT_G) / alcoholG, ids)
const UNITS = foods(
  holding(10.7, ['red-wine']),
  holding(10.3, ['white-wine']),
  holding(9.9, ['rose-wine']),
  holding(9.1, ['sparkling-wine']),
  holding(13.3, ['sherry']),
  holding(15.9, ['port']),
  holding(3.2, ['lager']),
  holding(2.9, ['ale']),
  holding(3.3, ['stout']),
  holding(3.8, ['cider']),
  holding(31.7, ['spirits']),
  holding(19.8, ['liqueur', 'nut-liqueur']),
  holding(13.5, ['cream-liqueur']),
  holding(13.9, ['vermouth']),
  holding(16.1, ['sake']),
)

/** What is advised to everybody, or to all adults. */
export const ON_EVERYONE: readonly Advice[] = [
  {
    id: 'red-meat',
    who: ['adult'],
    limit: { kind: 'week', portions: 7 },
    portionG: RED_MEAT,
    told: { each: 70, unit: 'g' },
    sentence: 'Keep red and processed meat to about 70 g cooked a day on average, roughly 500 g a week.',
    source: 'NHS, Meat in your diet; Food Standards Scotland, Meat',
  },
  {
    id: 'liver-week',
    who: ['neither pregnant nor trying'],
    limit: { kind: 'week', portions: 1 },
    portionG: foods(
      each(100, LIVER),
      // As it is spread.
      each(50, ['pate', 'pate-foie-gras', 'liver-sausage']),
    ),
    sentence: 'Liver is very rich in vitamin A: have it no more than once a week.',
    source: 'NHS, Vitamin A; Food Standards Scotland, Vitamin A',
  },
  {
    id: 'brazil-nuts',
    who: ['everybody'],
    limit: { kind: 'day-portions', portions: 1 },
    portionG: foods(each(10, ['brazil-nuts'])),
    told: { each: 10, unit: 'g' },
    sentence: 'Brazil nuts are very rich in selenium: two nuts a day are plenty.',
    source: 'Thymewell, from CoFID 2021 and SR28',
  },
  {
    id: 'brown-seaweed',
    who: ['has or may have a child', 'under 18'],
    limit: { kind: 'week', portions: 1 },
    portionG: foods(each(5, ['wakame', 'kombu'])),
    sentence: 'Brown seaweeds such as kelp, kombu and wakame: once a week at most, because of their iodine.',
    source: 'UK Iodine Group, Seaweed; CoFID 2021',
  },
  {
    id: 'kelp',
    who: ['everybody'],
    limit: { kind: 'say' },
    portionG: some('kombu'),
    sentence: 'Kelp and kombu can hold far more iodine than a day needs; use a little, and not daily.',
    source: 'CoFID 2021; UK Iodine Group, Seaweed',
  },
  {
    id: 'hijiki',
    who: ['everybody'],
    limit: { kind: 'never' },
    portionG: some('hijiki'),
    sentence: 'Hijiki seaweed holds arsenic: choose nori, wakame, arame or kombu instead.',
    source: 'Food Standards Agency, Consumers advised not to eat hijiki seaweed (July 2004, repeated August 2010)',
  },
  {
    id: 'bitter-kernels',
    who: ['everybody'],
    limit: { kind: 'never' },
    portionG: some('apricot-kernels', 'bitter-almonds'),
    sentence: 'Apricot kernels and bitter almonds release cyanide and should not be eaten.',
    source: 'Food Standards Agency, Advice on apricot and bitter almond kernels (12 May 2016)',
  },
  {
    id: 'liquorice',
    who: ['over 40'],
    limit: { kind: 'say' },
    portionG: some('liquorice'),
    sentence:
      'A lot of black liquorice, about 57 g every day, can push up blood pressure; ask a pharmacist if you take medicines.',
    source: 'NHS, Can eating too much black liquorice be bad for you?',
  },
  {
    id: 'alcohol-units',
    who: ['adult, neither pregnant, trying nor breastfeeding'],
    limit: { kind: 'week', portions: 14 },
    portionG: UNITS,
    isAlone: true,
    told: { each: 1, unit: 'units' },
    sentence: 'If you drink, have no more than 14 units a week, spread over three days or more.',
    source: 'UK Chief Medical Officers 2016, Low risk drinking',
  },
  {
    id: 'caffeine-adult',
    who: ['adult, neither pregnant nor breastfeeding'],
    limit: { kind: 'day-portions', portions: 4 },
    portionG: CAFFEINE,
    told: CAFFEINE_TOLD,
    sentence: 'Up to 400 mg of caffeine a day, and 200 mg at one time, raises no concern for most adults.',
    source: 'EFSA 2015, Caffeine; Food Standards Scotland, Caffeine',
  },
]
