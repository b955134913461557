const UNITS = 'g|kg|mg|µg|ml|l|kcal|kJ|IU|cm|min|%'
const BETWEEN = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')

/** A number and its unit stay on one line: '30 g'. */
export const keptTogether = (text: string): string => text.replace(BETWEEN, '\u00a0')
