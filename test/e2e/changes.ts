import type { Page } from '@playwright/test'
import { batchOf } from '#test/changes.ts'
import { expect } from './journey.ts'

/** Sends one change as the person who is signed in on this page, whose clock is at this moment. */
export async function sendChange(page: Page, kind: string, body: object, moment = new Date()): Promise<void> {
  const outcomes = await page.evaluate(
    async batch => {
      const sent = await fetch('/api/changes', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(batch),
      })
      return (await sent.json()).outcomes
    },
    batchOf(kind, body, undefined, moment),
  )
  expect(outcomes).toMatchObject([{ ok: true }])
}
