/**
 * What somebody agrees to before we keep anything of their body or their eating: UK GDPR, Article 9(2)(a), explicit,
 * separate from the terms, and as easily taken back as given. A change of meaning is a new version and asks again.
 */
export const HEALTH_CONSENT = {
  version: '2026-12',
  words:
    'I agree that Thymewell keeps what I enter here, and what a device that I connect measures, about my body, what I eat, drink and take, and my allergies, which is health data, to work out what I need, to show me what my food gives and lacks, and to choose and flag recipes and supplements for me.',
} as const

/** Words that some agreed to before these: they still hold for what they name. */
const EARLIER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '2026-11':
      'I agree that Thymewell keeps what I enter here, and what a device that I connect measures, about my body, my diet and my allergies, which is health data, to work out my energy need and to choose and flag recipes and supplements for me.',
  }),
)

/** What somebody agreed to, by the version that is kept with their consent. */
export const wordsAgreedTo = (version: string): string => EARLIER_WORDS.get(version) ?? HEALTH_CONSENT.words

/** What is kept only with it, said before it is taken back. */
export const HEALTH_FIELDS =
  'weight, height, sex, birth year, activity level, calorie goal, dietary preferences and allergies, your diary, your supplements and your targets'

/** Said to whoever logs before they agreed. */
export const CONSENT_NEEDED = 'Before we keep what you log, we need your consent to health data. Nothing was kept.'
