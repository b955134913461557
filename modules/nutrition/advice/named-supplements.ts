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
    who: ['pregnant'],
    named: { words: ['cod liver', 'fish liver oil', 'retinol', 'vitamin a'], unless: ['beta carotene'] },
    sentence:
      'Leave out supplements with vitamin A (retinol) or fish liver oil in pregnancy and while trying for a baby.',
    asked: 'midwife or pharmacist',
    source: 'NHS, Vitamin A; SACN 2005, Review of dietary advice on vitamin A',
  },
  {
    who: ['pregnant', 'breastfeeding'],
    named: KELP,
    sentence: 'Kelp and seaweed supplements are not a source of iodine for you; the amount in them varies too much.',
    asked: 'midwife or pharmacist',
    source: 'UK Iodine Group, Iodine supplements',
  },
  {
    who: ['adult'],
    named: { words: ['turmeric', 'curcumin'] },
    sentence:
      'Turmeric supplements have been linked to rare liver injury; ask a pharmacist first if you have liver trouble or take medicines.',
    asked: 'pharmacist or doctor',
    source: 'Committee on Toxicity 2024, Turmeric and curcumin supplements (COT/2024/07)',
  },
  {
    who: ['adult'],
    named: { words: ['green tea extract', 'egcg', 'green tea capsule', 'green tea tablet'] },
    sentence:
      'Green tea extract at 800 mg of EGCG a day or more can harm the liver; a cup of green tea is not the same.',
    asked: 'pharmacist or doctor',
    source: 'Committee on Toxicity 2024, Green tea catechins (COT/2024/08)',
  },
  {
    who: ['adult, neither pregnant nor breastfeeding'],
    named: CBD,
    sentence: 'Healthy adults should stay at or below 10 mg of CBD a day, and nobody on medicines should take it.',
    asked: 'pharmacist or doctor',
    source: 'FSA, CBD consumer advice',
  },
  {
    who: ['pregnant', 'breastfeeding', 'under 18'],
    named: CBD,
    sentence:
      'CBD is not for you if you are pregnant, trying, breastfeeding, under 18 or on medicines, unless a doctor agrees.',
    asked: 'doctor',
    source: 'FSA, CBD consumer advice',
  },
  {
    who: ['adult'],
    named: { words: ['beta carotene', 'betacarotene'] },
    sentence: 'Beta-carotene supplements: no more than 7 mg a day unless a doctor advises it.',
    asked: 'pharmacist or doctor',
    source: 'NHS, Vitamin A: beta-carotene supplements',
  },
  {
    who: ['everybody'],
    named: { words: ['st johns wort', 'saint johns wort', 'hypericum'] },
    sentence:
      'St John’s wort can weaken other medicines, the contraceptive pill among them; check with a pharmacist before you take it.',
    asked: 'pharmacist',
    source: 'MHRA, St John’s wort: interactions',
  },
]

/** What is said of supplements of these names, each advice once. */
export const namedSupplementAdvice = (eater: Eater, names: readonly string[]): readonly NamedSupplementAdvice[] =>
  ON_NAMED_SUPPLEMENTS.filter(
    ({ who, named }) => who.some(each => WHO[each](eater)) && names.some(name => namesOneOf(named, name)),
  )
