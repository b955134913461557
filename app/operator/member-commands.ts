import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { exportFiles } from '#app/member-export.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addressOwner } from '#modules/account/queries.ts'
import { archiveName } from '#modules/data-rights/export-files.ts'
import { deletionOf } from '#modules/data-rights/queries/deletion.ts'
import { noteAct } from '#modules/operations/commands/acts.ts'
import { zipStream } from '#platform/zip/zip.ts'
import { agreed } from './agreed.ts'
import { askServer, NO_SERVER, operatorOf } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import type { Runs, Told } from './shop-call.ts'

const WHO = 'the proved e-mail address of their account'

/** `npm run shop -- members …` */
export function addMemberCommands(program: Command, runs: (command: Command) => Runs): void {
  const members = program.command('members').description('do for members what they cannot do for themselves')
  members
    .command('export')
    .description('everything that is kept of a member, as they would get it in their account')
    .argument('<address>', WHO)
    .option('--to <file>', 'the archive to write; must not be there yet')
    .action((address: string, { to }: { to?: string }, command: Command) =>
      runs(command)(async told => {
        const member = await found(told, address)
        const { call, shop, by } = told
        const made = call.now()
        const file = to ?? archiveName(made)
        const target = await newFile(file)
        await noteAct(shop.db, { by: operatorOf(told), act: 'member-exported', subject: member.id, why: by.why }, made)
        const archive = Readable.fromWeb(zipStream(exportFiles(shop.db, member.id, made), made) as never)
        await pipeline(archive, target.createWriteStream())
        call.say(told.json ? JSON.stringify({ memberId: member.id, file }) : `Written to ${file}.`)
      }),
    )
  members
    .command('erase')
    .description('lock an account and have it erased in seven days, as if its member had asked; say why with --why')
    .argument('<address>', WHO)
    .action((address: string, _options: object, command: Command) =>
      runs(command)(async told => {
        const { call, shop, json } = told
        if (!told.by.why) throw new Refusal('Say why with --why: it is kept on record.')
        const member = await found(told, address)
        if (await deletionOf(shop.db, member.id)) {
          return call.say(json ? JSON.stringify({ memberId: member.id, changed: false }) : 'It was asked for already.')
        }
        if (!(await agreed(told, command, `Lock the account of ${address} and erase it in seven days?`))) return
        const answer = await askServer(told, 'erase-member', { memberId: member.id })
        if (!answer) throw new Refusal(NO_SERVER)
        if (!answer.ok) throw new Refusal(answer.words)
        call.say(
          json ? JSON.stringify({ memberId: member.id, changed: answer.changed, ...answer.facts }) : answer.words,
        )
      }),
    )
}

/** For nobody else who has an account on this machine; of two that want it at once one gets it. */
async function newFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Refusal(`${file} is there already: nothing was written.`)
    throw new Refusal(`${file} cannot be written: ${code}`)
  }
}

async function found({ shop }: Told, address: string): Promise<{ id: MemberId }> {
  const member = await addressOwner(shop.db, address.trim().toLowerCase())
  if (!member) throw new Refusal('No account has this address and has proved it.')
  return { id: member.id as MemberId }
}
