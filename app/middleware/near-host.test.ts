import { expect, it } from 'vitest'
import { isNearHost } from './near-host.ts'

it.each([
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '[fe80::1]:3000',
  '[fd12::1]',
  '192.168.1.20:3000',
  '10.0.0.7',
  '172.16.0.1:80',
  '172.31.255.1',
  'kitchen-laptop:3000',
  'kitchen.local:3000',
  'shop.localhost',
  'box.lan',
])('%s is near', host => expect(isNearHost(host)).toBe(true))

it.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '8.8.8.8',
  '172.32.0.1',
  '172.15.0.1',
  '192.169.1.1',
  '[2001:db8::1]:3000',
  '[::ffff:8.8.8.8]',
  '134744072',
  '0x08080808',
  '',
])('%s is not', host => expect(isNearHost(host)).toBe(false))
