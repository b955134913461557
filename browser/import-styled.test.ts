import { beforeEach, expect, it, vi } from 'vitest'
import { importStyled } from './import-styled.ts'

interface Link {
  href: string
  onload(): void
  onerror(): void
  remove(): void
}

let added: Link[]

beforeEach(() => {
  added = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.includes('/assets/with-the-page.css') ? {} : null),
    createElement: () => ({ remove: () => added.pop() }),
    head: { append: (link: Link) => added.push(link) },
  })
  return () => vi.unstubAllGlobals()
})

it('imports a part once its style is there', async () => {
  const load = vi.fn(async () => 'part')
  const part = importStyled(load, ['assets/cook.css', 'assets/with-the-page.css'])
  await Promise.resolve()
  expect(added.map(({ href }) => href)).toEqual(['/assets/cook.css'])
  expect(load).not.toHaveBeenCalled()
  added[0]?.onload()
  await expect(part).resolves.toBe('part')
  await expect(importStyled(load, ['assets/cook.css'])).resolves.toBe('part')
  expect(added).toHaveLength(1)
})

it('asks again for a style that could not be fetched, and imports nothing without it', async () => {
  const load = vi.fn(async () => 'part')
  const first = importStyled(load, ['assets/late.css'])
  added[0]?.onerror()
  await expect(first).rejects.toThrow('No style at /assets/late.css')
  expect(load).not.toHaveBeenCalled()
  expect(added).toEqual([])
  const second = importStyled(load, ['assets/late.css'])
  added[0]?.onload()
  await expect(second).resolves.toBe('part')
})
