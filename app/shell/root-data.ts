import { useRouteLoaderData } from 'react-router'
import type { Wallet } from '#modules/cart/paying.ts'

/** Who sells, as the law wants it shown; the same shape as the configuration's trader. */
export interface TraderLines {
  name: string
  address: string[]
  email: string
  phone: string
  companyNumber: string
  vatNumber: string
}

/** What the root loader tells every page. The same for every visitor, so that pages can be cached whole. */
export interface RootData {
  /** Scheme, host and port of the public address, without a slash at the end. */
  origin: string
  year: number
  trader: TraderLines
  payments: 'sandbox' | 'stripe'
  /** What can be paid with beside cards; left out where there is nothing. */
  wallets?: Wallet[]
  mail: 'sandbox' | 'smtp'
  appEnv: 'development' | 'live'
  /** The nonce of this answer's scripts; none on pages that may be cached, whose scripts are named by their hashes. */
  nonce?: string
  /** Whether page views are counted. */
  countsPages?: true
}

/** The root loader's data, or null when the root loader itself failed (the last error page must do without). */
export function useRootDataIfAny(): RootData | null {
  return useRouteLoaderData<RootData>('root') ?? null
}

export function useRootData(): RootData {
  const data = useRootDataIfAny()
  if (!data) throw new Error('This part was drawn although the root loader gave no data')
  return data
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The same for `meta` functions: React Router hands them the matches, not the hook. */
export function rootDataOf(matches: Matches): RootData | null {
  return (matches.find(match => match?.id === 'root')?.loaderData as RootData | undefined) ?? null
}

/** The public origin, for `pageMeta`. */
export function originOf(matches: Matches): string {
  return rootDataOf(matches)?.origin ?? ''
}
