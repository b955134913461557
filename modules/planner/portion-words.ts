const PARTS = ['', '¼', '½', '¾'] as const

/** '1½' of six quarters, '¾' of three; whole quarters, 0 or more. */
export function servingsText(quarters: number): string {
  const whole = Math.floor(quarters / 4)
  const part = PARTS[quarters % 4] ?? ''
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}

/** '1½ servings', '1 serving', '¾ serving'. */
export const servingsInWords = (quarters: number): string =>
  `${servingsText(quarters)} ${quarters > 4 ? 'servings' : 'serving'}`
