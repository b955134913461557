import { describe, expect, it } from 'vitest'
import { filesToHold, lessonPath, writingProblems } from './content.fixture.ts'
import { readLibrary } from './queries/written-library.ts'
import { readingAge } from './sentence-rules.fixture.ts'

const { library, problems } = readLibrary(filesToHold())
const told = (found: readonly { path: string; text: string }[]) => found.map(({ path, text }) => `${path}: ${text}`)

describe('what people read to learn', () => {
  it('can be read: heads, directives, figures and checks', () => {
    expect(told(problems)).toEqual([])
  })

  it('names what there is, computes its figures and claims nothing', () => {
    expect(told(writingProblems(library))).toEqual([])
  })

  it('says how hard it is to read', () => {
    const texts = [
      ...library.articles.map(({ slug, blocks, words }) => [`articles/${slug}.md`, readingAge(blocks), words] as const),
      ...library.courses.flatMap(({ lessons }) =>
        lessons.map(lesson => [lessonPath(lesson), readingAge(lesson.blocks), lesson.checks.length] as const),
      ),
    ]
    process.stdout.write(
      `${texts.map(([path, age, size]) => `${path}: reading age ${age.toFixed(1)}, ${size}`).join('\n')}\n`,
    )
    expect(texts.every(([, age]) => Number.isFinite(age))).toBe(true)
  })

  it('has a day of its own for each article, and one that is featured', () => {
    const days = library.articles.map(({ published }) => published)
    expect(days.filter((day, place) => days.indexOf(day) !== place)).toEqual([])
    if (days.length > 0 && !process.env.LEARN_CONTENT) {
      expect(library.articles.filter(({ featured }) => featured).map(({ slug }) => slug)).toHaveLength(1)
    }
  })
})
