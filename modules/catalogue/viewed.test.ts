import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readViewed, VIEWED_OFF, type Viewed, viewedText, withViewed } from './viewed.ts'

const seen = (...ids: string[]): Viewed[] => ids.map(id => ({ id, name: `About ${id}` }))

describe('what was looked at last', () => {
  it('comes first, each once, and no more than a row', () => {
    expect(withViewed(seen('a', 'b', 'c'), { id: 'c', name: 'About c' })).toEqual(seen('c', 'a', 'b'))
    expect(withViewed(seen('a', 'b', 'c', 'd', 'e'), { id: 'f', name: 'About f' })).toEqual(
      seen('f', 'a', 'b', 'c', 'd'),
    )
  })

  it('is read as it was written', () => {
    expect(readViewed(viewedText(seen('vitamin-d3-k2', 'biotin')))).toEqual(seen('vitamin-d3-k2', 'biotin'))
  })

  it('is nothing where nothing, or nothing of ours, is kept', () => {
    expect(readViewed(null)).toEqual([])
    expect(readViewed(VIEWED_OFF)).toEqual([])
    expect(readViewed('../admin\tName\nbiotin\t\n{"a":1}')).toEqual([])
  })

  it('has no more than a row of any text', () => {
    fc.assert(fc.property(fc.string(), text => readViewed(text).length <= 5))
  })
})
