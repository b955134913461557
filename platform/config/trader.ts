import { list, type Read, text } from './read.ts'

/** Who sells: UK law wants this on the site, in the order e-mail and on the returns page. */
export interface Trader {
  name: string
  address: string[]
  email: string
  phone: string
  companyNumber: string
  vatNumber: string
}

/** Clearly fictional: a number from Ofcom's range for drama, a reserved mail domain, numbers no register holds. */
const SAMPLE_TRADER: Trader = {
  name: 'Thymewell Sample Trading Ltd',
  address: ['1 Sample Street', 'Exeter', 'EX4 3PL'],
  email: 'hello@thymewell.example',
  phone: '01632 960123',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
}

const SETTINGS: Readonly<Record<keyof Trader, string>> = {
  name: 'TRADER_NAME',
  address: 'TRADER_ADDRESS',
  email: 'TRADER_EMAIL',
  phone: 'TRADER_PHONE',
  companyNumber: 'TRADER_COMPANY_NUMBER',
  vatNumber: 'TRADER_VAT_NUMBER',
}

/** The settings whose value is the sample trader's: nothing that may be shown to customers. */
export function sampleSettings(trader: Trader): string[] {
  const keys = Object.keys(SETTINGS) as (keyof Trader)[]
  return keys.filter(key => String(trader[key]) === String(SAMPLE_TRADER[key])).map(key => SETTINGS[key])
}

/** The trader of the settings; outside live work, whatever is not set is filled from the sample trader. */
export function readTrader(read: Read): Trader {
  const trader = readFields(read)
  if (read.live) {
    for (const name of sampleSettings(trader)) read.problem(`${name} must not be the sample's when APP_ENV is live.`)
  }
  return trader
}

function readFields(read: Read): Trader {
  const field = (name: string, sample: string) => text(read, name) ?? (read.live ? read.missing(name) : sample)
  const address = list(read, 'TRADER_ADDRESS', '|')
  if (address.length === 0 && read.live) read.missing('TRADER_ADDRESS')
  const email = field('TRADER_EMAIL', SAMPLE_TRADER.email)
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) read.problem('TRADER_EMAIL is not an e-mail address.')
  return {
    name: field('TRADER_NAME', SAMPLE_TRADER.name),
    address: address.length > 0 || read.live ? address : SAMPLE_TRADER.address,
    email,
    phone: field('TRADER_PHONE', SAMPLE_TRADER.phone),
    companyNumber: field('TRADER_COMPANY_NUMBER', SAMPLE_TRADER.companyNumber),
    vatNumber: field('TRADER_VAT_NUMBER', SAMPLE_TRADER.vatNumber),
  }
}
