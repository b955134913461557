import type { ReactNode } from 'react'
import { Card } from '#kit/card.tsx'
import type { ProfileLine } from '../profile-view.ts'

/** What was told; what each of it is used for is one press away, and stands beside each field where it is told. */
export function ProfileLines({ title, lines }: { title: string; lines: readonly ProfileLine[] }) {
  return (
    <Card aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <dl className="profile-lines mt-2">
        {lines.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail ?? <span className="text-ink-3">Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2 text-small text-ink-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">What we use each for</summary>
        <dl className="grid gap-2">
          {lines.map(({ term, use }) => (
            <div key={term}>
              <dt className="inline font-semibold">{term}:</dt> <dd className="inline">{use}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}

interface EatingCardProps {
  diets: readonly string[]
  allergies: readonly string[]
  oilyFish: string
  uses: { diets: string; allergies: string; oilyFish: string }
}

export function EatingCard({ diets, allergies, oilyFish, uses }: EatingCardProps) {
  return (
    <Card aria-labelledby="eating">
      <h2 id="eating" className="text-h3">
        How you eat
      </h2>
      <Chosen title="Dietary preferences" names={diets} none="No diet in particular" use={uses.diets} />
      <Chosen title="Allergies" names={allergies} none="None given" use={uses.allergies} />
      <Chosen title="Oily fish" names={[oilyFish]} none="" use={uses.oilyFish} />
    </Card>
  )
}

interface ChosenProps {
  title: string
  names: readonly string[]
  none: ReactNode
  use: string
}

function Chosen({ title, names, none, use }: ChosenProps) {
  return (
    <>
      <h3 className="mt-4 font-sans text-small font-semibold">{title}</h3>
      {names.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {names.map(name => (
            <li key={name} className="rounded-pill bg-sunken px-3 py-1 text-small">
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-3">{none}</p>
      )}
      <p className="mt-2 text-small text-ink-3">{use}</p>
    </>
  )
}
