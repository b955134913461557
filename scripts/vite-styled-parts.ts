import type { Plugin } from 'vite'

/** Vite's own, which it puts around each import of a part. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Parts of the script bring their style by `browser/import-styled.ts`: Vite's own helper does more than is asked of it
 * here, which every page would load, and lets a part go without its style once that could not be fetched.
 */
export function styledParts(): Plugin {
  return {
    name: 'styled-parts',
    transform: {
      order: 'post',
      handler: (_, id) =>
        id === HELPER ? `export { importStyled as __vitePreload } from '#browser/import-styled.ts'` : undefined,
    },
  }
}
