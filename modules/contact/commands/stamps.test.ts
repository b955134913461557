import { expect, test } from 'vitest'
import { tampered } from '#test/tampered.ts'
import { CONTACT_TEXTS } from '../message.ts'
import { makeStamp, passTrap } from './stamps.ts'

const SECRET = 'x'.repeat(32)
const SHOWN = new Date('2026-11-22T10:00:00Z')
const after = (seconds: number) => new Date(SHOWN.getTime() + seconds * 1_000)
const stamp = makeStamp(SECRET, SHOWN)

test('a form is taken once somebody can have typed it, however long they took', () => {
  for (const seconds of [3, 60, 86_400])
    expect(passTrap(SECRET, { stamp, hidden: '' }, after(seconds)).error).toBeNull()
  expect(passTrap(SECRET, { stamp, hidden: '' }, after(2.9)).error).toBe(CONTACT_TEXTS.tooQuick)
})

test('what a program fills in gives it back, and its page goes on where it was', () => {
  const trapped = passTrap(SECRET, { stamp, hidden: 'https://spam.example' }, after(60))
  expect(trapped).toMatchObject({ error: CONTACT_TEXTS.hidden, firstShown: SHOWN })
})

test('a stamp of somebody else’s making is none', () => {
  for (const forged of ['', 'v1.abc', makeStamp('y'.repeat(32), SHOWN), tampered(stamp)])
    expect(passTrap(SECRET, { stamp: forged, hidden: '' }, after(60)).error).toBe(CONTACT_TEXTS.stale)
})

test('each page is another one', () => {
  const pages = [stamp, makeStamp(SECRET, SHOWN)].map(
    each => passTrap(SECRET, { stamp: each, hidden: '' }, after(9)).pageId,
  )
  expect(new Set(pages).size).toBe(2)
})
