/** One line without control characters, and without those that turn the direction of what is around them. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim()

/** The same, with its lines. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n|\t)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .trim()

/** No quotes, brackets or routes: what a mail server takes as one address, and nothing else. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@${LABEL}(?:\.${LABEL})+$`, 'iu')
/** No e-mail ever reaches these; some of them stand for guests. */
const NOBODYS = /\.invalid$/i
/** In characters (RFC 5321, section 4.5.3.1). */
export const LONGEST_ADDRESS = 254

export const isAddress = (text: string): boolean =>
  text.length <= LONGEST_ADDRESS && ADDRESS.test(text) && !NOBODYS.test(text)
