/** Four sums of 32 bits over a text, each with its own start: 'cyrb128', Murmur's mixing. No secret, only a name. */
function sums(text: string): readonly number[] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  return [a, b, c, d].map((sum, nth) => mixed(sum, nth))
}

function mixed(sum: number, nth: number): number {
  let value = sum ^ (sum >>> 16) ^ nth
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  value = Math.imul(value, 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The id of what a row of a file becomes: the same for the same row, so that a file that is read twice makes no double. A
 * UUID of version 8 (RFC 9562), which no entry made by hand has.
 *
 * @param row what the row says, and the how-manieth of its like it is
 */
export function rowId(row: string): string {
  const hex = sums(row)
    .map(sum => sum.toString(16).padStart(8, '0'))
    .join('')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) & 3] ?? '8'
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
