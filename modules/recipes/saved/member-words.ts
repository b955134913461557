/** Controls, marks that turn the reading direction, and signs without width that hide words; line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** What a member wrote, as they meant it: nothing hidden in it, and the same letters always the same signs. */
export function memberText(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '').normalize('NFC').trim()
}

/** The same in one line. */
export const memberLine = (typed: string) => memberText(typed).replace(/\s+/g, ' ')

/** Signs as a person counts them, more or less: an emoji is one. */
export const lengthOf = (text: string) => [...text].length
