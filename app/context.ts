import { createContext } from 'react-router'
import type { Identity } from './middleware/identity.ts'
import type { Services } from './services.ts'

/** What a loader or action may use: the services of this server, and the nonce of this answer. */
export const servicesContext = createContext<Services>()

/**
 * The CSP nonce of a page rendered for one visitor; undefined on pages that the page cache may keep (they carry
 * hashes).
 */
export const nonceContext = createContext<string | undefined>(undefined)

/** The address the visitor sees the shop at, without a trailing slash. */
export const originContext = createContext<string>()

/** Where the visitor comes from, as a keyed hash; for limits alone. */
export const fromAddressContext = createContext<() => string>()

/**
 * Whether this visitor has asked for something that costs us (a path of the rate rules) so often that it must wait.
 * Asking counts.
 */
export const tooOftenContext = createContext<(path: string) => Promise<boolean>>()

/** The addresses of our pages, for telling which was looked at. */
export const pagePatternsContext = createContext<readonly string[]>([])

export const requestIdContext = createContext<string>('')

/** Who asks. Set on every request that is rendered for one visitor; on pages for everybody it knows no one. */
export const identityContext = createContext<Identity>()
