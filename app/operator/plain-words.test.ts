import { expect, it } from 'vitest'
import { runShop } from './shop-command.ts'

it('whatever is said to the operator moves no cursor of their terminal', async () => {
  const said: string[] = []
  const say = (words: string) => void said.push(words)
  const args = ['\u001b[2J\u009b31mowned']
  const call = { args, env: {}, now: () => new Date(0), say, complain: say, ask: null, user: 'ann', patienceMs: 0 }
  expect(await runShop(call)).not.toBe(0)
  expect(said.join('')).toContain('owned')
  expect(said.join('').replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
