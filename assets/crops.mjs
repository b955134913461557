// Cuts a dish's picture to the shapes that search engines ask for (1:1, 4:3, 16:9; Google's guide to recipe data wants at
// least 50,000 pixels) and to the picture that messengers show for a link: 1200 x 630, JPEG.
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const WEBP = { quality: 58, effort: 6 }
const JPEG = { quality: 50, mozjpeg: true }

const CROPS = [
  { ending: '1x1.webp', width: 480, height: 480, encode: picture => picture.webp(WEBP) },
  { ending: '4x3.webp', width: 560, height: 420, encode: picture => picture.webp(WEBP) },
  { ending: '16x9.webp', width: 640, height: 360, encode: picture => picture.webp(WEBP) },
  { ending: 'share.jpg', width: 1200, height: 630, encode: picture => picture.jpeg(JPEG) },
]

/** The names of all crops of a picture, whose own name carries the hash of its master. */
export const cropsOf = file => CROPS.map(({ ending }) => `${file}-${ending}`)

/** Writes those that are not there yet. */
export async function cutCrops(master, file, folder) {
  for (const { ending, width, height, encode } of CROPS) {
    const target = join(folder, `${file}-${ending}`)
    if (
      await access(target).then(
        () => true,
        () => false,
      )
    )
      continue
    const cropped = sharp(master).resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
    await writeFile(target, await encode(cropped).toBuffer())
  }
}
