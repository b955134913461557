import type { Listed } from './store.ts'

/** Which e-mails are to be listed: all, those to one address, those about one order, or both. */
export interface Choice {
  to: string
  about: string
}

/** Out of `?to=ann@example.com&about=TW-AB12-CD34`, each of which may be left out. */
export function choiceIn(query = ''): Choice {
  const asked = new URLSearchParams(query)
  const words = (name: string) => asked.get(name)?.trim() ?? ''
  return { to: words('to'), about: words('about') }
}

export function chosen(messages: Listed[], { to, about }: Choice): Listed[] {
  return messages.filter(
    ({ recipients, subject, text }) =>
      (to === '' || recipients.some(address => isSame(address, to))) &&
      (about === '' || mentions(subject, about) || mentions(text, about)),
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** An order is known by its number: whole, not as the beginning of a longer one, and in capitals or not. */
function mentions(text: string, words: string): boolean {
  const [within, sought] = [text.toLowerCase(), words.toLowerCase()]
  const isOfWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign)
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1))
    if (!isOfWord(within[at - 1]) && !isOfWord(within[at + sought.length])) return true
  return false
}
