declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

/** The address of a file that a thread can run, see `scripts/vite-thread-files.ts`. */
declare module '*?thread' {
  const file: string
  export default file
}
