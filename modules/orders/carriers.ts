/** Who carries parcels for us. `other` has no page that a number alone leads to. */
export const CARRIERS = {
  'royal-mail': { name: 'Royal Mail', track: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  parcelforce: { name: 'Parcelforce', track: 'https://www.parcelforce.com/track-trace?trackNumber=' },
  other: { name: 'Another carrier', track: null },
} as const satisfies Record<string, { name: string; track: string | null }>

export type CarrierId = keyof typeof CARRIERS

export const CARRIER_IDS = Object.keys(CARRIERS) as CarrierId[]

export function isCarrierId(text: string): text is CarrierId {
  return Object.hasOwn(CARRIERS, text)
}

/** Letters and figures of a tracking number, without the spaces people copy along: 'KQ482913605GB'. */
const TRACKING_NUMBER = /^[A-Z0-9]{6,40}$/

/** The tracking number as carriers write it, or null when it cannot be one. */
export function trackingNumberOf(typed: string): string | null {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return TRACKING_NUMBER.test(number) ? number : null
}

/**
 * The page that shows where a parcel is, or null when there is none.
 * @param link what was given instead, for a carrier whose pages we do not know; only https
 */
export function trackingLinkOf(carrier: CarrierId, number: string | null, link: string | null): string | null {
  if (link !== null) return URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null
  const { track } = CARRIERS[carrier]
  return track !== null && number !== null ? `${track}${encodeURIComponent(number)}` : null
}

/** 'Royal Mail'; a name that is stored and no longer known is shown as it stands. */
export function carrierName(stored: string): string {
  return isCarrierId(stored) ? CARRIERS[stored].name : stored
}
