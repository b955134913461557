/** How somebody shows that it is them before something that cannot be taken back. */
export type Proof =
  /** They type their password. */
  | { kind: 'password' }
  /** They have none: having signed in just now is enough. */
  | { kind: 'fresh'; isFresh: boolean }
  /** A guest is anyone who has the browser. */
  | { kind: 'guest' }
