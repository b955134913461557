/**
 * What was sealed or signed, with one character changed. It is one from the middle: of the last character of base64url
 * some bits count for nothing, so that another one there may say the same.
 */
export function tampered(sealed: string): string {
  const at = Math.floor(sealed.length / 2)
  return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
}
