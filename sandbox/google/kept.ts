import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  until: number
}

/** What the provider remembers, for as long as it runs. One map stands for all of its kinds. */
export function keptInMemory() {
  const all = new Map<string, Kept>()
  const live = (key: string) => {
    const found = all.get(key)
    if (found && found.until > Date.now()) return found
    all.delete(key)
    return undefined
  }
  const find = (test: (payload: AdapterPayload) => boolean, kind: string) =>
    [...all.keys()].find(key => key.startsWith(`${kind}:`) && test(live(key)?.payload ?? {}))

  return class implements Adapter {
    readonly #kind: string
    constructor(kind: string) {
      this.#kind = kind
    }
    #key(id: string) {
      return `${this.#kind}:${id}`
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
      all.set(this.#key(id), { payload, until: Date.now() + (expiresIn || 3600) * 1000 })
    }
    async find(id: string) {
      return live(this.#key(id))?.payload
    }
    async findByUid(uid: string) {
      return all.get(find(payload => payload.uid === uid, this.#kind) ?? '')?.payload
    }
    async findByUserCode(userCode: string) {
      return all.get(find(payload => payload.userCode === userCode, this.#kind) ?? '')?.payload
    }
    async consume(id: string) {
      const kept = live(this.#key(id))
      if (kept) kept.payload = { ...kept.payload, consumed: Math.floor(Date.now() / 1000) }
    }
    async destroy(id: string) {
      all.delete(this.#key(id))
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key)
    }
  }
}
