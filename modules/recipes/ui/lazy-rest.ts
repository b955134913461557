import { type ComponentType, lazy } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'

/**
 * The part of a page that the server draws and that can be read without script: what makes it live is fetched when
 * somebody moves. Nothing is waited for where the browser draws the page itself.
 *
 * @param id of the element that holds it
 */
export function lazyRest<Props>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id)) await firstSign()
    // Without a connection the page stays as it was drawn, and comes alive when there is one.
    return awaitPart(load)
  })
}
