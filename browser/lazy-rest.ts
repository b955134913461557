import { type ComponentType, createElement, lazy, memo, Suspense } from 'react'
import { awaitPart } from './fetch-part.ts'
import { firstSign } from './first-sign.ts'

/**
 * The part of a page that the server draws and that can be read without script: what makes it live is fetched when
 * somebody moves. Nothing is waited for where the browser draws the page itself.
 *
 * Its props must stay the same while the page is: React throws away what the server drew once a part that is not yet
 * live is drawn again.
 *
 * @param id of the element that holds it
 */
export function lazyRest<Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  const Rest: ComponentType<Props> = lazy(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id)) await firstSign()
    // Without a connection the page stays as it was drawn, and comes alive when there is one.
    return awaitPart(load)
  })
  const inSuspense = (props: Props) => createElement(Suspense, null, createElement(Rest, props))
  // Held by itself, so that the page above it may be drawn again.
  return memo(inSuspense)
}
