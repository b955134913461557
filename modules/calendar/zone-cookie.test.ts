import { expect, test } from 'vitest'
import { zoneIn } from './zone-cookie.ts'

test.each([
  ['thymewell-zone=Pacific/Auckland', 'Pacific/Auckland'],
  ['a=b; thymewell-zone=Europe/London; c=d', 'Europe/London'],
  ['thymewell-zone=', null],
  ['thymewell-zone=Nowhere/Land', null],
  ['thymewell-zone=%2B01%3A00', null],
  ['other-thymewell-zone=Europe/London', null],
  ['', null],
  [null, null],
])('%j brings %j', (cookies, zone) => expect(zoneIn(cookies)).toBe(zone))
