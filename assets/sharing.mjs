// Draws the pictures that messengers and social networks show for a link: 1200 x 630, JPEG.
import { createHash } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mark } from './brand/icons.mjs'
import { withDrawing } from './lib/drawing.mjs'

const WIDTH = 1200
const HEIGHT = 630
const QUALITY = 80

const CSS = `
  body{background:#FBF8F1;color:#12291F;font-family:Fraunces;font-variation-settings:'SOFT' 100,'WONK' 0}
  .words{position:absolute;left:72px;top:0;bottom:0;width:520px;display:flex;flex-direction:column;justify-content:center;padding-top:56px}
  .brand{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:14px;font-weight:500;font-size:38px;letter-spacing:-.01em}
  .brand svg{width:46px;height:46px}
  h1{font-weight:380;font-size:78px;line-height:1.02;letter-spacing:-.024em}
  p{font:400 29px/1.4 Figtree;color:#43554A;margin-top:26px}
  .picture{position:absolute;right:0;top:0;width:560px;height:100%;object-fit:cover}
  .row{position:absolute;left:0;right:0;bottom:0;display:flex}
  .row img{width:300px;height:375px;object-fit:cover}
  .over{position:absolute;left:72px;right:72px;top:126px}
  .over h1{font-size:72px;padding:0}`

const brand = `<div class="brand">${mark}Thymewell</div>`

/** A master as it is set in a page: small enough to travel, large enough to stay sharp. */
async function inline(file, width) {
  const bytes = await sharp(file).resize({ width }).jpeg({ quality: 92 }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

const beside = (title, words, picture) =>
  `<img class="picture" src="${picture}">${brand}<div class="words"><h1>${title}</h1><p>${words}</p></div>`

async function shopRow(products, masterOf) {
  const pictures = await Promise.all(Object.keys(products).map(slug => inline(masterOf(front(slug)), 600)))
  return `${brand}<div class="over"><h1>Shop Supplements</h1></div>
  <div class="row">${pictures.map(picture => `<img src="${picture}">`).join('')}</div>`
}

const front = slug => ({ name: `${slug}-front`, folder: 'products' })

/**
 * Writes og-home, og-shop and one picture per product, as soon as the masters they show exist. Their names carry a hash
 * of the file, because they are cached for ever; returned by what they show.
 */
export async function drawSharingPictures(products, masterOf, folder) {
  const hero = masterOf({ name: 'dish-grain-bowl', folder: 'dishes' })
  const needed = [hero, ...Object.keys(products).map(slug => masterOf(front(slug)))]
  await Promise.all(needed.map(file => access(file)))

  const pages = {
    home: beside(
      'Cook<br>something<br>good.',
      'Recipes with honest nutrition, a planned week and a short shelf of supplements.',
      await inline(hero, 1200),
    ),
    shop: await shopRow(products, masterOf),
  }
  for (const [slug, product] of Object.entries(products)) {
    pages[slug] = beside(
      product.lines.join('<br>'),
      `${product.count} · food supplement`,
      await inline(masterOf(front(slug)), 900),
    )
  }
  const files = {}
  await withDrawing(async shot => {
    for (const [name, body] of Object.entries(pages)) {
      const drawn = await shot({ width: WIDTH, height: HEIGHT, css: CSS, body })
      const bytes = await sharp(drawn).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
      files[name] = `og-${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.jpg`
      await writeFile(join(folder, files[name]), bytes)
    }
  })
  return files
}
