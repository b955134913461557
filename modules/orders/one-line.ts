/**
 * What moves the cursor of a terminal, begins a header of an e-mail or turns the writing around. The payment service takes
 * all of it in a buyer's name, and so do records that were written before this was looked at.
 */
const MOVING = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069'
const BREAKING = '\\t\\n\\u2028\\u2029'
const NO_LINE = new RegExp(`[${MOVING}${BREAKING}]+`, 'g')

/** A name or a line of an address: words on one line, and nothing that anything obeys. */
export const oneLine = (text: string): string => text.replace(NO_LINE, ' ').replace(/ {2,}/g, ' ').trim()

/**
 * Text for a terminal: its lines and tabs stay, and the codes of colours that we put there ourselves.
 *
 * @param ours those codes
 */
export function printable(text: string, ours: readonly string[]): string {
  const codes = ours.filter(code => code !== '').map(code => code.replace(/[^0-9a-zA-Z]/g, '\\$&'))
  const kept = codes.length > 0 ? `(${codes.join('|')})|` : '()'
  return text.replace(new RegExp(`${kept}[${MOVING}]`, 'g'), (_, code = '') => code)
}
