/** Words of a name, without accents, in lower case. */
export interface NamedWords {
  readonly words: readonly string[]
  /** With one of these it is something else: 'tartare sauce', 'alcohol free'. */
  readonly unless?: readonly string[]
}

/** Whether a name has one of the words, one or several of it. Takes time in proportion to the length of the name. */
export function namesOneOf({ words, unless = [] }: NamedWords, name: string): boolean {
  const text = plainName(name)
  return words.some(word => has(text, word)) && !unless.some(word => has(text, word))
}

const has = (text: string, words: string) => text.includes(` ${words} `) || text.includes(` ${words}s `)

/** In lower case, without accents, with a space before, between and after the words. */
function plainName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '')
  return ` ${plain.split(/[^a-z0-9]+/).join(' ')} `
}
