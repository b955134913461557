import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withShop } from './open-shop.ts'

test('a command makes no shop where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thymewell-no-shop-'))
  await expect(withShop({ DATA_DIR: folder }, async () => 'opened')).rejects.toThrow(
    `There is no shop in ${folder}. npm start makes one`,
  )
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
