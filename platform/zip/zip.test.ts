import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { filesOfZip } from '#test/unzip.ts'
import { type ZippedFile, zipStream } from './zip.ts'

const MADE = new Date('2026-11-20T10:00:00Z')
const bytesOf = async (files: AsyncIterable<ZippedFile>) =>
  Buffer.from(await new Response(zipStream(files, MADE)).arrayBuffer())

test('it holds every file under its path, letter by letter', async () => {
  async function* files() {
    yield { path: 'README.txt', text: 'Hello' }
    yield { path: 'orders/orders.json', text: JSON.stringify({ name: 'Zoë “Teal”' }) }
    yield { path: 'empty.csv', text: '' }
    yield { path: 'long.txt', text: 'lentils '.repeat(100_000) }
  }
  const zip = await bytesOf(files())
  expect(filesOfZip(zip)).toEqual(
    new Map([
      ['README.txt', 'Hello'],
      ['orders/orders.json', '{"name":"Zoë “Teal”"}'],
      ['empty.csv', ''],
      ['long.txt', 'lentils '.repeat(100_000)],
    ]),
  )
  expect(zip.length).toBeLessThan(20_000)
})

test('a file is asked for only when the one before has been read', async () => {
  const asked: string[] = []
  async function* files() {
    for (const path of ['1', '2', '3']) {
      asked.push(path)
      yield { path, text: randomBytes(2_000_000).toString('hex') }
    }
  }
  const reader = zipStream(files(), MADE).getReader()
  await reader.read()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(asked).not.toContain('3')
  await reader.cancel()
})

test('a failure half-way breaks the archive off instead of ending it as if it were whole', async () => {
  async function* files() {
    yield { path: 'one', text: '1' }
    throw new Error('The database went away')
  }
  await expect(bytesOf(files())).rejects.toThrow()
})
