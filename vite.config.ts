import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { serverOnly } from './scripts/vite-server-only.ts'

/** Two files that every page needs, each compressed as a whole, instead of thirty small ones. */
const PARTS = [
  { name: 'react', test: /\/node_modules\//, priority: 2 },
  { name: 'shell', test: /\/(kit|app\/shell|modules\/cart)\//, minShareCount: 3, priority: 1 },
]

export default defineConfig({
  plugins: [serverOnly(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: PARTS } } } } },
    // The listener is built with the pages, so that both share one database pool and one page cache.
    ssr: { build: { target: 'node24', rollupOptions: { input: 'app/server.ts' } } },
  },
})
