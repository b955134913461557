import { renderToStaticMarkup } from 'react-dom/server'
import styles from '#kit/styles/kit.css?url'
import { Sprig } from './shell/brand.tsx'
import { PageWidth } from './shell/page-width.tsx'

const TITLE = 'That did not go through'

/** What somebody is told whose form was turned away before any page could take it; it needs no script and no data. */
export function refusedPage(error: string, path: string): string {
  const page = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${TITLE} | Thymewell`}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <PageWidth className="py-4">
          <a href="/" className="inline-flex min-h-11 items-center gap-2.5">
            <Sprig />
            <span className="font-serif text-h3">Thymewell</span>
          </a>
          <main className="py-(--section)">
            <h1>{TITLE}</h1>
            <p className="mt-5 max-w-[40ch] text-lead text-ink-2">{error}</p>
            <p className="mt-3 text-ink-2">To keep what you typed, use your browser’s Back button.</p>
            <p className="mt-8 flex flex-wrap gap-3">
              <a href={path} className="button button-primary">
                Start again
              </a>
              <a href="/" className="button button-secondary">
                Home
              </a>
            </p>
          </main>
        </PageWidth>
      </body>
    </html>,
  )
  return `<!doctype html>${page}`
}
