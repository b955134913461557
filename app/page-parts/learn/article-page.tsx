import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { awaitPart } from '#browser/fetch-part.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { articlePath } from '#modules/learn/learning-data.ts'
import { RecipeCardView } from '#modules/recipes/ui/recipe-card.tsx'
import { KeepOffline, KeptNote } from './keep-offline.tsx'
import { learnCrumbs } from './learn-crumbs.ts'
import type { OneCopy } from './one-copy.ts'
import { PrintButton } from './print-button.tsx'
import { ReadMark } from './read-mark.tsx'
import type { RelatedView } from './related.ts'
import { ServerText } from './server-text.tsx'
import './learn.css'
import './text.css'
import './figures.css'
import './drawn-figures.css'
import './live-figures.css'
import './below-text.css'

export interface ArticlePageProps {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: { readonly key: string; readonly label: string }
  readonly minutes: number
  readonly published: string
  readonly checked: string
  readonly sources: number
  readonly isLive: boolean
  readonly text: OneCopy
  readonly related: RelatedView
  readonly lesson: {
    readonly to: string
    readonly title: string
    readonly course: string
    readonly place: number
  } | null
}

export function ArticlePage(page: ArticlePageProps) {
  const { slug, title, description, category, minutes, published, checked, sources, isLive, text, related } = page
  return (
    <article className="learn-page">
      <Crumbs
        crumbs={learnCrumbs(
          { name: category.label, path: `/learn?category=${category.key}` },
          { name: title, path: articlePath({ slug }) },
        )}
      />
      <KeptNote />
      <h1>{title}</h1>
      <p className="learn-lead">{description}</p>
      <div className="learn-facts">
        <ul>
          <li>
            <Icon name="clock" size={16} /> {minutes} min
          </li>
          <li>Published {published}</li>
          <li>Figures checked {checked}</li>
          <li>{sources === 1 ? '1 source' : `${String(sources)} sources`}</li>
        </ul>
        <TextTools />
      </div>
      <LiveText text={text} isLive={isLive} className="learn-article" />
      <ReadMark article={slug} />
      <RelatedLinks related={related} />
      <Plates related={related} />
      {page.lesson ? (
        <section className="learn-band" aria-label="The course that goes further">
          <div>
            <p>In the course {page.lesson.course}</p>
            <h2>
              Lesson {page.lesson.place}: {page.lesson.title}
            </h2>
          </div>
          <ButtonLink to={page.lesson.to} variant="on-deep" iconEnd="arrow-right">
            Read the lesson
          </ButtonLink>
        </section>
      ) : null}
    </article>
  )
}

/** What can be done with a text as a whole. */
export function TextTools() {
  return (
    <div className="learn-tools">
      <KeepOffline />
      <PrintButton />
    </div>
  )
}

/** A text whose figures answer once their part is here. */
export function LiveText({ text, isLive, className }: { text: OneCopy; isLive: boolean; className: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLive) return
    let isStill = true
    void awaitPart(() => import('#modules/learn/ui/enliven.ts')).then(({ enliven }) => {
      if (isStill && box.current) enliven(box.current)
    })
    return () => {
      isStill = false
    }
  }, [isLive])
  return (
    <div ref={box}>
      <ServerText text={text} className={className} />
    </div>
  )
}

export function RelatedLinks({ related: { links } }: { related: RelatedView }) {
  if (links.length === 0) return null
  return (
    <nav className="learn-related" aria-label="Related">
      <h2>Related</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Plates({ related: { recipes } }: { related: RelatedView }) {
  if (recipes.length === 0) return null
  return (
    <section className="learn-plates" aria-labelledby="plates">
      <h2 id="plates">On the plate</h2>
      <ul>
        {recipes.map(recipe => (
          <li key={recipe.id}>
            <RecipeCardView recipe={recipe} />
          </li>
        ))}
      </ul>
    </section>
  )
}
