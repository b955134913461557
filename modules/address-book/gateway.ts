import { getText } from '#platform/http/post-form.ts'
import type { Log } from '#platform/log/log.ts'
import { type Found, readFound } from './found-addresses.ts'

/** Finds the addresses of a postcode. Told nothing but the postcode, and that only when somebody presses for it. */
export interface PostcodeLookup {
  find(postcode: string): Promise<Found>
}

export interface IdealPostcodesSettings {
  key: string
  /** Another than the provider's own for the stand-in only. */
  api?: string
}

const API = 'https://api.ideal-postcodes.co.uk'
/** Somebody waits, and can type meanwhile. */
const WAITS_MS = 4_000
const LARGEST_ANSWER_BYTES = 512 * 1024
const FIELDS = 'line_1,line_2,line_3,post_town,postcode'

/** Ideal Postcodes: https://ideal-postcodes.co.uk/documentation/postcodes */
export function idealPostcodes(
  { key, api = API }: IdealPostcodesSettings,
  log: Pick<Log, 'warn'>,
  waitsMs = WAITS_MS,
): PostcodeLookup {
  return {
    async find(postcode) {
      const answer = await getText(`${api}/v1/postcodes/${encodeURIComponent(postcode)}?filter=${FIELDS}`, {
        // Not in the address: those are written into logs on the way.
        headers: { authorization: `IDEALPOSTCODES api_key="${key}"`, accept: 'application/json' },
        signal: AbortSignal.timeout(waitsMs),
        largestBytes: LARGEST_ANSWER_BYTES,
      })
      if (answer.ok && answer.status === 404) return { ok: false, reason: 'unknown' }
      const addresses = answer.ok && answer.status === 200 ? readFound(parsed(answer.text)) : null
      if (addresses?.length) return { ok: true, addresses }
      if (addresses) return { ok: false, reason: 'unknown' }
      // Neither the postcode nor the answer: where somebody lives is in both.
      log.warn('postcodes.away', { why: answer.ok ? `status ${answer.status}` : answer.why })
      return { ok: false, reason: 'away' }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
