import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { errorMeta, statusOf } from './error-boundary.tsx'
import { ErrorPage, errorWords } from './error-page.tsx'
import { IncidentContext } from './incident.ts'

const answer = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })

test('an answer keeps its status, an error of the server is a 500, and anything else broke in the browser', () => {
  expect(statusOf(answer(404))).toBe(404)
  expect(statusOf(answer(503))).toBe(503)
  expect(statusOf(new Error('Unexpected Server Error'))).toBe(500)
  expect(statusOf(new TypeError('x is undefined'))).toBeNull()
  expect(statusOf('thrown text')).toBeNull()
})

test('the page of a failure names the id it was logged under, and only the server can', () => {
  const drawn = (status: number, incident?: string) =>
    renderToStaticMarkup(createElement(IncidentContext, { value: incident }, createElement(ErrorPage, { status })))
  expect(drawn(500, 'a1b2')).toContain('please mention a1b2.')
  expect(drawn(500)).not.toContain('please mention')
  expect(drawn(404, 'a1b2')).not.toContain('a1b2')
})

test.each([
  [404, 'Page Not Found', "The page you're looking for doesn't exist or has been moved."],
  [410, 'Content Removed', 'This content has been permanently removed and is no longer available.'],
  [500, 'Server Error', 'Something went wrong on our end. Please try again later.'],
  [503, 'Server Error', 'Something went wrong on our end. Please try again later.'],
  [418, 'Error', 'An unexpected error occurred.'],
])('the words of %i are as specified', (status, title, message) => {
  expect(errorWords(status)).toEqual({ title, message })
})

test('the head of a failed page is kept by no search engine, and tells nothing of the error', () => {
  const head = errorMeta(new Error('password in clear'), 'https://thymewell.example')
  expect(head).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
  expect(JSON.stringify(head)).not.toContain('password')
  expect(JSON.stringify(head)).not.toContain('canonical')
})
