/**
 * Words that often say that a product does something for health. A hint for whoever looks at a text before it is shown,
 * and no more: it decides nothing, for 'my cold parcel' holds one too.
 */
const HINTS =
  /\b(?:cur(?:e[sd]?|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment)?|prevent(?:s|ed|ing)?|reliev(?:e[sd]?|ing)|relief|boost(?:s|ed|ing)?|improv(?:e[sd]?|ing)|reduc(?:e[sd]?|ing)|detox\w*|anti-?ageing|anxiety|depress\w*|stress\w*|insomnia|sle(?:ep\w*|pt)|migraines?|headaches?|pain\w*|ache[sd]?|arthritis|joints?|inflammat\w*|immun\w*|colds?|flu|covid\w*|cancer|diabet\w*|blood pressure|cholesterol|thyroid|menopaus\w*|adhd|memory|focus\w*|brain\w*|energy|tired\w*|fatigue|hair|skin|nails?|wrinkles?|weight|muscles?|cramps?|bones?|gut|digest\w*|bloat\w*)\b/giu

/** Each such word of a text once, as it is there. */
export const claimHints = (text: string): string[] => [
  ...new Set([...text.matchAll(HINTS)].map(([word]) => word.toLowerCase())),
]
