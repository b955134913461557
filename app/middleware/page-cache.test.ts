import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseEncoding, type PackedBodies } from './content-coding.ts'
import { matchesEtag } from './etag.ts'
import { createPageCache, type PageCache, type Rendered } from './page-cache.ts'

let clock = 0
let renders = 0
let cache: PageCache

beforeEach(() => {
  clock = 0
  renders = 0
  cache = createPageCache(() => clock)
  cache.listen(true)
})

const rendering =
  (html = 'page', keep = true): (() => Promise<Rendered>) =>
  async () => {
    renders++
    return { response: new Response(html), keep, headers: () => [['Content-Type', 'text/html']] }
  }

describe('the page cache', () => {
  it('renders once however many ask at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => cache.getOrRender('/', ['catalogue'], rendering())))
    await cache.getOrRender('/', ['catalogue'], rendering())
    expect(renders).toBe(1)
    expect(cache.size().pages).toBe(1)
  })

  it('drops a page when what it shows has changed, and only then', async () => {
    await cache.getOrRender('/shop', ['catalogue'], rendering())
    await cache.getOrRender('/terms', [], rendering())
    cache.drop('catalogue')
    expect(cache.get('/shop')).toBeUndefined()
    expect(cache.get('/terms')).toBeDefined()
  })

  it('does not keep a page whose subject changed while it was rendered', async () => {
    await cache.getOrRender('/', ['catalogue'], async () => {
      cache.drop('catalogue')
      return rendering()()
    })
    expect(cache.get('/')).toBeUndefined()
  })

  it('shows what it has while changes cannot be heard, keeps nothing new, and begins anew when they can', async () => {
    await cache.getOrRender('/', ['catalogue'], rendering())
    cache.listen(false)
    expect(cache.get('/')).toBeDefined()
    await cache.getOrRender('/terms', [], rendering())
    expect(cache.get('/terms')).toBeUndefined()
    cache.listen(true)
    expect(cache.get('/')).toBeUndefined()
    await cache.getOrRender('/', ['catalogue'], rendering())
    expect(cache.get('/')).toBeDefined()
  })

  it('shows no page beyond its time, heard or not', async () => {
    await cache.getOrRender('/', ['catalogue'], rendering())
    cache.listen(false)
    clock += 10 * 60 * 1000
    expect(cache.get('/')).toBeUndefined()
  })

  describe('at the change of the day in London', () => {
    const before = Date.parse('2026-07-01T22:59:58Z')
    const midnight = Date.parse('2026-07-01T23:00:00Z')

    it('forgets every page, however young: yesterday is not shown as today', async () => {
      clock = before
      await cache.getOrRender('/dashboard', [], rendering('Wednesday'))
      clock = midnight - 1
      expect(cache.get('/dashboard')).toBeDefined()
      clock = midnight
      expect(cache.get('/dashboard')).toBeUndefined()
      const page = (await cache.getOrRender('/dashboard', [], rendering('Thursday'))) as {
        bodies: { identity: Buffer }
      }
      expect(page.bodies.identity.toString()).toBe('Thursday')
      expect(cache.size().pages).toBe(1)
    })

    it('does not keep or share what began before it and ended after it', async () => {
      clock = before
      let end = () => {}
      const held = new Promise<void>(resolve => {
        end = resolve
      })
      const late = cache.getOrRender('/dashboard', [], async () => {
        await held
        return rendering('Wednesday')()
      })
      clock = midnight + 5
      const next = cache.getOrRender('/dashboard', [], rendering('Thursday'))
      const text = async (page: typeof next) =>
        ((await page) as { bodies: { identity: Buffer } }).bodies.identity.toString()
      expect(await text(next)).toBe('Thursday')
      end()
      expect(await text(late)).toBe('Wednesday')
      expect(cache.get('/dashboard')?.bodies.identity.toString()).toBe('Thursday')
    })
  })

  it('gives every visitor an answer of their own when a page is not to be kept', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => cache.getOrRender('/x', [], rendering('gone', false))))
    const texts = await Promise.all(answers.map(answer => (answer as Response).text()))
    expect(texts).toEqual(['gone', 'gone', 'gone'])
    expect(cache.size().pages).toBe(0)
  })

  it('asks again after a failure', async () => {
    const failing = cache.getOrRender('/', [], () => Promise.reject(new Error('database away')))
    await expect(failing).rejects.toThrow('database away')
    await cache.getOrRender('/', [], rendering())
    expect(renders).toBe(1)
  })

  it('is bounded, and forgets the page that was not asked for longest', async () => {
    for (let page = 0; page < 401; page++) {
      await cache.getOrRender(`/${page}`, [], rendering())
      cache.get('/0')
    }
    expect(cache.size().pages).toBe(400)
    expect(cache.get('/0')).toBeDefined()
    expect(cache.get('/1')).toBeUndefined()
  })

  it('renders a page anew after ten minutes', async () => {
    await cache.getOrRender('/', [], rendering())
    clock += 10 * 60 * 1000 + 1
    expect(cache.get('/')).toBeUndefined()
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })
})

describe('how tightly a page is packed', () => {
  let packing: { whole: string; end: () => void }[]
  beforeEach(() => {
    packing = []
    const tight = (whole: Buffer) =>
      new Promise<PackedBodies>(resolve => {
        const end = () => resolve({ br: Buffer.from('tight br'), gzip: Buffer.from('tight gzip') })
        packing.push({ whole: whole.toString(), end })
      })
    cache = createPageCache(() => clock, [], tight)
    cache.listen(true)
  })
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const brotliOf = (key: string) => cache.get(key)?.bodies.br.toString()
  const askTwice = async (key: string) => {
    await cache.getOrRender(key, ['recipes'], rendering(key))
    cache.get(key)
  }

  it('fast when it is made, however many ask for others, and tight once it is asked for again', async () => {
    for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, [], rendering(key))
    expect(packing).toEqual([])
    const before = cache.get('/b')
    expect(packing.map(({ whole }) => whole)).toEqual(['/b'])
    expect(brotliDecompressSync(before?.bodies.br ?? '').toString()).toBe('/b')
    packing[0]?.end()
    await settled()
    expect(brotliOf('/b')).toBe('tight br')
    const after = cache.get('/b')
    expect([after?.etag, after?.keptUntil, after?.bodies.identity]).toEqual([
      before?.etag,
      before?.keptUntil,
      before?.bodies.identity,
    ])
    expect(after?.heads.br.slice(-2)).toEqual(['Content-Length', '8'])
    expect(packing.length).toBe(1)
  })

  it('two at a time, so that passwords and the database find a thread', async () => {
    for (const key of ['/a', '/b', '/c', '/d']) await askTwice(key)
    expect(packing.length).toBe(2)
    packing[0]?.end()
    await settled()
    expect(packing.map(({ whole }) => whole)).toEqual(['/a', '/b', '/c'])
  })

  it('and never for a page that was thrown away, which it does not bring back', async () => {
    for (const key of ['/a', '/b', '/c']) await askTwice(key)
    cache.drop('recipes')
    await cache.getOrRender('/b', ['recipes'], rendering('new'))
    for (const { end } of packing) end()
    await settled()
    expect(packing.length).toBe(2)
    expect([cache.get('/a'), cache.get('/b')?.bodies.identity.toString()]).toEqual([undefined, 'new'])
  })
})

describe('content coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.9, gzip;q=0.8', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['BR ; q=0.001', 'br'],
    ['br;q=0.000 , gzip; q=1.0', 'gzip'],
    ['x-br, brotli', 'identity'],
    ['identity', 'identity'],
    ['br;q=0.1, gzip', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.4, *;q=0.6', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['identity;q=0', 'identity'],
    ['x-gzip', 'gzip'],
    ['br;q=abc, gzip', 'gzip'],
    ['br;v=1;q=0, gzip;level=9', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (accepts, encoding) => expect(chooseEncoding(accepts)).toBe(encoding))

  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('compares If-None-Match %s weakly', (header, same) => expect(matchesEtag(header, 'W/"a"')).toBe(same))
})
