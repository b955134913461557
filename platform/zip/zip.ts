import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZippedFile {
  /** With `/` between folders. */
  path: string
  text: string
}

/**
 * An archive as it is made: the next file is asked for when the last has been read away, so that an archive of any size
 * takes the room of one file.
 */
export function zipStream(files: AsyncIterable<ZippedFile>, made: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const fill = async () => {
    for await (const { path, text } of files) {
      const file = Readable.from([Buffer.from(text, 'utf8')], { objectMode: false })
      const read = once(file, 'end')
      zip.addReadStream(file, path, { mtime: made, forceDosTimestamp: true })
      await read
    }
    zip.end()
  }
  fill().catch(error => output.destroy(error))
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}
