import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/**
 * Whether a password, in small letters, is among the commonest: the list of `@zxcvbn-ts/language-common` (MIT), which is
 * made from the ten million passwords of the xato.net collection. It stays on the server.
 */
export const isCommonPassword = (lower: string): boolean => COMMON.has(lower)
