import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestIdContext, servicesContext } from './context.ts'
import { handleError } from './entry.server.tsx'
import type { Services } from './services.ts'

const KEY = 'JwS8mX1c-Qk_7Zt0aVb3Nn5pLr9uYe2dHg4iFo6sTqM'

function loggedBy(path: string): string {
  const context = new RouterContextProvider()
  const logged: unknown[] = []
  const log = { error: (name: string, fields: object) => void logged.push(name, fields) }
  context.set(servicesContext, { log } as unknown as Services)
  context.set(requestIdContext, 'an id')
  handleError('broken', { request: new Request(`https://shop.example${path}`), context })
  return JSON.stringify(logged)
}

test.each([`/records/${KEY}`, `/lists/${KEY}.data?_routes=x`, `/plans/${KEY}/calendar.ics`, `/recipes/shared/${KEY}`])(
  'when the page at %s fails, its key is not logged',
  path => {
    expect(loggedBy(path)).toContain('page.failed')
    expect(loggedBy(path)).toContain('[key]')
    expect(loggedBy(path)).not.toContain(KEY)
  },
)

test('which page failed is logged', () => expect(loggedBy('/recipes?q=what+somebody+typed')).toContain('"/recipes"'))
