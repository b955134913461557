/**
 * What somebody agrees to before we keep anything of their body or their eating: UK GDPR, Article 9(2)(a), explicit,
 * separate from the terms, and as easily taken back as given. A change of meaning is a new version and asks again.
 */
export const HEALTH_CONSENT = {
  version: '2026-11',
  words:
    'I agree that Thymewell keeps what I enter here, and what a device that I connect measures, about my body, my diet and my allergies, which is health data, to work out my energy need and to choose and flag recipes and supplements for me.',
} as const

/** What is kept only with it, said before it is taken back. */
export const HEALTH_FIELDS =
  'weight, height, sex, birth year, activity level, calorie goal, dietary preferences and allergies'
