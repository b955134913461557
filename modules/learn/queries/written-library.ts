import { parse } from 'yaml'
import { WritingError } from '../amounts.ts'
import { drawingOf } from '../drawing.ts'
import { figureSpec } from '../figure-spec.ts'
import { articleHead, courseHead, lessonHead, type Source, sourceEntry } from '../front-matter.ts'
import type { Article, Course, Lesson, Library, Term } from '../learning.ts'
import { readingMinutes, wordCount } from '../text.ts'
import { headAndBody, type WrittenFile, writtenFiles } from './files.ts'
import { type Reading, readText, tried } from './markdown.ts'

export interface Problem {
  readonly path: string
  readonly text: string
}

/** All that there is to learn, read and computed from what is written. Throws where it cannot be. */
export function writtenLibrary(): Library {
  const { library, problems } = readLibrary(writtenFiles())
  const [first] = problems
  if (first) throw new Error(`${first.path}: ${first.text}`)
  return library
}

/** All of it as one text, for `fromText` of `library.ts`. */
export function libraryText(): string {
  const all = writtenLibrary()
  return JSON.stringify({ ...all, sources: [...all.sources] })
}

const ARTICLE = /^articles\/([a-z0-9-]+)\.md$/
const COURSE = /^courses\/([a-z0-9-]+)\/course\.md$/
const LESSON = /^courses\/([a-z0-9-]+)\/(\d\d)-([a-z0-9-]+)\.md$/
const GLOSSARY = /^glossary\/[a-z]\.md$/
const SOURCES = /^sources\/[a-z0-9-]+\.yaml$/
const KNOWN = [ARTICLE, COURSE, LESSON, GLOSSARY, SOURCES]

/** The first lessons of a course, read alone: all that there is takes a second. */
export function firstWritten(course: string, most: number): readonly Lesson[] {
  const all = writtenFiles()
  const wanted = all.filter(({ path }) => {
    const [, itsCourse, place] = LESSON.exec(path) ?? []
    return itsCourse === course ? Number(place) <= most : COURSE.exec(path)?.[1] === course
  })
  return readLibrary(wanted, all).library.courses.flatMap(({ lessons }) => lessons)
}

/**
 * Reads these files, and tells what is wrong with them: what is wrong is left out.
 *
 * @param all what their texts may count
 */
export function readLibrary(
  files: readonly WrittenFile[],
  all = files,
): { readonly library: Library; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const counts = { articles: all.filter(({ path }) => ARTICLE.test(path)).length }
  const reading = (path: string): Reading => ({ counts, problem: text => problems.push({ path, text }) })
  const each = <Value>(pattern: RegExp, read: (match: RegExpExecArray, file: WrittenFile, reading: Reading) => Value) =>
    files.flatMap(file => {
      const match = pattern.exec(file.path)
      const value = match && tried(() => read(match, file, reading(file.path)), reading(file.path))
      return value === null ? [] : [value]
    })
  for (const { path } of files) {
    if (!KNOWN.some(pattern => pattern.test(path))) problems.push({ path, text: 'Nobody reads a file of this name' })
  }
  const lessons = each(LESSON, ([, course = '', place = '', slug = ''], file, reading) =>
    readLesson({ course, place: Number(place), slug }, file, reading),
  ).toSorted((one, other) => one.place - other.place)
  return {
    library: {
      articles: each(ARTICLE, ([, slug = ''], file, reading) => readArticle(slug, file, reading)).toSorted(
        (one, other) => other.published.localeCompare(one.published),
      ),
      courses: each(COURSE, ([, slug = ''], file, reading) => readCourse(slug, file, lessons, reading)).toSorted(
        (one, other) => one.order - other.order,
      ),
      terms: each(GLOSSARY, (_, file, reading) => termsOf(file, reading))
        .flat()
        .toSorted((one, other) => wordOf(one).localeCompare(wordOf(other), 'en')),
      sources: new Map(each(SOURCES, (_, file) => sourcesOf(file)).flatMap(list => list.map(one => [one.id, one]))),
    },
    problems,
  }
}

function readArticle(slug: string, { text }: WrittenFile, reading: Reading): Article {
  const { head, body } = headAndBody(text)
  const { picture, lesson = null, ...rest } = articleHead.parse(parse(head))
  const { blocks, checks } = readText(body, reading)
  if (checks.length > 0) reading.problem('Checks belong into lessons')
  const drawn = tried(() => drawingOf(figureSpec.parse({ title: rest.title, ...picture })), reading)
  const words = wordCount(blocks)
  return { slug, ...rest, lesson, picture: drawn, blocks, words, minutes: readingMinutes(words) }
}

function readCourse(slug: string, { text }: WrittenFile, all: readonly Lesson[], reading: Reading): Course {
  const { head, body } = headAndBody(text)
  const lessons = all.filter(({ course }) => course === slug)
  return {
    slug,
    ...courseHead.parse(parse(head)),
    blocks: readText(body, reading).blocks,
    lessons,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

function readLesson(where: Pick<Lesson, 'course' | 'place' | 'slug'>, { text }: WrittenFile, reading: Reading): Lesson {
  const { head, body } = headAndBody(text)
  return { ...where, ...lessonHead.parse(parse(head)), ...readText(body, reading) }
}

const TERM = /^## (.+?) \{#([a-z0-9-]+)\}[ \t]*\n/gm

/** 'High in' is looked for under H, whatever mark it begins with. */
const wordOf = ({ name }: Term) => name.replace(/^[^\p{L}\p{N}]+/u, '')

function termsOf({ text }: WrittenFile, reading: Reading): Term[] {
  const heads = [...text.matchAll(TERM)]
  if (heads.length !== [...text.matchAll(/^## /gm)].length) reading.problem('A term is written ## Term {#id}')
  return heads.map((match, place) => {
    const [whole, name = '', id = ''] = match
    const body = text.slice(match.index + whole.length, heads[place + 1]?.index)
    return { id, name, blocks: readText(body, reading).blocks }
  })
}

function sourcesOf({ text }: WrittenFile): Source[] {
  const entries: unknown = parse(text)
  if (typeof entries !== 'object' || entries === null) throw new WritingError('It holds no sources')
  return Object.entries(entries).map(([id, entry]) => {
    const read = sourceEntry.safeParse(entry)
    if (!read.success) throw new WritingError(`${id}: ${read.error.message}`)
    return { id, ...read.data }
  })
}
