declare const minted: unique symbol

/** Whose rows these are. Only the session middleware makes one; every query over private rows takes it. */
export type MemberId = string & { readonly [minted]: true }

/** Somebody with records of their own: a member who signed up, or a guest since their first change. */
export interface Member {
  readonly id: MemberId
  /** Empty for a guest. */
  readonly name: string
  /** Empty for a guest: nobody ever writes to the placeholder that is in the table. */
  readonly email: string
  readonly emailVerified: boolean
  readonly isGuest: boolean
}
