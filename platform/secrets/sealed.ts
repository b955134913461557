import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps short secrets where others may read: AES-256-GCM, with a fresh nonce each time. */
export interface Seal {
  /** @param about whose it is and what for; opened for anything else, it does not open */
  close(text: string, about: string): string
  /** Throws when it was changed, or closed for something else or with another key. */
  open(sealed: string, about: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1.'

/** @param secret of any length; the key is derived from it for this purpose alone */
export function sealWith(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    close(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, about) {
      if (!sealed.startsWith(VERSION)) throw new Error('This was not sealed here')
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
