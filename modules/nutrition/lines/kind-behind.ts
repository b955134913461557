import { choiceIn } from './alternatives.ts'
import { EXAMPLE } from './line-notes.ts'
import { NOTE_BEGINS } from './line-text.ts'
import { nameWords } from './line-words.ts'

/** More words than these in front of a kind are a sentence. */
const LONGEST_HEAD = 4
const LONGEST_KIND = 2
/** What is done with a food, where a kind of it would stand: 'tomatoes, chopped' are no tin, 'potatoes, mashed' no dish. */
const DONE = /ed$|^(?:roast|cut|beaten|juice|zest|ground)$/
/** A kind all the same. */
const KINDS = new Set(
  'red smoked dried salted sweetened unsweetened condensed evaporated skimmed semiskimmed sundried linseed flaxseed rapeseed'.split(
    ' ',
  ),
)
/** Of 'mixed seeds, such as pumpkin' the pumpkin seeds are a part. */
const SEVERAL = new Set('mixed assorted various different any herb seed'.split(' '))
/** 'Milk (for the top)', 'butter (if needed)': no kind of anything. */
const SAYS_MORE = /\d|\b(?:for|if|not|see|plus|and|optional|without|no|to|extra)\b/
const USED = /^(?:i (?:use|used|like)|any kind of) /

/** Names to look for, the likeliest first: each with its words in order, where the kind of a food stands behind it. */
export function kindsBehind(text: string): readonly (readonly string[])[] {
  const lower = text.toLowerCase()
  const head = nameWords(lower.split(/[,;(]|\s-\s/)[0] ?? '')
  if (head.length === 0 || head.length > LONGEST_HEAD || head.some(word => SEVERAL.has(word))) return []
  const bracket = /\(([^()]{2,30})\)/.exec(lower)?.[1]
  const [, ...notes] = lower.replace(/\([^)]*\)?/g, ' ').split(NOTE_BEGINS)
  // 'Cream, custard, or brandy butter' is a choice.
  const isChoice = notes.slice(1).some(note => /^ ?or /.test(note))
  // 'Milk (coconut)' and 'coconut (milk)' are both written; of 'coconut, milk, sugar' the second is another food.
  return [
    ...kindIn(bracket).flatMap(kind => [
      [...kind, ...head],
      [...head, ...kind],
    ]),
    ...(isChoice ? [] : kindIn(notes[0]).map(kind => [...kind, ...head])),
  ]
}

function kindIn(note: string | undefined): string[][] {
  const own = (note ?? '').trim()
  const said = EXAMPLE.exec(own)?.[1] ?? own.replace(USED, '')
  if (said === '' || SAYS_MORE.test(said)) return []
  const kind = nameWords(choiceIn(said)[0] ?? '')
  const isDone = kind.some(word => DONE.test(word) && !KINDS.has(word))
  return kind.length === 0 || kind.length > LONGEST_KIND || isDone ? [] : [kind]
}
