import type { MemberId } from '#modules/account/member.ts'
import { type ExportFile, type Listed, partFiles, readme } from '#modules/data-rights/export-files.ts'
import type { Db } from '#platform/db/database.ts'
import { PERSONAL_DATA, personalDataOf } from './personal-data.ts'

/** One part of the product after the other, whichever there are: what is on the list is in the archive. */
export async function* exportFiles(db: Db, memberId: MemberId, made: Date): AsyncGenerator<ExportFile> {
  const all: Listed[] = []
  for (const each of PERSONAL_DATA) {
    const { files, listed } = partFiles(each.part, await personalDataOf(each, db, memberId))
    all.push(...listed)
    yield* files
  }
  yield readme(all, made)
}
