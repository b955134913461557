/** A browser's storage that can be shared by two tabs and told to refuse. */
export class Disk {
  readonly files = new Map<string, string>()
  refuses: 'nothing' | 'writing' | 'everything' = 'nothing'
  writes = 0

  readonly open = (): Storage => {
    if (this.refuses === 'everything') throw new DOMException('denied', 'SecurityError')
    const { files } = this
    return {
      getItem: key => files.get(key) ?? null,
      setItem: (key, value) => {
        this.writes += 1
        if (this.refuses === 'writing') throw new DOMException('full', 'QuotaExceededError')
        files.set(key, value)
      },
      removeItem: key => void files.delete(key),
      clear: () => files.clear(),
      key: () => null,
      length: files.size,
    }
  }

  get cart() {
    return this.files.get('cart') ?? null
  }
}
