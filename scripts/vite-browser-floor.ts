import type { Plugin } from 'vite'
import { newerThanFloor } from './check-browser-floor.ts'

/** Fails the build when what a browser is sent, of ours or of a package, needs more than the oldest that are served have. */
export function browserFloor(): Plugin {
  return {
    name: 'browser-floor',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk') continue
        const [newer] = newerThanFloor(part.code)
        if (newer) this.error(`${file}: ${newer.said}: …${part.code.slice(Math.max(0, newer.at - 80), newer.at + 40)}…`)
      }
    },
  }
}
