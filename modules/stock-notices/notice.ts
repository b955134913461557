import { isAddress } from '#modules/contact/typed-text.ts'

/** So long somebody has to confirm their address; then it is deleted. */
export const CONFIRM_DAYS = 7

export type ReadAddress = { ok: true; email: string } | { ok: false; problem: string }

export function readAddress(typed: unknown): ReadAddress {
  const email = typeof typed === 'string' ? typed.trim() : ''
  if (isAddress(email)) return { ok: true, email }
  return { ok: false, problem: 'Please enter your e-mail address, such as ann@example.com.' }
}
