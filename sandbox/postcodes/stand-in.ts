import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PostcodesStandInOptions {
  key: string
  /** `live` is refused: made-up addresses never stand in for real ones. */
  appEnv?: 'development' | 'live'
}

export interface PostcodesStandIn {
  origin: string
  /** The postcodes asked for so far. */
  asked: string[]
  stop(): Promise<void>
}

interface Delivery {
  line_1: string
  line_2: string
  line_3: string
  post_town: string
  county: string
  postcode: string
}

const delivery = (postcode: string, post_town: string, line_1: string, line_2 = '', line_3 = ''): Delivery => ({
  ...{ line_1, line_2, line_3, post_town, county: '', postcode },
})

/** Made up, but for the postcodes' shapes. Those that end in 9ZZ are for what goes wrong. */
const ADDRESSES: readonly Delivery[] = [
  ...Array.from({ length: 12 }, (_, index) => delivery('LS6 2ZZ', 'LEEDS', `${index + 18} Mill Lane`)),
  delivery('BN1 1AA', 'BRIGHTON', 'Flat 1', '4 West Street'),
  delivery('BN1 1AA', 'BRIGHTON', 'Flat 2', '4 West Street'),
  delivery('NE30 1AA', 'NEWCASTLE UPON TYNE', 'Unit 3', 'Harbour House', 'Dock Road'),
]

/** Answers of the documented kinds, by the postcode: https://ideal-postcodes.co.uk/documentation */
const FAULTS: Record<string, (response: ServerResponse) => void> = {
  SL19ZZ: () => undefined,
  BR59ZZ: response => say(response, 500, { code: 5000, message: 'Internal Server Error' }),
  OV29ZZ: response => say(response, 402, { code: 4020, message: 'Key balance depleted' }),
  GA19ZZ: response => response.writeHead(200, { 'content-type': 'application/json' }).end('{"result": [{"line_1"'),
  EM19ZZ: response => say(response, 200, { code: 2000, message: 'Success', result: [] }),
}

/** Stands in for Ideal Postcodes on a free loopback port. */
export async function startPostcodesStandIn({ key, appEnv }: PostcodesStandInOptions): Promise<PostcodesStandIn> {
  if (appEnv === 'live') throw new Error('The stand-in for postcodes does not start when live.')
  const asked: string[] = []
  const server = createServer((request, response) => answer(request, response, key, asked))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async stop() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse, key: string, asked: string[]): void {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
  const [, named] = /^\/v1\/postcodes\/([^/]+)$/.exec(pathname) ?? []
  if (named === undefined || request.method !== 'GET') {
    say(response, 404, { code: 4000, message: 'Resource not found' })
    return
  }
  if (request.headers.authorization !== `IDEALPOSTCODES api_key="${key}"`) {
    say(response, 401, { code: 4010, message: 'Invalid Key. For more information see http://ideal-postcodes.co.uk' })
    return
  }
  const postcode = decodeURIComponent(named).replaceAll(' ', '').toUpperCase()
  asked.push(postcode)
  const fault = FAULTS[postcode]
  if (fault) {
    fault(response)
    return
  }
  const result = ADDRESSES.filter(each => each.postcode.replace(' ', '') === postcode)
  if (result.length > 0) say(response, 200, { code: 2000, message: 'Success', result })
  else say(response, 404, { code: 4040, message: 'Postcode not found', suggestions: [] })
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
