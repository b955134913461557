import type { Article } from '#modules/learn/learning.ts'
import { articlePath, lessonPath } from '#modules/learn/learning-data.ts'
import { library } from '#modules/learn/queries/library.ts'
import { linesOf, plainText } from '#modules/learn/text.ts'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { type Fits, type Group, group } from './site-hits.ts'
import { spelt } from './site-words.ts'

const textOf = (blocks: Article['blocks']) =>
  [...blocks.flatMap(block => (block.kind === 'heading' ? [block.text] : [])), ...linesOf(blocks).map(plainText)].join(
    ' ',
  )

const speltTexts = () => {
  const { articles, courses, terms } = library()
  const lessons = courses.flatMap(course => course.lessons.map(lesson => ({ ...lesson, of: course.title })))
  return {
    articles: articles.map(article =>
      spelt(article, { title: article.title, more: article.description, body: textOf(article.blocks) }),
    ),
    lessons: lessons.map(lesson => spelt(lesson, { title: lesson.title, more: lesson.summary })),
    terms: terms.map(term => spelt(term, { title: term.name.split('(', 1)[0] ?? '', more: term.name })),
    nutrients: nutrientPages().map(page => spelt(page, { title: page.name, more: page.otherWords.join(' ') })),
  }
}

/** Read once: the texts change with the build alone. */
let texts: ReturnType<typeof speltTexts> | undefined
export const readTexts = () => (texts ??= speltTexts())

/** Texts whose title or summary holds the words, and words that are explained. */
export function learnHits(fits: Fits): Group[] {
  const { articles, lessons, terms } = readTexts()
  return [
    group('Articles', fits(articles), article => ({
      to: articlePath(article),
      name: article.title,
      note: `${article.minutes} min`,
    })),
    group('Lessons', fits(lessons), lesson => ({
      to: lessonPath(lesson),
      name: lesson.title,
      note: lesson.of,
    })),
    group('Glossary', fits(terms), ({ id, name }) => ({
      to: `/learn/glossary#${id}`,
      name,
      note: 'What it means',
    })),
  ]
}
