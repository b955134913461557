/** Said before the deed: 'Meanwhile,', 'In a large bowl,', 'While the rice cooks,', 'Take off the heat and'. */
const BEFORE: readonly RegExp[] = [
  /^(?:meanwhile|then|next|now|finally|first|off the heat|the night before),? (?=[a-z])/i,
  /^(?:in|on|for|while|once|when|after|with|as soon as|to (?:serve|finish|assemble))\b[^,.;]*, ?/i,
  /^(?:take (?:it |the pan )?off the heat|turn (?:up |down )?the (?:heat|grill)(?: to [a-z]+| up high| up| down)?)(?:,? and|,? then|,) (?=[a-z])/i,
  /^(?:heat|warm|melt) [^.;]*?(?:,|,? and|,? then) (?=[a-z-]+ (?:the|half|both|in)\b)/i,
]
/** Gets things ready only: the step is known by what comes after it. */
const GETTING_READY =
  /^(?:(?:heat|preheat|warm|melt) [^,;.]*\b(?:oven|grill|oil|butter|ghee|griddle|pan|barbecue)\b|bring a [^,;.]*(?:pan|pot)|turn (?:up |down )?the |line |grease |take off )/i
const AND_DO =
  'cook|fry|simmer|stir|bring|leave|set|drain|bake|roast|chill|serve|toss|mix|season|cover|blend|boil|keep|rest|slice|chop|let|heat|warm|cool|turn|mash|wait|steam|return|whisk|scoop|stone|stir-fry|add|pour|scatter|crush|press'
/** Where a deed has been named, and how, where or for how long begins. */
const END = new RegExp(
  String.raw`,|;|:| \(| (?:until|for|in|into|over|with|from|under|between|through|across|along|so|as|while|if|at|by|on|onto|to|then|skin side|and (?:${AND_DO}|[a-z]+ (?:the|it|them)))\b`,
  'gi',
)
/** They belong to the deed where they follow at once: 'Stir in the stock', 'Cover and chill'. */
const WITH_THE_VERB = /^ (?:in|into|through|over|with|on|off|out|up|from|and)\b/i
const A_SHARE =
  /\b(?:(?:half|most|some|a third|two thirds|three quarters|a quarter|one and a half)(?: of)? (?:the )?|\d+(?:\.\d+)? ?(?:g|ml|tablespoons?|teaspoons?|tbsp|tsp) (?:of )?(?:the )?|two tablespoons of (?:the )?)/i
const NO_DEED = /^(?:it|they|this|that|there|the|a|an|leftovers|any|each|if|use|serves|freezes|keeps)\b/i
const LONGEST = 34

/** What a step does, in a few of its own words: 'Soften the onions'. */
export function stepTitle(step: string): string {
  const sentences = step.split(/(?<=[.!?])\s+(?=[A-Z])/)
  const deeds = sentences.map(deedOf).filter(deed => deed !== null)
  const title = deeds.find(({ getsReady }) => !getsReady) ?? deeds[0]
  return title?.words ?? shortened(step)
}

/** What a clock is for: the deed of the part of the sentence that names the time. */
export function deedBefore(step: string, at: number): string {
  const stops = [...step.slice(0, at).matchAll(/[.!?;]\s+|,? (?:and )?then (?=[a-z]+ )/g)]
  const starts = stops.map(({ 0: stop, index }) => index + stop.length).reverse()
  for (const start of starts) {
    const deed = deedOf(step.slice(start))
    if (deed?.words.includes(' ')) return deed.words
  }
  return stepTitle(step)
}

interface Deed {
  readonly words: string
  readonly getsReady: boolean
}

function deedOf(sentence: string): Deed | null {
  const deed = BEFORE.reduce((text, words) => text.replace(words, ''), sentence)
  const boiled = deed.replace(/^bring (the [a-z]+(?: [a-z]+)?)\b[^.;]*? to (?:the|a) (?:boil|simmer).*/i, 'Boil $1')
  const words = boiled
    .slice(0, endOf(boiled))
    .replace(/[.!?]$/, '')
    .replace(A_SHARE, 'the ')
    .trim()
  if (!words || NO_DEED.test(words)) return null
  return { words: shortened(words), getsReady: GETTING_READY.test(deed) }
}

function endOf(deed: string): number {
  const verb = deed.search(/[ ,;.]|$/)
  for (const { 0: end, index } of deed.matchAll(END)) {
    if (index > verb || !WITH_THE_VERB.test(end)) return index
  }
  return deed.length
}

/** What must not stand at the end of a title that was cut. */
const LOOSE_END = /[ ,;:.](?:and|the|a|an|of|or|its|both|half|all|some|most|each|with|in|on|two|three)?$/i

function shortened(words: string): string {
  let cut = words.length <= LONGEST ? words : words.slice(0, words.lastIndexOf(' ', LONGEST))
  while (LOOSE_END.test(cut)) cut = cut.replace(LOOSE_END, '')
  return cut.charAt(0).toUpperCase() + cut.slice(1)
}
