import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_EMAILS } from '#app/email-previews.ts'
import { sentencesOf } from '#modules/learn/claimed.ts'
import { filesToHold } from '#modules/learn/content.fixture.ts'
import { readLibrary } from '#modules/learn/queries/written-library.ts'
import { ageOfSentences, sentencesIn } from '#modules/learn/sentence-rules.fixture.ts'
import { writtenTexts } from './written-texts.ts'

const ROOT = join(import.meta.dirname, '..')
/** Years: who has read at school until then reads it without help. */
const MOST = 13
/** Of fewer words one long name is too much of the whole. */
const FEWEST_WORDS = 80
const UNREAD = /\.(?:test|fixture|test-support)\.tsx?$|^platform\/db\//
/** What people agreed to can only be said in other words by asking all of them again (the file says so). */
const AGREED_TO = 'modules/profile/health-consent.ts'

interface Text {
  group: string
  name: string
  sentences: readonly string[]
}

const cut = (texts: readonly string[]) => texts.flatMap(text => sentencesOf([{ kind: 'text', text }]))
const wordsIn = ({ sentences }: Pick<Text, 'sentences'>) => sentences.join(' ').split(/\s+/).filter(Boolean).length

function writtenIn(folder: string): Text[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path}`)
    .filter(path => /\.tsx?$/.test(path) && !UNREAD.test(path) && path !== AGREED_TO)
    .map(name => ({
      group: groupOf(name),
      name,
      sentences: cut(writtenTexts(name, readFileSync(join(ROOT, name), 'utf8'))),
    }))
}

function groupOf(path: string): string {
  const [folder = '', part = ''] = path.split('/')
  if (/^app\/(?:routes|page-parts)\/trust/.test(path)) return 'legal and help pages'
  if (folder === 'modules') return `screens of ${part}`
  return folder === 'content' ? part.replace(/\.ts$/, '') : 'screens of the frame'
}

/** As somebody gets them; the rows of sums are no sentences. */
function emails(): Text[] {
  return ALL_EMAILS.map(each => {
    const texts = each.sample().blocks.flatMap(block => {
      if (block.kind === 'text' || block.kind === 'note') return [block.text]
      return block.kind === 'list' ? block.items : []
    })
    return { group: 'e-mails', name: each.name, sentences: cut(texts) }
  })
}

function learned(): Text[] {
  const { articles, courses, terms } = readLibrary(filesToHold()).library
  return [
    ...articles.map(({ slug, blocks }) => ({ group: 'articles', name: slug, sentences: sentencesIn(blocks) })),
    ...courses.flatMap(({ slug, lessons }) =>
      lessons.map(lesson => ({
        group: `course ${slug}`,
        name: `${slug}/${lesson.slug}`,
        sentences: sentencesIn(lesson.blocks),
      })),
    ),
    ...terms.map(({ id, blocks }) => ({ group: 'glossary', name: id, sentences: sentencesIn(blocks) })),
  ]
}

const EVERYTHING = [...learned(), ...emails(), ...['app', 'modules', 'kit', 'content'].flatMap(writtenIn)]

test('whatever is read can be read at thirteen, each group and each text of it', () => {
  const groups = Object.entries(Object.groupBy(EVERYTHING, ({ group }) => group)).map(([group, texts = []]) => {
    const sentences = texts.flatMap(text => text.sentences)
    return { name: group, words: wordsIn({ sentences }), age: ageOfSentences(sentences) }
  })
  const read = groups.filter(({ words }) => words >= FEWEST_WORDS)
  const lines = read.map(({ name, words, age }) => `${name}: reading age ${age.toFixed(1)}, ${words} words`)
  process.stdout.write(`${lines.join('\n')}\n`)
  const texts = EVERYTHING.filter(text => wordsIn(text) >= FEWEST_WORDS)
  const ages = texts.map(({ name, sentences }) => ({ name, age: ageOfSentences(sentences) }))
  const hard = [...read, ...ages].filter(({ age }) => !(age <= MOST))
  expect(hard.map(({ name, age }) => `${name}: reading age ${age.toFixed(1)}`)).toEqual([])
  // A check that reads nothing finds nothing.
  for (const group of ['articles', 'glossary', 'e-mails', 'legal and help pages', 'products', 'recipes'])
    expect(read.map(({ name }) => name)).toContain(group)
})

test('a text is read whole, with what is put in and what is marked in it, and names are not', () => {
  const code = `
    import { Card } from 'A name. And another.'
    const lead = 'We send it on Monday.'
    const page = <section className="big one."><p>We send <b>all</b> of {name} on <a href="/x">Monday</a>.</p>
      <ul><li>It comes by post.</li></ul></section>
    throw new Error('The table is not there.')
  `
  expect(writtenTexts('page.tsx', code)).toEqual([
    'We send it on Monday.',
    'We send all of ten on Monday.',
    'It comes by post.',
  ])
  const hard = 'Notwithstanding aforementioned considerations, administrative reimbursement necessitates verification.'
  expect(ageOfSentences(cut([hard]))).toBeGreaterThan(MOST)
  expect(ageOfSentences(cut(['We send it on Monday.']))).toBeLessThan(MOST)
})
