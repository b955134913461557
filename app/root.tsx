import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { leaveOldVersion } from '#browser/new-version.ts'
import { FONT_FILES } from '#kit/fonts.ts'
import styles from '#kit/styles/kit.css?inline'
import stylesFile from '#kit/styles/kit.css?url'
import printStyles from '#kit/styles/print.css?url'
import type { Route } from './+types/root'
import { nonceContext, originContext, servicesContext } from './context.ts'
import { RootErrorDocument } from './shell/error-boundary.tsx'
import { KeptStyles } from './shell/kept-styles.tsx'
import { MEMBER_SCRIPT } from './shell/member-script.ts'
import type { RootData } from './shell/root-data.ts'
import { THEME_SCRIPT } from './shell/theme-script.ts'

export function loader({ context }: Route.LoaderArgs): RootData {
  const { config, now, pageViews } = context.get(servicesContext)
  return {
    origin: context.get(originContext),
    year: now().getUTCFullYear(),
    trader: config.trader,
    payments: config.payments.kind,
    mail: config.mail.kind,
    appEnv: config.appEnv,
    nonce: context.get(nonceContext),
    ...(config.payments.kind === 'stripe' && config.payments.wallets.length > 0
      ? { wallets: config.payments.wallets }
      : {}),
    ...(pageViews ? { countsPages: true } : {}),
  }
}

/** What the root says does not change while somebody walks through the shop. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const nonce = root?.nonce
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <meta name="theme-color" content="#10B981" />
        <meta name="format-detection" content="telephone=no" />
        {nonce ? <link rel="stylesheet" href={stylesFile} /> : <InlineStyles />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${MEMBER_SCRIPT}` }}
        />
        {FONT_FILES.map(file => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links nonce={nonce} />
        <link rel="stylesheet" href={printStyles} media="print" />
        {/* Written by the server alone: where nothing is counted, no page carries a byte for it. */}
        {import.meta.env.SSR && root?.countsPages ? <script async src="/page-views.js" /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/**
 * All style of the screen travels in the first flight; in the browser it is already there. Only where the page is kept:
 * it is half of a page's bytes, and one that is made for one visitor is made and packed each time.
 */
function InlineStyles() {
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : '' }} />
}

export default function Root() {
  return (
    <>
      <KeptStyles />
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => void leaveOldVersion(error), [error])
  return <RootErrorDocument status={isRouteErrorResponse(error) ? error.status : 500} />
}
