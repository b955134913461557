import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { keptPaths } from '#browser/kept-pages.ts'
import { Icon, type IconName } from '#kit/icon.tsx'
import { CATEGORY_LABELS } from '#modules/learn/category-labels.ts'
import { articlePath } from '#modules/learn/learning-data.ts'
import type { Learning } from '#modules/learn/progress.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import type { HubView } from './hub-view.ts'
import { ServerText } from './server-text.tsx'

export function Featured({ featured }: { featured: NonNullable<HubView['featured']> }) {
  const { slug, title, description, category, minutes, published, plate, picture } = featured
  return (
    <article className="learn-featured">
      <div className="learn-featured-picture">
        {plate ? (
          <DishPicture
            recipe={plate}
            sizes="(width < 56.25rem) 92vw, 620px"
            eager
            className="rounded-xl aspect-[1.36]"
          />
        ) : null}
        <ServerText text={picture} className="learn-ledger" />
      </div>
      <div>
        <p className="learn-category">{CATEGORY_LABELS[category]}</p>
        <h2>
          <Link to={articlePath({ slug })}>{title}</Link>
        </h2>
        <p className="learn-lead">{description}</p>
        <p className="learn-count">
          <Icon name="clock" size={16} /> <span>{minutes} min</span> <span>{published}</span>
        </p>
        <p className="learn-go" aria-hidden="true">
          Read the article <Icon name="arrow-right" size={18} />
        </p>
      </div>
    </article>
  )
}

interface ArticlesProps {
  readonly hub: HubView
  readonly learning: Learning | null
}

export function Articles({ hub: { q, articles, nearest }, learning }: ArticlesProps) {
  const kept = useKeptPaths()
  const read = new Set(learning?.read)
  const isAllRead = articles.length > 0 && articles.every(({ slug }) => read.has(slug))
  return (
    <section aria-labelledby="articles">
      <div className="learn-title">
        <h2 id="articles">{q ? `Articles on “${q}”` : isAllRead ? 'Read' : 'Latest Articles'}</h2>
      </div>
      {articles.length > 0 ? (
        <ul className="learn-cards">
          {articles.map(article => (
            <ArticleCard
              key={article.slug}
              article={article}
              isRead={read.has(article.slug)}
              isKept={kept.includes(articlePath(article))}
            />
          ))}
        </ul>
      ) : (
        <NothingFound q={q} nearest={nearest} />
      )}
    </section>
  )
}

function NothingFound({ q, nearest }: Pick<HubView, 'q' | 'nearest'>) {
  return (
    <>
      <p>{q ? `No article has all the words of “${q}”.` : 'There is no other article of this category yet.'}</p>
      {nearest.length > 0 ? (
        <>
          <p>You may like one of these:</p>
          <ul className="learn-links">
            {nearest.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={articlePath({ slug })}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

interface ArticleCardProps {
  readonly article: HubView['articles'][number]
  readonly isRead: boolean
  readonly isKept: boolean
}

function ArticleCard({ article, isRead, isKept }: ArticleCardProps) {
  const { slug, title, description, category, minutes, published, picture } = article
  return (
    <li className="learn-card">
      <ServerText text={picture} className={`learn-picture learn-wash-${category}`} />
      <p className="learn-category">{CATEGORY_LABELS[category]}</p>
      <h3>
        <Link to={articlePath({ slug })}>{title}</Link>
      </h3>
      <p>{description}</p>
      <p className="learn-count">
        <span>{minutes} min</span> <span>{published}</span>
        {isRead ? <Marked icon="check">Read</Marked> : null}
        {isKept ? <Marked icon="download">Kept offline</Marked> : null}
      </p>
    </li>
  )
}

function Marked({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="learn-marked">
      <Icon name={icon} size={14} /> {children}
    </span>
  )
}

/** What this browser has kept, known after the page is there. */
function useKeptPaths(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([])
  useEffect(() => {
    let isStill = true
    void keptPaths().then(found => isStill && setPaths(found))
    return () => {
      isStill = false
    }
  }, [])
  return paths
}
