/** A text that is drawn on the server alone. */
export interface OneCopy {
  /** Absent in the browser where the page came with it. */
  readonly html?: string
}

/**
 * A text for the page. What the server draws a document from is sent along with it, so that the browser can go on with
 * it: the text, which is in the document already, is kept out of that by being no property that is listed. Whoever
 * comes from another page within the browser gets it.
 */
export function oneCopy(html: string, request: Request): OneCopy {
  if (new URL(request.url).pathname.endsWith('.data')) return { html }
  return Object.defineProperty({}, 'html', { value: html, enumerable: false })
}
