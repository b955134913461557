const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    five: 5,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    sixty: 60,
  }),
)

const TIME =
  /(?:\b(?:in|under|within|at most|up to|less than)\s+)?\b(\d{1,3}|five|ten|fifteen|twenty|thirty|forty|sixty|half an|an|one)[\s-]*(minutes?|mins?|hours?)\b(?:\s+or less\b)?/i

/** 'lentils in fifteen minutes' is 'lentils' with at most 15 minutes. A time that is not said is null. */
export function typedMinutes(text: string): { words: string; minutes: number | null } {
  const found = TIME.exec(text)
  if (!found) return { words: text, minutes: null }
  const [said, amount = '', unit = ''] = found
  const number = NUMBERS.get(amount.toLowerCase()) ?? (/^\d/.test(amount) ? Number(amount) : null)
  const hours = /^h/i.test(unit)
  if (number === null && !hours) return { words: text, minutes: null }
  const minutes = hours ? (number ?? (/half/i.test(amount) ? 0.5 : 1)) * 60 : (number ?? 0)
  return { words: text.replace(said, ' ').replace(/\s+/g, ' ').trim(), minutes: minutes > 0 ? minutes : null }
}
