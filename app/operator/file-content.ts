import { readFile, stat } from 'node:fs/promises'
import { Refusal } from './open-shop.ts'

/** What a file holds that was named at the keyboard. */
export async function contentOf(file: string, mostBytes: number): Promise<Buffer> {
  try {
    const { size } = await stat(file)
    if (size > mostBytes) throw new Refusal(`${file} is larger than ${sizeText(mostBytes)}.`)
    return await readFile(file)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

const sizeText = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`)
