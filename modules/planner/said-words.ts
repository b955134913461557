/** What is said of a dish to whoever may have it, wherever it is planned, offered or logged. */
export interface SaidOfDish {
  /** Why it is not for them, 'contains peanuts'; null where it suits them. */
  readonly notFor: string | null
  /** What they are advised of it, a sentence each. */
  readonly advised: readonly string[]
}

export const NOTHING_SAID: SaidOfDish = { notFor: null, advised: [] }

/** What is said of entries of a plan or a diary, by their ids; of what is not there nothing is said. */
export interface SaidById {
  readonly [entryId: string]: SaidOfDish
}

export const saidOfId = (all: SaidById, id: string): SaidOfDish =>
  (Object.hasOwn(all, id) ? all[id] : null) ?? NOTHING_SAID

/** Stands for what somebody is advised of a dish where there is no room for the sentence. */
export const ADVICE_MARK = 'Advice for you'

/** Why a dish is not for somebody, as a mark or a sentence begins: 'Contains peanuts'. */
export const asMark = (why: string): string => why.charAt(0).toUpperCase() + why.slice(1)

/** What is said once a dish was logged, with why it is not for whoever had it: 'Pad Thai logged. Contains peanuts.' */
export const loggedWords = (words: string, why: string | null): string =>
  why === null ? words : `${words}. ${asMark(why)}.`

/** What is said of a meal of several things, each once. */
export const saidTogether = (all: readonly { readonly said: SaidOfDish }[]): SaidOfDish => ({
  notFor: [...new Set(all.flatMap(({ said }) => said.notFor ?? []))].join(', ') || null,
  advised: [...new Set(all.flatMap(({ said }) => said.advised))],
})
