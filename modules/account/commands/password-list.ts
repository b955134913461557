/**
 * The commonest passwords, in small letters: the list of `@zxcvbn-ts/language-common` (MIT), which is made from the ten
 * million passwords of the xato.net collection. It stays on the server, and is read when somebody first chooses one.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= read()
  return common
}

let common: Promise<ReadonlySet<string>> | undefined

async function read() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
