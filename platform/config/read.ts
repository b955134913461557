/** What the readers of the settings share: the values, and where they put what is wrong with them. */
export interface Read {
  env: Record<string, string | undefined>
  live: boolean
  problem(words: string): void
  /** Notes a setting that live work cannot do without; gives an empty string to go on with. */
  missing(name: string): ''
}

/** The value of a setting; one that is empty or only blanks counts as not set. */
export function text(read: Read, name: string): string | null {
  const value = read.env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

export function list(read: Read, name: string, separator: string): string[] {
  return (text(read, name) ?? '')
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '')
}

export function flag(read: Read, name: string): boolean {
  const value = text(read, name)?.toLowerCase()
  if (value === undefined || value === 'false' || value === '0' || value === 'no') return false
  if (value === 'true' || value === '1' || value === 'yes') return true
  read.problem(`${name} must be true or false.`)
  return false
}

/** An absolute address with one of the given schemes, or null with the problem noted. */
export function address(read: Read, name: string, schemes: string[], example: string): URL | null {
  const value = text(read, name)
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !schemes.includes(url.protocol) || url.hostname === '') {
    read.problem(`${name} must be an address such as ${example}.`)
    return null
  }
  return url
}
