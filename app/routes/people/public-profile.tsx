import { data, href } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Initials } from '#kit/initials.tsx'
import { nameOf } from '#modules/account/queries.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import type { Progress } from '#modules/devices/health-service.ts'
import { progressShown } from '#modules/devices/queries.ts'
import { dietNames } from '#modules/profile/profile-view.ts'
import { publicPerson, settingsOf } from '#modules/profile/queries.ts'
import { type WeightUnit, weightChangeText } from '#modules/profile/units.ts'
import type { Route } from './+types/public-profile.ts'

const NAMELESS = 'A Thymewell cook'

/** What somebody chose to show, and nothing else: not even their id leaves the server. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const person = await publicPerson({ db, isLocked }, params.address)
  if (!person) throw data(null, { status: 404 })
  const name = person.settings.publicShows.includes('name') ? await nameOf(db, person.memberId) : null
  const progress = person.settings.shareProgress ? await progressShown(db, person.memberId, now()) : null
  // In the reader's own unit; anyone who has none here reads it as its owner does.
  const reader = await context.get(identityContext).member()
  const { units } = reader ? await settingsOf(db, reader.id) : person.settings
  const page = {
    name: name ?? NAMELESS,
    diets: dietNames(person),
    progress: progress && progressLines(progress, units.weight),
  }
  return data(page, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } })
}

function progressLines({ weightChangeKg, activeMinutes }: Progress, unit: WeightUnit): string[] {
  return [
    ...(weightChangeKg === null ? [] : [`Weight ${weightChangeText(weightChangeKg, unit) ?? 'unchanged'} in 30 days`]),
    ...(activeMinutes === null ? [] : [`${activeMinutes} active minutes a day this week`]),
  ]
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.name ?? 'Page Not Found'
  return unlistedMeta(originOf(matches), title, `${title} on Thymewell.`)
}

export default function PublicProfilePage({ loaderData: { name, diets, progress } }: Route.ComponentProps) {
  return (
    <PageWidth className="max-w-160 pt-8 pb-16 md:pt-14">
      <Initials name={name} className="size-16 rounded-pill" />
      <h1 className="mt-5">
        <bdi>{name}</bdi>
      </h1>
      {diets.length > 0 ? (
        <section aria-labelledby="eats" className="mt-8">
          <h2 id="eats" className="text-h3">
            Eats
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {diets.map(diet => (
              <li key={diet} className="rounded-pill bg-sunken px-3 py-1 text-small">
                {diet}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {progress ? (
        <section aria-labelledby="progress" className="mt-8">
          <h2 id="progress" className="text-h3">
            Progress
          </h2>
          {progress.length > 0 ? (
            progress.map(line => (
              <p key={line} className="mt-2">
                {line}
              </p>
            ))
          ) : (
            <p className="mt-2 text-ink-2">Nothing recorded in the last 30 days.</p>
          )}
        </section>
      ) : null}
      <div className="mt-10">
        <ButtonLink to={href('/recipes')} variant="secondary">
          Find Recipes
        </ButtonLink>
      </div>
    </PageWidth>
  )
}
