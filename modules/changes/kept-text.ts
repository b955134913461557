/** PostgreSQL keeps no character 0, and no half of a pair. */
const isKept = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** Whether the database can keep every text in what came from outside, the names in it too. */
export function isKeptText(value: unknown): boolean {
  if (typeof value === 'string') return isKept(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inside]) => isKept(name) && isKeptText(inside))
}
