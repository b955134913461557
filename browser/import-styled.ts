const asked = new Map<string, Promise<unknown>>()

/**
 * Imports a part of the script once its style sheets are there, so that it is never seen without; the build puts it
 * around every `import()`. What could not be fetched is asked for again the next time.
 *
 * @param sheets paths below the root
 */
export const importStyled = <Part>(load: () => Promise<Part>, sheets: readonly string[] = []): Promise<Part> =>
  Promise.all(sheets.map(styled)).then(load)

function styled(sheet: string): Promise<unknown> {
  const href = `/${sheet}`
  // It came with the page, or with another part.
  if (!asked.has(sheet) && document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  const coming = asked.get(sheet) ?? added(href)
  asked.set(sheet, coming)
  coming.catch(() => asked.delete(sheet))
  return coming
}

const added = (href: string) =>
  new Promise((onload, onerror) => {
    const link = document.createElement('link')
    document.head.append(
      Object.assign(link, {
        rel: 'stylesheet',
        href,
        onload,
        onerror: () => {
          link.remove()
          onerror(new Error(`No style at ${href}`))
        },
      }),
    )
  })
