import type { Eater } from '../needs/goals.ts'
import { type NamedWords, namesOneOf } from './named-words.ts'
import { WHO, type Who } from './who.ts'

/** What somebody is advised of a supplement by what it is called, since no amount of it is on a list of nutrients. */
interface NamedSupplementAdvice {
  readonly who: readonly Who[]
  readonly named: NamedWords
  readonly sentence: string
  /** Who helps somebody to decide: 'midwife or pharmacist'. */
  readonly asked: string
  readonly source: string
}

const CBD = { words: ['cbd', 'cannabidiol'] }
const KELP = { words: ['kelp', 'seaweed', 'bladderwrack', 'sea moss', 'kombu'] }

export const ON_NAMED_SUPPLEMENTS: readonly NamedSupplementAdvice[] = [
  {
    who: ['pregnant', 'trying'],
    named: { words: ['cod liver', 'fish liver oil', 'retinol', 'vitamin a'], unless: ['beta carotene'] },
    sentence:
      'Leave out supplements with vitamin A (retinol) or fish liver oil in pregnancy and while trying for a baby.',
    asked: 'midwife or pharmacist',
    source: 'NHS, Vitamin A; SACN 2005, Review of dietary advice on vitamin A',
  },
  {
    who: ['pregnant', 'trying', 'breastfeeding'],
    named: KELP,
    sentence: 'Do not count on kelp or seaweed for your iodine: how much is in it varies too much.',
    asked: 'midwife or pharmacist',
    source: 'UK Iodine Group, Iodine supplements',
  },
  {
    who: ['adult'],
    named: { words: ['turmeric', 'curcumin'] },
    sentence:
      'Turmeric in capsules has, now and then, harmed the liver. Ask first if your liver is ill or you take medicines.',
    asked: 'pharmacist or doctor',
    source: 'Committee on Toxicity 2024, Turmeric and curcumin supplements (COT/2024/07)',
  },
  {
    who: ['adult'],
    named: { words: ['green tea extract', 'egcg', 'green tea capsule', 'green tea tablet'] },
    sentence: 'From 800 mg of EGCG a day on, green tea extract can harm the liver. A cup of green tea is not the same.',
    asked: 'pharmacist or doctor',
    source: 'Committee on Toxicity 2024, Green tea catechins (COT/2024/08)',
  },
  {
    who: ['adult, neither pregnant, trying nor breastfeeding'],
    named: CBD,
    sentence: 'Stay at or below 10 mg of CBD a day, and take none if you are on medicines.',
    asked: 'pharmacist or doctor',
    source: 'FSA, CBD consumer advice',
  },
  {
    who: ['pregnant', 'trying', 'breastfeeding', 'under 18'],
    named: CBD,
    sentence:
      'Leave CBD out in pregnancy, while trying for a baby or breastfeeding, and under 18, unless a doctor agrees.',
    asked: 'doctor',
    source: 'FSA, CBD consumer advice',
  },
  {
    who: ['adult'],
    named: { words: ['beta carotene', 'betacarotene'] },
    sentence: 'Take no more than 7 mg of beta-carotene a day, unless a doctor says so.',
    asked: 'pharmacist or doctor',
    source: 'NHS, Vitamin A: beta-carotene supplements',
  },
  {
    who: ['everybody'],
    named: { words: ['st johns wort', 'saint johns wort', 'hypericum'] },
    sentence: 'St John’s wort can make other medicines work less well, the pill among them. Ask before you take it.',
    asked: 'pharmacist',
    source: 'MHRA, St John’s wort: interactions',
  },
]

/** What is said of supplements of these names, each advice once. */
export const namedSupplementAdvice = (eater: Eater, names: readonly string[]): readonly NamedSupplementAdvice[] =>
  ON_NAMED_SUPPLEMENTS.filter(
    ({ who, named }) => who.some(each => WHO[each](eater)) && names.some(name => namesOneOf(named, name)),
  )
