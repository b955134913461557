import type { GoogleSettings } from '#modules/account/gateway.ts'
import { idealPostcodes, type PostcodeLookup } from '#modules/address-book/gateway.ts'
import type { HealthService } from '#modules/devices/health-service.ts'
import { keptForADay } from '#modules/recipes/commands/kept-answers.ts'
import { type FatSecretSettings, fatSecretSource } from '#modules/recipes/gateway.ts'
import { type RecipeSource, withOwnLibrary } from '#modules/recipes/provider/recipe-source.ts'
import { ownSource } from '#modules/recipes/queries/own-source.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { startDevicesStandIn } from '#sandbox/devices/stand-in.ts'
import { startFatSecretStandIn } from '#sandbox/fatsecret/stand-in.ts'
import { startGoogleStandIn } from '#sandbox/google/stand-in.ts'
import { startMailbox } from '#sandbox/mailbox/mailbox.ts'
import { startPostcodesStandIn } from '#sandbox/postcodes/stand-in.ts'
import type { Closers } from './closers.ts'
import type { Mount } from './http-listener.ts'
import type { Services } from './services.ts'

/** Recipes of others beside our own, where keys are set. */
export async function openRecipes(
  { recipes, appEnv }: Config,
  deps: Pick<Services, 'db' | 'log' | 'now'>,
  closers: Closers,
): Promise<RecipeSource> {
  const own = ownSource(deps.db)
  if (recipes.kind === 'own') return own
  let settings: FatSecretSettings
  if (recipes.kind === 'sandbox') {
    const keys = { clientId: 'sandbox', clientSecret: 'sandbox' }
    const standIn = await startFatSecretStandIn({ ...keys, appEnv })
    closers.add(() => standIn.stop())
    settings = { ...keys, ...standIn }
  } else {
    settings = recipes
  }
  return withOwnLibrary(keptForADay(deps, fatSecretSource(settings, deps)), own)
}

export async function openPostcodes(
  { postcodes, appEnv }: Config,
  log: Log,
  closers: Closers,
): Promise<PostcodeLookup | null> {
  if (postcodes.kind === 'off') return null
  if (postcodes.kind === 'keys') return idealPostcodes(postcodes, log)
  const standIn = await startPostcodesStandIn({ key: 'sandbox', appEnv })
  closers.add(() => standIn.stop())
  return idealPostcodes({ key: 'sandbox', api: standIn.origin }, log)
}

/** Google, or the stand-in whose pages are beside the shop. */
export async function openGoogle(
  { google, appEnv }: Config,
  closers: Closers,
  mounts: Mount[],
): Promise<GoogleSettings> {
  if (google.kind === 'google') return google
  const keys = { clientId: 'sandbox', clientSecret: 'sandbox' }
  const standIn = await startGoogleStandIn({ ...keys, appEnv })
  closers.add(() => standIn.stop())
  mounts.push({ prefix: '/sandbox/google', handle: standIn.handlePage })
  return { ...keys, issuer: standIn.issuer, authorizationUrl: origin => `${origin}/sandbox/google/auth` }
}

const DEVICE_KEYS = { clientId: 'sandbox', clientSecret: 'sandbox' }

/** Stands in for the health services that no keys are set for; its pages are beside the shop. */
export async function openDevicesStandIn({ devices, appEnv }: Config, closers: Closers, mounts: Mount[]) {
  if (devices.fitbit.kind !== 'sandbox' && devices.withings.kind !== 'sandbox') return null
  const standIn = await startDevicesStandIn({ ...DEVICE_KEYS, appEnv })
  closers.add(() => standIn.stop())
  mounts.push({ prefix: '/sandbox/devices', handle: standIn.handlePage })
  return (service: HealthService) => ({
    ...DEVICE_KEYS,
    authorizeUrl: `/sandbox/devices/${service}/authorize`,
    apiBase: standIn.apiBase(service),
  })
}

export async function openMailer({ mail, dataDir }: Config, closers: Closers, mounts: Mount[]) {
  let url: string
  if (mail.kind === 'sandbox') {
    const mailbox = await startMailbox({ dataDir })
    closers.add(() => mailbox.stop())
    mounts.push({ prefix: '/sandbox/mailbox', handle: mailbox.handlePage })
    url = mailbox.smtpUrl
  } else {
    url = mail.url
  }
  const mailer = createMailer(url, mail.from)
  closers.add(() => mailer.close())
  return mailer
}
