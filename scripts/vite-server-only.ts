import type { Plugin } from 'vite'

const SERVER_ONLY =
  /\/(platform\/|sandbox\/|modules\/[^/]+\/(tables|queries|commands|changes|jobs|emails|gateway|seed|(queries|commands)\/[^/]+)\.tsx?$|app\/(server|services|context|changes)\.ts$|app\/middleware\/)/

/** Fails the build when code that talks to the database or the outside world would reach the browser. */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    load(id) {
      if (this.environment.name === 'client' && !id.includes('/node_modules/') && SERVER_ONLY.test(id)) {
        this.error(`${id} is server-only, but the browser bundle imports it`)
      }
    },
  }
}
