import { ON_SUPPLEMENTS } from '#modules/nutrition/advice/supplements.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { type UpperLevel, upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import type { NutrientPage } from '#modules/nutrition/ranking/nutrient-pages.ts'

/** A warning that belongs to one nutrient, with where it is from. */
export interface NutrientWarning {
  readonly words: string
  readonly source: string
}

/** What the NHS tells everybody of one nutrient, in our words. */
const WARNINGS: ReadonlyMap<string, NutrientWarning> = new Map(
  Object.entries<NutrientWarning>({
    'vitamin-a': {
      words: [adviceNamed('liver'), ...ON_SUPPLEMENTS, adviceNamed('liver-week')]
        .map(({ sentence }) => sentence)
        .join(' '),
      source: 'NHS, Vitamin A',
    },
    folate: {
      words:
        'Trying for a baby, and in the first 12 weeks of pregnancy, 400 µg of folic acid a day from a supplement is advised, because it is hard to get so much from food alone. Some need more; a GP or midwife can say.',
      source: 'NHS, B vitamins and folic acid',
    },
    'vitamin-d': {
      words:
        'Between October and early March skin in the UK does not make enough vitamin D from sunlight, and it is hard to get enough from food alone. Everybody should consider a supplement of 10 µg a day in autumn and winter.',
      source: 'NHS, Vitamin D',
    },
    'vitamin-k': {
      words:
        'Anyone who takes warfarin should go on eating foods with vitamin K, and similar amounts of them regularly: big changes in what is eaten change how it works.',
      source: 'NHS, Warfarin',
    },
    iron: {
      words:
        'Very high doses of iron can kill, children above all. Always keep iron tablets out of the reach of children.',
      source: 'NHS, Iron',
    },
  }),
)

export const warningOf = ({ slug }: NutrientPage): NutrientWarning | null => WARNINGS.get(slug) ?? null

const FROM: { readonly [S in UpperLevel['scope']]: string } = {
  total: 'From food, drink and supplements together',
  supplements: 'From supplements alone; food in ordinary amounts is not counted against it',
  'supplements and fortification': 'From supplements and what makers add to food',
}
const WHO: { readonly [S in UpperLevel['source']]: string } = {
  'EFSA 2025': 'EFSA, Overview on Tolerable Upper Intake Levels, version 11, 2025',
  'EVM 2003': 'Expert Group on Vitamins and Minerals, Safe Upper Levels, 2003',
  'National Academies': 'National Academies, dietary reference intakes',
}

export interface UpperLine {
  readonly amount: string
  readonly from: string
  readonly source: string
}

/** Each upper level for adults with what counts towards it and who set it. */
export function upperLines({ key }: NutrientPage): UpperLine[] {
  return upperLevels(key).map(({ amount, scope, source, note }) => ({
    amount: `${amount.toLocaleString('en-GB')} ${NUTRIENTS[key].unit} a day`,
    from: `${FROM[scope]}.${note ? ` ${note}.` : ''}`,
    source: WHO[source],
  }))
}

export interface Unknown {
  readonly lead: string
  readonly words: string
}

/** Of these, plant and animal food give what the body takes up differently. */
const TAKEN_UP: ReadonlyMap<string, string> = new Map(
  Object.entries({
    iron: 'Iron from plants and iron from meat are taken up differently, and so are two people (SACN, Iron and Health, 2010). Our figure is what is on the plate.',
    calcium:
      'Of the calcium in spinach the body can use only a part (NHS, Calcium). Our figure is what is on the plate.',
    'vitamin-a': 'Six parts of carotene in plants count as one of vitamin A; what a body makes of it differs.',
    niacin: 'We count the niacin a body can make from protein, at a sixtieth; bodies differ.',
  }),
)
const WATER_SOLUBLE =
  /^(thiamin|riboflavin|niacin|pantothenic-acid|vitamin-b6|biotin|folate|vitamin-b12|vitamin-c|potassium)$/

/** What these figures cannot tell, most telling first. */
export function unknownsOf(page: NutrientPage, figures: { known: number; unknown: number }): Unknown[] {
  const { slug, inWords } = page
  const all = figures.known + figures.unknown
  return [
    ...(slug === 'free-sugars' ? [FREE_SUGARS] : []),
    ...(page.isLimit
      ? []
      : [
          {
            lead: 'How much of it you take up.',
            words: TAKEN_UP.get(slug) ?? 'Foods and people differ. Our figure is what is on the plate.',
          },
        ]),
    {
      lead: `${figures.unknown} of ${all} foods that are eaten by the portion have no figure.`,
      words: `No table we use says how much ${inWords} they hold, so they are not in the list. A dish with one of them says “cannot tell” where it matters.`,
    },
    ...(WATER_SOLUBLE.test(slug)
      ? [
          {
            lead: 'What the pan keeps.',
            words:
              'Boiled foods are figured as boiled. In dishes we count what goes in, and nothing for what heat and water take.',
          },
        ]
      : []),
    { lead: 'Your tin, your field.', words: 'Tables hold averages. What is in your cupboard may hold more or less.' },
    ...(page.group === 'other'
      ? []
      : [{ lead: 'Whether you need more.', words: 'No website can tell. A GP or a pharmacist can help.' }]),
  ]
}

const FREE_SUGARS: Unknown = {
  lead: 'Most free sugars.',
  words:
    'Tables state all sugars in one sum. Where all are free (sugar, honey, juice, soft drinks) or none are (milk, whole fruit and vegetables) we can say so. Of a biscuit, a flavoured yogurt or a sauce nobody can tell from the sum, so they are not ranked, and neither are dishes.',
}
