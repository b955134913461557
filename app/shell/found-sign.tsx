import type { FoundSign as Kind } from '#app/site-hits.ts'

/** Line drawings in the manner of the kit's, for what was found and has no picture. */
const PATHS: { readonly [K in Kind]: string } = {
  dish: 'M3 12h18a9 9 0 0 1-6 8.5H9A9 9 0 0 1 3 12ZM8 8c0-2 2-2 2-4M13 8c0-2 2-2 2-4',
  nutrient: 'M12 3 4 7.5v9L12 21l8-4.5v-9ZM12 9v6M9.5 10.5l5 3M14.5 10.5l-5 3',
  supplement: 'm10.5 20.5 10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7',
  food: 'M12 8c-2-2-8-2-8 4 0 5 3 9 5.5 9 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5C17 21 20 17 20 12c0-6-6-6-8-4ZM12 8c0-3 1-5 4-5',
  article: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h3',
  lesson:
    'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3Z',
  word: 'M4 19 10 5l6 14M6 14.5h8M19 9v10',
  page: 'M3 5h18v14H3ZM3 9h18M7 13h6',
}

/** What kind of thing was found, where there is no picture of it. */
export function FoundSign({ kind }: { kind: Kind }) {
  return (
    <svg className="found-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  )
}
