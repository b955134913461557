import { createContext } from 'react-router'
import type { Services } from './services.ts'

/** What a loader or action may use: the services of this server, and the nonce of this answer. */
export const servicesContext = createContext<Services>()

/** The CSP nonce of a page rendered for one visitor; undefined on pages that the page cache may keep (they carry hashes). */
export const nonceContext = createContext<string | undefined>(undefined)

/** The address the visitor sees the shop at, without a trailing slash. */
export const originContext = createContext<string>()

export const requestIdContext = createContext<string>('')
