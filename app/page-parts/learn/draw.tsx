import { renderToStaticMarkup } from 'react-dom/server'
import type { Article, Course, Lesson, Library, Term } from '#modules/learn/learning.ts'
import { type Beside, besideLines, besideText, contentsOf } from '#modules/learn/reader.ts'
import { type Block, linesOf, slugOf } from '#modules/learn/text.ts'
import { DrawnFigure } from '#modules/learn/ui/figure.tsx'
import { Line, RichText, SourceList, TermNotes } from '#modules/learn/ui/rich-text.tsx'

const SOURCES = { id: 'sources', text: 'Sources' }

/** An article with its contents, its notes, its sources and the words it explains, as HTML. */
export function drawnArticle({ blocks }: Article, library: Library): string {
  const beside = besideText(blocks, library)
  return renderToStaticMarkup(
    <>
      <nav className="learn-contents" aria-label="In this article">
        <p>In this article</p>
        <ul>
          {[...contentsOf(blocks), SOURCES].map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <TextWithSources blocks={blocks} beside={beside} />
    </>,
  )
}

/** The text of a lesson, with the sources of its questions too. */
export function drawnLesson(lesson: Lesson, library: Library): string {
  return renderToStaticMarkup(<TextWithSources blocks={lesson.blocks} beside={besideLesson(lesson, library)} />)
}

/** What stands beside a lesson: its text's sources first, then those of its questions. */
function besideLesson({ blocks, checks }: Lesson, library: Library): Beside {
  const asked = checks.flatMap(({ question, options }) => [
    question,
    ...options.flatMap(({ text, why }) => [text, why]),
  ])
  return besideLines([...linesOf(blocks), ...asked], library)
}

/** The introduction of a course. */
export function drawnCourse({ blocks }: Course, library: Library): string {
  return renderToStaticMarkup(<TextWithSources blocks={blocks} beside={besideText(blocks, library)} />)
}

/** The drawing on the card of an article; nothing where it has none. */
export function drawnPicture({ picture }: Article): string {
  return picture ? renderToStaticMarkup(<DrawnFigure drawing={picture} />) : ''
}

/** Every word of the glossary, under its letter. */
export function drawnGlossary(library: Library): string {
  const beside = besideLines(
    library.terms.flatMap(({ blocks }) => linesOf(blocks)),
    library,
  )
  const letters = Map.groupBy(library.terms, ({ name }) => (slugOf(name)[0] ?? '').toUpperCase())
  return renderToStaticMarkup(
    <>
      <nav className="learn-letters" aria-label="Letters">
        {[...letters.keys()].map(letter => (
          <a key={letter} href={`#letter-${letter}`}>
            {`${letter} `}
          </a>
        ))}
      </nav>
      <div className="learn-text">
        {[...letters].map(([letter, terms]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <TermList terms={terms} beside={beside} />
          </section>
        ))}
        <Sources beside={beside} />
      </div>
      <TermNotes terms={beside.terms} beside={beside} />
    </>,
  )
}

function TermList({ terms, beside }: { terms: readonly Term[]; beside: Beside }) {
  return (
    <dl>
      {terms.map(({ id, name, blocks }) => (
        <div key={id} id={id} className="learn-entry">
          <dt>{name}</dt>
          <dd>
            {linesOf(blocks).map(line => (
              <p key={line.length}>
                <Line of={line} beside={beside} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function TextWithSources({ blocks, beside }: { blocks: readonly Block[]; beside: Beside }) {
  return (
    <>
      <div className="learn-text">
        <RichText blocks={blocks} beside={beside} />
        <Sources beside={beside} />
      </div>
      <TermNotes terms={beside.terms} beside={beside} />
    </>
  )
}

function Sources({ beside }: { beside: Beside }) {
  if (beside.sources.length === 0) return null
  return (
    <>
      <h2 id={SOURCES.id}>{SOURCES.text}</h2>
      <SourceList sources={beside.sources} />
    </>
  )
}
