import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** What is in an archive, read from its directory at the end as any program would. */
export function filesOfZip(zip: Buffer): Map<string, string> {
  let at = zip.length - 22
  while (at >= 0 && zip.readUInt32LE(at) !== END) at--
  if (at < 0) throw new Error('This is no whole archive')
  const count = zip.readUInt16LE(at + 10)
  const files = new Map<string, string>()
  let entry = zip.readUInt32LE(at + 16)
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(entry) !== ENTRY) throw new Error('The directory of the archive is broken')
    const method = zip.readUInt16LE(entry + 10)
    const size = zip.readUInt32LE(entry + 20)
    const [name, extra, comment] = [28, 30, 32].map(place => zip.readUInt16LE(entry + place)) as [
      number,
      number,
      number,
    ]
    const head = zip.readUInt32LE(entry + 42)
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const packed = zip.subarray(from, from + size)
    const path = zip.toString('utf8', entry + 46, entry + 46 + name)
    files.set(path, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    entry += 46 + name + extra + comment
  }
  return files
}
