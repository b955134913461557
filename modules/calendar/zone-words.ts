import { dateText } from './words.ts'
import { clockIn, type Zone } from './zone.ts'

/** '20 November 2026 at 10:05' */
export function momentText(at: Date, zone: Zone): string {
  const { day, hour, minute } = clockIn(at, zone)
  return `${dateText(day)} at ${twoDigits(hour)}:${twoDigits(minute)}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The zones of one part of the world. */
export interface ZoneGroup {
  readonly region: string
  readonly zones: readonly { readonly zone: string; readonly name: string }[]
}

/** A list by the part of the world: 'Europe' has 'London', 'America' has 'Argentina, Buenos Aires'. */
export function zonesByRegion(zones: readonly string[]): ZoneGroup[] {
  const regions = new Map<string, string[]>()
  for (const zone of zones) {
    const region = zone.split('/', 1)[0] ?? zone
    regions.set(region, [...(regions.get(region) ?? []), zone])
  }
  return Array.from(regions, ([region, held]) => ({ region, zones: held.map(zone => ({ zone, name: placeOf(zone) })) }))
}

/** 'Buenos Aires' is under its country: what comes before the first stroke is the part of the world. */
export function placeOf(zone: string): string {
  const [region = zone, ...places] = zone.split('/')
  return (places.length > 0 ? places.join(', ') : region).replaceAll('_', ' ')
}
