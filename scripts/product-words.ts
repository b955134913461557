/** One word for one idea: what another word for it is called here. */
interface Instead {
  word: RegExp
  say: string
  /** Where the word is right: a text of the law or of others, a different thing. */
  except?: RegExp
}

const INSTEAD: readonly Instead[] = [
  { word: /\breckon(?:ed|ing|s)?\b/i, say: '"compute", or "work out" on a page' },
  {
    word: /\bfiber(?:G|Content)?\b/i,
    say: '"fibre"; the spelling of others ends where their answer or file is read',
    except:
      /^(?:test\/requests\/vocabulary|modules\/recipes\/(?:provider\/|recipe-data|search\/)|modules\/food-log\/import\/|sandbox\/fatsecret\/|modules\/nutrition\/(?:lines|ranking)\/|content\/)/,
  },
  {
    word: /\b[a-z]+Letter(?:s|Mail|Sender)?\b(?<!(?:dead|unit|Unit|capital)Letters?)|\bLetter(?:Mail|Sender|Source|Facts)\b/,
    say: '"e-mail"',
  },
  {
    word: /\b(?:link|button) in (?:a|the) letter\b|\bletters? (?:is|are|was|were) (?:sent|written|due|on (?:its|their) way)\b|\bsend (?:a|the) letter\b/i,
    say: '"e-mail"',
  },
  { word: /(?<=["'`>])Email\b/, say: '"E-mail" on a page', except: /^sandbox\// },
  { word: /\byour password now\b/i, say: '"current password"' },
  { word: /\bminutes in all\b/i, say: '"total time"' },
  { word: /\btake this \w+ out\b/i, say: '"remove"' },
  { word: /\banything goes\b|\bcomes on top\b/i, say: 'what an English writer would' },
  { word: /\bdrawn-?[Ff]or\b|\bparted\b/, say: '"stale form", "separated"' },
  {
    word: /\b(?:an?|the|each|every|one|last|order) mails?\b(?! (?:server|program|service|box|domain|line|address))/i,
    say: '"e-mail"',
  },
  { word: /\b(?:recipes?|that) (?:\w+ )?brought in\b/i, say: '"imported"' },
  // What a plain 'is' says; 'stands for' and 'stands in for' are something else.
  {
    word: /(?<![-\w])(?:stands (?:on|at|in(?! for\b| until\b| line\b| for)|under|below|above|there)|stood there)\b/i,
    say: '"is"',
  },
  {
    word: /\b(?:basket|trolley|shopping bag)s?\b/i,
    say: '"cart"',
    except:
      /^(?:app\/shell\/removed-paths|modules\/cart\/ui\/empty-cart|content\/|modules\/(?:recipes|nutrition)\/|assets\/|test\/)/,
  },
]
const READ = /\.(?:ts|tsx|mjs|cjs|md)$/
/** Names the words, and may. */
const HERE = /^(?:scripts\/(?:product-words|check-vocabulary\.test)\.ts|docs\/words\.md)$/

/** Each line of this file that says a thing by another word than the product's. */
export function wordProblems(path: string, text: string): string[] {
  if (!READ.test(path) || HERE.test(path)) return []
  const banned = INSTEAD.filter(({ except }) => !except?.test(path))
  return text.split('\n').flatMap((line, index) =>
    banned.flatMap(({ word, say }) => {
      const found = word.exec(line)?.[0]
      return found === undefined ? [] : [`${path}:${index + 1}: "${found}" is called ${say}`]
    }),
  )
}
