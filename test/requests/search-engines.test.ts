import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_DAYS } from '#content/content-dates.ts'
import { PAGE_DAYS } from '#content/page-dates.ts'
import { daysOf } from '#content/recipe-dates.ts'
import { RECIPES } from '#content/recipes.ts'
import { reserveStock, sellReserved } from '#modules/catalogue/commands/stock.ts'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { ANNOUNCED_IDS } from '#modules/catalogue/words.ts'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { browsePages } from '#modules/recipes/browse/browse-pages.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { photographOf } from '#modules/recipes/recipe-pictures.ts'
import { PAGES } from './addresses.test-support.ts'
import { type Json, openShop, type Shop, until } from './built-shop.test-support.ts'
import { setFree } from './buying.test-support.ts'
import { canonicalOf, metaOf, structuredData, titleOf } from './page-head.test-support.ts'
import { strayData } from './vocabulary.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const LISTED = PAGES.filter(({ robots }) => robots === null).map(({ path }) => path)
const SOLD = PRODUCT_IDS.filter(id => !ANNOUNCED_IDS.includes(id))
const product = (id: string) => `/shop/supplements/${id}`
const pathOf = (address: string) => {
  expect(address.startsWith(`${shop.origin}/`), address).toBe(true)
  return address.slice(shop.origin.length)
}
const dataOf = async (path: string) => structuredData((await shop.ask(path)).text)
const one = (data: Json[], type: string) => {
  const found = data.filter(object => object['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]
}

/** Every article, course and lesson, as their files are called. */
function written(): string[] {
  const folder = fileURLToPath(new URL('../../content/learn/', import.meta.url))
  const names = (path: string) => readdirSync(folder + path).map(name => name.replace(/\.md$/, ''))
  return [
    ...names('articles').map(name => `/learn/articles/${name}`),
    ...names('courses').flatMap(course =>
      names(`courses/${course}`).map(name =>
        name === 'course' ? `/learn/courses/${course}` : `/learn/courses/${course}/${name.replace(/^\d+-/, '')}`,
      ),
    ),
  ]
}

/** An address of the shop that must be a picture: its size. */
async function picture(address: string) {
  const answer = await shop.ask(pathOf(address))
  expect([answer.status, answer.headers['content-type']], address).toEqual([200, expect.stringMatching(/^image\//)])
  const { width, height } = await sharp(answer.bytes).metadata()
  return { width, height }
}

/** Google's guide to recipe data wants pictures of at least 50,000 pixels, in these shapes. */
async function areaOf(address: string) {
  const { width = 0, height = 0 } = await picture(address)
  return width * height
}

describe('sitemap.xml', () => {
  test('is well-formed, and lists every page for search engines and no other', async () => {
    const { text, headers } = await shop.ask('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/')).toBe(
      true,
    )
    expect(unclosed(text)).toEqual([])
    const listed = [...text.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address ?? ''))
    const recipes = RECIPES.map(({ id }) => `/recipes/${id}`)
    const nutrients = nutrientPages().map(({ slug }) => `/learn/nutrients/${slug}`)
    const browse = [...browsePages(ownRecipes()).keys()].map(slug => `/recipes/browse/${slug}`)
    expect(listed.sort()).toEqual([...new Set([...LISTED, ...recipes, ...nutrients, ...browse, ...written()])].sort())
    for (const path of LISTED) {
      const page = await shop.ask(path)
      expect([page.status, canonicalOf(page.text), metaOf(page.text, 'robots')], path).toEqual([
        200,
        shop.origin + path,
        null,
      ])
      expect(page.headers['x-robots-tag']).toBeUndefined()
    }
  })

  test('names photographs that are there', async () => {
    const { text } = await shop.ask('/sitemap.xml')
    const pictures = [...text.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address]) => address ?? '')
    const ofProducts = pictures.filter(address => /-(front|back-label|contents|in-use|in-scale)-/.test(address))
    expect(ofProducts).toHaveLength(SOLD.length * 5)
    expect(pictures.length).toBeGreaterThan(SOLD.length * 5)
    for (const address of pictures) expect((await picture(address)).width).toBeGreaterThan(700)
  })
})

test('the sitemap says on which day a page changed that knows it: a recipe, a list, a product, a page of words', async () => {
  const dayOf = async (path: string) =>
    (await shop.ask('/sitemap.xml')).text
      .split('<url>')
      .find(url => url.includes(`${path}</loc>`))
      ?.match(/<lastmod>(.+)<\/lastmod>/)?.[1]
  const { changed } = daysOf('9000000301')
  expect(await dayOf('/recipes/9000000301')).toBe(changed)
  const list = browsePages(ownRecipes())
    .get('vegan-dinners')
    ?.recipes.map(({ id }) => daysOf(id).changed)
  expect(await dayOf('/recipes/browse/vegan-dinners')).toBe(list?.toSorted().at(-1))
  expect(await dayOf('/privacy')).toBe(PAGE_DAYS['/privacy']?.changed)
  expect(await dayOf('/learn/nutrients/iron')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await dayOf('/learn/glossary')).toBe(CONTENT_DAYS.get('/learn/glossary')?.changed)
  const told = await shop.ask('/sitemap.xml')
  expect(told.text.split('<url>').filter(url => url.includes('<loc>') && !url.includes('<lastmod>'))).toEqual([])
  const written = CONTENT_DAYS.get(product('vitamin-d3-k2'))?.changed ?? ''
  await shop.database.pool.query("update product set updated_at = '2026-01-02T12:00:00Z' where id = 'vitamin-d3-k2'")
  expect(await dayOf(product('vitamin-d3-k2'))).toBe(written)
  await shop.database.pool.query("update product set updated_at = '2030-01-02T12:00:00Z' where id = 'vitamin-d3-k2'")
  expect(await dayOf(product('vitamin-d3-k2'))).toMatch(/^2030-01-02T/)
  // As the till does it, with the moment of the sale.
  const line = [{ productId: 'vitamin-d3-k2' as const, quantity: 1 }]
  const sale = { at: new Date('2031-01-02T12:00:00Z'), cause: 'test' }
  await reserveStock(shop.open.services.db, line, sale)
  await sellReserved(shop.open.services.db, line, sale)
  expect(await dayOf(product('vitamin-d3-k2'))).toMatch(/^2030-01-02T/)
  await shop.database.pool.query(
    "update product set price_pence = price_pence + 1, updated_at = '2032-01-02T12:00:00Z' where id = 'vitamin-d3-k2'",
  )
  expect(await dayOf(product('vitamin-d3-k2'))).toMatch(/^2032-01-02/)
  await shop.database.pool.query("update product set price_pence = price_pence - 1 where id = 'vitamin-d3-k2'")
})

test('the feed of products has what is on sale, with what Google asks for', async () => {
  const { text, headers } = await shop.ask('/products.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(unclosed(text)).toEqual([])
  const items = text.split('<item>').slice(1)
  expect(items).toHaveLength(SOLD.length)
  for (const [nth, item] of items.entries()) {
    const field = (name: string) => new RegExp(`<g:${name}>([^<]+)</g:${name}>`).exec(item)?.[1]
    expect(SOLD).toContain(field('id'))
    expect(field('title'), String(nth)).toBeTruthy()
    expect(field('description')?.length).toBeGreaterThan(20)
    expect(field('price')).toMatch(/^\d+\.\d\d GBP$/)
    expect(field('availability')).toMatch(/^(?:in|out_of)_stock$/)
    expect([field('brand'), field('condition'), field('identifier_exists')]).toEqual(['Thymewell', 'new', 'no'])
    expect(field('google_product_category')).toBe('525')
    expect(field('unit_pricing_measure')).toMatch(/^\d+ (?:ct|g)$/)
    expect(field('unit_pricing_base_measure')).toMatch(/^(?:1 ct|100 g)$/)
    expect(item).toMatch(/<g:shipping><g:country>GB<.*<g:price>\d\.\d\d GBP<\/g:price><\/g:shipping>/)
    const page = await shop.ask(pathOf(field('link') ?? ''))
    expect(page.text).toContain(`£${field('price')?.replace(' GBP', '')}`)
    expect((await picture(field('image_link') ?? '')).width).toBeGreaterThan(700)
  }
})

test('a finder of a weakness and a password manager are told where to go', async () => {
  const { text, headers } = await shop.ask('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${shop.origin}/.well-known/security.txt`)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime() - Date.now()
  expect(expires).toBeGreaterThan(0)
  expect(expires).toBeLessThan(366 * 86_400_000)
  const change = await shop.ask('/.well-known/change-password')
  expect([change.status, change.headers.location]).toEqual([302, '/login/change'])
})

test('a page is for readers in GB and in the US, by the one text', async () => {
  for (const path of ['/', '/recipes', '/shop/supplements/biotin', '/dashboard']) {
    const { text } = await shop.ask(path)
    expect(text, path).toContain('<meta property="og:locale" content="en_GB"/>')
    expect(text, path).toContain('<meta property="og:locale:alternate" content="en_US"/>')
  }
})

test('robots.txt hides no page whose noindex must be read, and names the sitemap', async () => {
  const { text, headers } = await shop.ask('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`\nSitemap: ${shop.origin}/sitemap.xml\n`)
  const hidden = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '')
  expect(hidden).toEqual(['/api/', '/hooks/', '/sandbox/'])
  for (const { path } of PAGES) expect(hidden.some(start => path.startsWith(start))).toBe(false)
})

test('the web manifest has icons that are what they say', async () => {
  const { text, headers } = await shop.ask('/site.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json')
  const manifest: Json = JSON.parse(text)
  expect(manifest).toMatchObject({ name: 'Thymewell', start_url: '/', display: 'standalone', theme_color: '#10B981' })
  expect(manifest.id).toBe('/')
  for (const { url } of manifest.shortcuts) expect((await shop.ask(url)).status, url).toBe(200)
  const { action, params } = manifest.share_target
  const shared = await shop.ask(`${action}?${new URLSearchParams({ [params.url]: 'https://example.com/dal' })}`)
  expect(shared.status).toBe(200)
  expect(manifest.screenshots).toHaveLength(4)
  for (const { src, sizes } of [...manifest.screenshots, ...manifest.icons].filter(
    (icon: Json) => icon.sizes !== 'any',
  )) {
    const { width, height } = await picture(shop.origin + src)
    expect(`${width}x${height}`).toBe(sizes)
  }
})

describe('the head of every page', () => {
  test.each(PAGES)('$path can be shared', async ({ path }) => {
    const { text } = await shop.ask(path)
    expect(metaOf(text, 'og:url')).toBe(shop.origin + path)
    expect(titleOf(text)?.startsWith(metaOf(text, 'og:title') ?? '-')).toBe(true)
    expect(metaOf(text, 'og:description')).toBe(metaOf(text, 'description'))
    expect(metaOf(text, 'og:image:alt')).toBeTruthy()
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(text, 'theme-color')).toBe('#10B981')
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5"')
    const size = { width: Number(metaOf(text, 'og:image:width')), height: Number(metaOf(text, 'og:image:height')) }
    expect(await picture(metaOf(text, 'og:image') ?? '')).toEqual(size)
  })

  test('no page is described at more length than is shown', async () => {
    for (const path of LISTED) {
      const description = metaOf((await shop.ask(path)).text, 'description') ?? ''
      expect(description.length, path).toBeLessThanOrEqual(160)
      expect(description, path).toMatch(/[.!?…]$/)
    }
  })

  test('no two pages have the same title or description', async () => {
    const heads = await Promise.all(LISTED.map(async path => (await shop.ask(path)).text))
    for (const read of [titleOf, (text: string) => metaOf(text, 'description')])
      expect(new Set(heads.map(read)).size).toBe(LISTED.length)
  })
})

describe('structured data', () => {
  test('of home is the shop, reachable as its pages say', async () => {
    const { text } = await shop.ask('/')
    const shopData = one(structuredData(text), 'OnlineStore')
    expect(shopData).toMatchObject({ '@context': 'https://schema.org', name: 'Thymewell', url: `${shop.origin}/` })
    for (const shown of [shopData.email, shopData.legalName])
      expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, '')).toContain(shown)
    expect(shopData.hasMerchantReturnPolicy).toMatchObject({ merchantReturnDays: 14, applicableCountry: 'GB' })
    expect(
      shopData.hasShippingService.map(({ name, shippingConditions }: Json) => [name, shippingConditions.length]),
    ).toEqual([
      ['Standard delivery', 2],
      ['Express delivery, next working day', 2],
    ])
    expect(await picture(shopData.logo)).toEqual({ width: 512, height: 512 })
    expect(one(structuredData(text), 'WebSite').publisher['@id']).toBe(shopData['@id'])
  })

  test('of the shelf is every product, in the order shown', async () => {
    const data = await dataOf('/shop/supplements')
    const list = one(data, 'ItemList')
    expect(list.numberOfItems).toBe(PRODUCT_IDS.length)
    expect(list.itemListElement.map(({ url, position }: Json) => [position, pathOf(url)])).toEqual(
      [...SOLD, ...ANNOUNCED_IDS].map((id, index) => [index + 1, product(id)]),
    )
    expect(one(data, 'BreadcrumbList').itemListElement).toHaveLength(2)
  })

  test.each(SOLD)('of %s is the offer that the page makes', async id => {
    const { text } = await shop.ask(product(id))
    const data = structuredData(text)
    const { offers, ...item } = one(data, 'Product')
    expect(item).toMatchObject({
      sku: id,
      url: shop.origin + product(id),
      brand: { '@type': 'Brand', name: 'Thymewell' },
    })
    expect(titleOf(text)).toBe(`${item.name} | Thymewell`)
    expect(item.image).toHaveLength(5)
    for (const address of item.image) expect((await picture(address)).width).toBeGreaterThan(700)
    expect(offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' })
    expect(text).toContain(`£${offers.price}`)
    const { rows } = await shop.database.pool.query('select price_pence from product where id = $1', [id])
    expect(offers.price).toBe((rows[0].price_pence / 100).toFixed(2))
    expect(offers.priceSpecification).toMatchObject({
      '@type': 'UnitPriceSpecification',
      price: offers.price,
      referenceQuantity: { '@type': 'QuantitativeValue', value: expect.any(Number) },
    })
    expect(offers.shippingDetails).toHaveLength(2)
    for (const choice of offers.shippingDetails)
      expect(choice).toMatchObject({
        '@type': 'OfferShippingDetails',
        shippingRate: { currency: 'GBP', value: expect.stringMatching(/^\d+\.\d\d$/) },
        shippingDestination: { addressCountry: 'GB' },
        deliveryTime: { handlingTime: { unitCode: 'DAY' }, transitTime: { unitCode: 'DAY' } },
      })
    expect(offers.hasMerchantReturnPolicy).toMatchObject({ '@type': 'MerchantReturnPolicy', applicableCountry: 'GB' })
    expect(offers.hasMerchantReturnPolicy.merchantReturnDays).toBeGreaterThanOrEqual(14)
    expect(one(data, 'BreadcrumbList').itemListElement.at(-1)).toMatchObject({ position: 3, name: item.name })
  })

  test.each([...SOLD.map(product), '/delivery-and-returns'])(
    'of %s asks the questions that the page answers',
    async path => {
      const { text } = await shop.ask(path)
      const { mainEntity } = one(structuredData(text), 'FAQPage')
      expect(mainEntity.length).toBeGreaterThan(1)
      const shown = text
        .replaceAll(/<script[\s\S]*?<\/script>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
      for (const { name, acceptedAnswer } of mainEntity) {
        expect(shown).toContain(name)
        expect(shown).toContain(acceptedAnswer.text)
      }
    },
  )

  test.each(ANNOUNCED_IDS)('of %s, which nobody can buy yet, offers nothing', async id => {
    const data = await dataOf(product(id))
    expect(data.map(object => object['@type']).sort()).toEqual(['BreadcrumbList', 'FAQPage'])
  })

  test('follows the stock and the price of the moment', async () => {
    await setFree(shop, 'biotin', 0)
    await shop.database.pool.query("update product set price_pence = 701 where id = 'biotin'")
    const offer = await until(async () => {
      const { offers } = one(await dataOf(product('biotin')), 'Product')
      return offers.price === '7.01' && offers
    }, 'the new price')
    expect(offer.availability).toBe('https://schema.org/OutOfStock')
  })

  test('of a recipe is what a cook needs, and no rating that nobody gave', async () => {
    const data = await dataOf('/recipes/9000000301')
    const recipe = one(data, 'Recipe')
    expect(recipe).toMatchObject({
      name: 'Red lentil dal',
      url: `${shop.origin}/recipes/9000000301`,
      author: { '@type': 'Organization', name: 'Thymewell' },
      totalTime: expect.stringMatching(/^PT\d+M$/),
      nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ kcal$/) },
    })
    expect(recipe.recipeIngredient.length).toBeGreaterThan(5)
    expect(recipe.recipeInstructions[0]).toMatchObject({ '@type': 'HowToStep', name: 'Step 1' })
    expect(recipe.aggregateRating).toBeUndefined()
    for (const address of recipe.image) expect(await areaOf(address), address).toBeGreaterThan(50_000)
    expect(recipe.image.length).toBe(4)
    expect([recipe.datePublished, recipe.dateModified]).toEqual(['2026-11-21', daysOf('9000000301').changed])
    expect(recipe.recipeCuisine).toBe('Indian')
    expect(one(data, 'BreadcrumbList').itemListElement.at(-1)).toMatchObject({ position: 3, name: 'Red lentil dal' })
  })

  test('of a recipe without a photograph shows the drawing of it, and says that it is one', async () => {
    const { id = '' } = ownRecipes().find(({ picture }) => photographOf(picture) === null) ?? {}
    const [image, ...others] = one(await dataOf(`/recipes/${id}`), 'Recipe').image
    expect(others).toEqual([])
    expect(image).toMatchObject({ '@type': 'ImageObject', caption: 'Drawn from its ingredients' })
    expect(await picture(image.url)).toEqual({ width: image.width, height: image.height })
    expect(await areaOf(image.url)).toBeGreaterThan(50_000)
  })

  test('is of types and properties that schema.org has, with what the guides require', async () => {
    for (const path of LISTED) expect(strayData(await dataOf(path), path), path).toEqual([])
    expect(strayData({ '@type': 'Brand', color: 'red' })).toEqual(['/Brand has no color', '/Brand lacks name'])
    expect(strayData({ '@type': 'Recipee', name: 'Dal' })).toEqual(['/Recipee has no name'])
  })

  test('of what people read has no stray word, and a link to it shows a JPEG of 1200 x 630', async () => {
    const lists = ['/recipes/browse/vegan-dinners', '/recipes/browse/moroccan-recipes']
    for (const path of [...written(), ...lists]) {
      const { text } = await shop.ask(path)
      // Google recommends a picture: an article has one where a dish that it names has a photograph.
      expect(
        strayData(structuredData(text)).filter(stray => !/\/Article lacks image$/.test(stray)),
        path,
      ).toEqual([])
      const { format, width, height } = await sharp(
        (await shop.ask(pathOf(metaOf(text, 'og:image') ?? ''))).bytes,
      ).metadata()
      expect([format, width, height], path).toEqual(['jpeg', 1200, 630])
    }
  })

  test('of a filtered shelf is what it shows', async () => {
    const list = one(await dataOf('/shop/supplements?q=biotin'), 'ItemList')
    expect(list.itemListElement.map(({ name }: Json) => name)).toEqual(['Biotin'])
    expect(list.numberOfItems).toBe(1)
  })

  test('is on no page that search engines do not keep', async () => {
    for (const { path, robots } of PAGES) if (robots) expect(await dataOf(path), path).toEqual([])
    for (const path of ['/nowhere', '/index.php', '/shop/supplements/snake-oil']) expect(await dataOf(path)).toEqual([])
  })
})

/** Names of elements that were opened and never closed, or the other way round. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  for (const [, close, name = ''] of xml.matchAll(/<(\/?)([a-z][\w:]*)[^>]*>/g)) {
    if (!close) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}
