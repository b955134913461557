import { describe, expect, it } from 'vitest'
import { cacheSlot } from './page-rules.ts'

const slot = (target: string, { method = 'GET', cookie }: { method?: string; cookie?: string } = {}) =>
  cacheSlot('https://shop.test', method, target, cookie)

describe('which pages are kept', () => {
  it('takes public pages, and HEAD as well as GET', () => {
    expect(slot('/')?.key).toBe('https://shop.test/')
    expect(slot('/shop/supplements/biotin', { method: 'HEAD' })?.shows).toEqual(['catalogue'])
  })

  it.each([
    '/payment-success',
    '/api/verify-payment',
    '/hooks/stripe',
    '/healthz',
    '/nowhere',
    '/contact',
    '/dashboard/nowhere',
    '/dashboard/tomorrows-page',
    '/shop/supplements.data',
  ])('never %s', target => expect(slot(target)).toBeNull())

  it('never for another method', () => expect(slot('/', { method: 'POST' })).toBeNull())

  const SESSIONS = ['thymewell-session=x', 'a=b; __Host-thymewell-session=x', 'a=b;__Secure-thymewell.session_token=x']

  it.each(SESSIONS)('the same for a member: %s', cookie => {
    for (const path of ['/', '/recipes?q=dal', '/recipes/9000000301', '/recipes/import', '/terms', '/complaints'])
      expect(slot(path, { cookie })).toEqual(slot(path))
    expect(slot('/shop/supplements/biotin', { cookie })?.isOwnWithSession).toBe(false)
  })

  it.each(SESSIONS)('never with a session where it leads to a page of their own: %s', cookie => {
    const pages = ['/login', '/cart', '/dashboard/orders', '/dashboard/profile', '/dashboard/supplements/biotin']
    for (const path of pages) {
      expect(slot(path)?.isOwnWithSession, path).toBe(true)
      expect(slot(path, { cookie }), path).toBeNull()
    }
  })

  it('shares a page between visitors with other cookies', () => {
    expect(slot('/', { cookie: 'theme=dark; not-thymewell-session=1' })).not.toBeNull()
  })

  it('keeps the query keys that change the page apart, in one order, and drops all others', () => {
    const key = 'https://shop.test/shop/supplements?q=mag&category=Biotin'
    expect(slot('/shop/supplements?category=Biotin&utm_source=x&q=mag')).toMatchObject({ key, url: key })
    expect(slot('/shop/supplements?fbclid=1')?.key).toBe('https://shop.test/shop/supplements')
    expect(slot('/?q=mag')?.key).toBe('https://shop.test/')
  })

  it('counts every value where several may be asked for, and only so many', () => {
    const vegan = '/recipes?diet=vegan&diet=keto&without=milk'
    expect(slot(`${vegan}&q=dal&q=pie&utm_source=x`)?.key).toBe(
      'https://shop.test/recipes?q=dal&diet=vegan&diet=keto&without=milk',
    )
    expect(slot(`/recipes?${'diet=vegan&'.repeat(40)}`)).toBeNull()
  })

  it('does not let long searches fill the cache', () => {
    expect(slot(`/shop/supplements?q=${'x'.repeat(61)}`)).toBeNull()
  })

  it.each([
    '/recipes?meal=x',
    '/recipes?diet=vegan&diet=x',
    '/recipes?page=100',
    '/recipes?page=01',
    '/recipes?time=31',
    '/recipes?q=dal&sort=constructor',
    '/tonight?turn=100',
    '/tonight?people=9',
    '/shop/supplements?category=x',
    '/shop/supplements?most=100',
    '/shop/supplements/biotin?review-page=100',
    '/shop/compare?one=x&other=biotin',
    '/recipes/browse/vegan-dinners?page=x',
    '/learn/nutrients/iron?for=x',
    '/login?error=x',
    '/learn?category=x',
    '/dashboard/profile?edit=x',
    '/dashboard/saved-recipes?collection=x',
  ])('keeps no copy of what %s makes up', target => expect(slot(target)).toBeNull())

  it.each([
    '/recipes?meal=lunch&diet=vegan&time=30&kcal=400&protein=20&without=milk&nuts=law&sort=name&page=2',
    '/tonight?eats=vegan&without=milk&people=2&time=30&turn=3',
    '/shop/supplements?category=Biotin&form=capsule&diet=vegan&nutrient=vitamin-d&most=10&stock=now&sort=price-down',
    '/shop/supplements/biotin?reviews=lowest&review-page=2&question-page=3',
    '/shop/compare?one=biotin&other=vitamin-c',
    '/learn/nutrients/iron?eat=plants&for=men',
    '/login?mode=sign-up&error=state_mismatch&done=password',
    '/dashboard/saved-recipes?collection=favorites&page=2',
  ])('keeps what the page offers: %s', target => expect(slot(target)?.key).toBe(`https://shop.test${target}`))

  it('keeps hosts apart', () => {
    expect(cacheSlot('http://evil.test', 'GET', '/', undefined)?.key).not.toBe(slot('/')?.key)
  })
})
