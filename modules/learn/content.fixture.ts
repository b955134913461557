import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { claimsOf } from './claimed.ts'
import { TOOLS } from './front-matter.ts'
import type { Article, Course, Lesson, Library } from './learning.ts'
import { NUTRIENT_PAGES } from './nutrient-pages.ts'
import { type WrittenFile, writtenFiles } from './queries/files.ts'
import type { Problem } from './queries/written-library.ts'
import { namedIn, readingAge, typedAdvice, typedFigures } from './sentence-rules.fixture.ts'
import { type Block, type Inline, linesOf, plainText } from './text.ts'

/**
 * The files to be held: those of the build, or those of the folders that LEARN_CONTENT names, with a colon between two,
 * so that several writers can see whether their texts fit together.
 */
export function filesToHold(): WrittenFile[] {
  const folders = process.env.LEARN_CONTENT?.split(':').filter(Boolean)
  if (!folders) return writtenFiles()
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(?:md|yaml)$/.test(path))
      .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') })),
  )
}

interface Held {
  readonly path: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Lines that are held for figures, claims and names. */
  readonly lines: readonly (readonly Inline[])[]
  /** Lines that only claims and names are held in: questions, and what is done in the kitchen. */
  readonly freeLines: readonly (readonly Inline[])[]
}

const KITCHEN = 'in-your-kitchen'

function lessonText(lesson: Lesson): Held {
  const at = lesson.blocks.findIndex(block => block.kind === 'heading' && block.id === KITCHEN)
  const end = at < 0 ? lesson.blocks.length : at
  const { checks, title, summary } = lesson
  return {
    path: lessonPath(lesson),
    title,
    blocks: lesson.blocks,
    lines: [...linesOf(lesson.blocks.slice(0, end)), ...checks.flatMap(({ options }) => options.map(({ why }) => why))],
    freeLines: [
      ...headLines(lesson.blocks, title, summary),
      ...linesOf(lesson.blocks.slice(end)),
      ...checks.flatMap(({ question, options }) => [question, ...options.map(({ text }) => text)]),
    ],
  }
}

export const lessonPath = ({ course, place, slug }: Pick<Lesson, 'course' | 'place' | 'slug'>) =>
  `courses/${course}/${String(place).padStart(2, '0')}-${slug}.md`

const whole = (path: string, blocks: readonly Block[], ...heads: readonly string[]): Held => ({
  path,
  title: heads[0] ?? '',
  blocks,
  lines: linesOf(blocks),
  freeLines: headLines(blocks, ...heads),
})

/** What is above a text and in it, and is no line of it: title, summary, headings, and titles of figures. */
function headLines(blocks: readonly Block[], ...heads: readonly string[]): Inline[][] {
  const inside = blocks.flatMap(block =>
    block.kind === 'heading' ? [block.text] : block.kind === 'drawing' ? [block.drawing.title] : [],
  )
  return [...heads, ...inside].map(text => [{ kind: 'text', text }])
}

function textsOf({ articles, courses, terms }: Library): Held[] {
  return [
    ...articles.map(({ slug, blocks, title, description }) => whole(`articles/${slug}.md`, blocks, title, description)),
    ...courses.flatMap(course => [
      whole(`courses/${course.slug}/course.md`, course.blocks, course.title, course.description),
      ...course.lessons.map(lessonText),
    ]),
    ...terms.map(({ id, name, blocks }) => whole(`glossary/${id[0]}.md, ${id}`, blocks, name)),
  ]
}

/** All that is wrong with what is written and can be read. */
export function writingProblems(library: Library): Problem[] {
  return [
    ...textsOf(library).flatMap(held => textProblems(held, library)),
    ...library.articles.flatMap(article => articleProblems(article, library)),
    ...library.courses.flatMap(courseProblems),
    ...library.courses.flatMap(({ lessons }) => lessons.flatMap(lessonProblems)),
    ...twice(library.terms.map(({ id }) => id)).map(id => ({ path: 'glossary', text: `${id} is there twice` })),
  ]
}

const twice = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place)

function textProblems({ path, title, lines, freeLines }: Held, library: Library): Problem[] {
  const all = [...lines, ...freeLines]
  const { links, terms, sources } = namedIn(all)
  const known = new Set(library.terms.map(({ id }) => id))
  return [
    ...lines
      .flatMap(line => typedAdvice(line, `${title} ${plainText(line)}`))
      .map(text => `What is advised is written :reference{…}: ${text}`),
    ...lines.flatMap(typedFigures).map(text => `A figure without source or directive: ${text}`),
    ...all.flatMap(claimsOf).map(text => `A claim or a word that we do not use: ${text}`),
    ...links.filter(to => !leadsSomewhere(to, library)).map(to => `${to} leads nowhere`),
    ...terms.filter(id => !known.has(id)).map(id => `The glossary has no '${id}'`),
    ...sources.filter(id => !library.sources.has(id)).map(id => `There is no source '${id}'`),
  ].map(text => ({ path, text }))
}

const PAGES = new Set([
  ...['/', '/recipes', '/recipes/import', '/shop/supplements', '/contact', '/learn', '/learn/glossary'],
  ...['/learn/nutrients', '/recipes/browse', '/dashboard', '/dashboard/supplements', '/dashboard/saved-recipes'],
  ...['/dashboard/learn', '/dashboard/settings', '/dashboard/profile'],
  ...Object.values(TOOLS).map(({ to }) => to),
  ...NUTRIENT_PAGES.map(({ slug }) => `/learn/nutrients/${slug}`),
  ...PRODUCT_IDS.map(id => `/shop/supplements/${id}`),
])

function leadsSomewhere(to: string, { articles, courses, terms, sources }: Library): boolean {
  // Elsewhere a text leads only to what is a source of ours too.
  if (to.startsWith('https://')) return [...sources.values()].some(({ url }) => url === to)
  const [path = '', mark] = to.split('#')
  if (path === '/learn/glossary') return mark === undefined || terms.some(({ id }) => id === mark)
  const [, recipe] = /^\/recipes\/(\d+)$/.exec(path) ?? []
  if (recipe) return ownRecipeOf(recipe) !== null
  return (
    PAGES.has(path) ||
    articles.some(({ slug }) => path === `/learn/articles/${slug}`) ||
    courses.some(
      ({ slug, lessons }) =>
        path === `/learn/courses/${slug}` || lessons.some(lesson => path === `/learn/courses/${slug}/${lesson.slug}`),
    )
  )
}

const MOST_READING_AGE = 13
const FEWEST_WORDS = 600
const MOST_WORDS = 1000
const MOST_HEADINGS = 7

function articleProblems(article: Article, { courses }: Library): Problem[] {
  const headings = article.blocks.filter(block => block.kind === 'heading' && block.level === 2).length
  const lessons = courses.flatMap(({ slug, lessons }) => lessons.map(lesson => `${slug}/${lesson.slug}`))
  return [
    ...(article.words < FEWEST_WORDS || article.words > MOST_WORDS ? [`${article.words} words`] : []),
    ...(headings < 2 || headings > MOST_HEADINGS ? [`${headings} headings`] : []),
    ...(article.blocks.some(({ kind }) => kind === 'drawing') ? [] : ['No figure']),
    ...(article.recipes.length === 3 ? [] : ['Not three recipes']),
    ...(article.lesson === null || lessons.includes(article.lesson) ? [] : [`No lesson ${article.lesson}`]),
    ...(inOrder(article) ? [] : ['Published, changed and checked are not in this order']),
    ...relatedProblems(article),
    ...ageProblems(article.blocks),
  ].map(text => ({ path: `articles/${article.slug}.md`, text }))
}

const inOrder = ({ published, changed = published, checked }: Article) => published <= changed && changed <= checked

function relatedProblems({ recipes, nutrients }: Article | Lesson): string[] {
  return [
    ...recipes.filter(id => ownRecipeOf(id) === null).map(id => `No recipe ${id}`),
    ...nutrients.filter(key => !NUTRIENT_PAGES.some(page => page.key === key)).map(key => `No nutrient ${key}`),
  ]
}

function ageProblems(blocks: readonly Block[]): string[] {
  const age = readingAge(blocks)
  return age > MOST_READING_AGE ? [`Reading age ${age.toFixed(1)}`] : []
}

function lessonProblems(lesson: Lesson): Problem[] {
  const { checks, place, blocks } = lesson
  const headings = blocks.flatMap(block => (block.kind === 'heading' ? [block.id] : []))
  const right = place === 3 ? checks.length === 5 : checks.length >= 3 && checks.length <= 5
  return [
    ...(right ? [] : [`${checks.length} checks`]),
    ...(headings.at(-1) === KITCHEN ? [] : ['It does not end in your kitchen']),
    ...checks.flatMap(({ back }) => (headings.includes(back) ? [] : [`No heading '${back}'`])),
    ...relatedProblems(lesson),
    ...ageProblems(blocks),
  ].map(text => ({ path: lessonPath(lesson), text }))
}

/** What the two courses of the specification must be: so many lessons, so many minutes. */
const SPECIFIED: { readonly [course: string]: readonly [lessons: number, minutes: number] } = {
  'nutrition-from-the-ground-up': [12, 240],
  'supplements-plainly': [8, 150],
}
const FEWEST_LESSONS = 5

function courseProblems({ slug, lessons, minutes }: Course): Problem[] {
  const [count, sum] = SPECIFIED[slug] ?? []
  return [
    ...(count === undefined ? (lessons.length < FEWEST_LESSONS ? [`${lessons.length} lessons`] : []) : []),
    ...(count !== undefined && lessons.length !== count ? [`${lessons.length} lessons`] : []),
    ...(sum !== undefined && minutes !== sum ? [`${minutes} minutes instead of ${sum}`] : []),
    ...lessons.flatMap(({ place }, index) => (place === index + 1 ? [] : [`Lesson ${index + 1} is missing`])),
  ].map(text => ({ path: `courses/${slug}/course.md`, text }))
}
