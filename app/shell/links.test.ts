import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { FOOTER_COLUMNS, MAIN_LINKS, MEMBER_LINKS, SECOND_LINKS } from './links.ts'
import { MOVES } from './moved-paths.ts'

function paths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(entry => [
    ...(entry.index ? ['/'] : entry.path ? [`/${entry.path}`] : []),
    ...paths(entry.children ?? []),
  ])
}

test('no link of the header, the menu, the footer or a redirect leads to a page that is not there', () => {
  const known = new Set(paths(routes))
  const links = [
    ...MAIN_LINKS,
    ...MEMBER_LINKS,
    ...SECOND_LINKS,
    ...FOOTER_COLUMNS.flatMap(column => column.links),
    ...MOVES,
  ]
  expect(links.map(link => link.to).filter(to => !known.has(to))).toEqual([])
})
