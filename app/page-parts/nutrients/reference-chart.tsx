import type { NutrientView } from './nutrient-view.ts'
import './nutrients.css'

const STRIPES = 'nutrient-stripes'
const HEIGHT = 132

/** The UK reference intakes by age: women solid, men striped, one pale bar where they are the same. */
export function ReferenceChart({ view: { bands, name, unit, isLimit } }: { view: NutrientView }) {
  return (
    <figure className="card p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-h3">{isLimit ? 'How much a day at most' : 'How much a day'}</h2>
        <ul className="flex flex-wrap gap-x-4 text-small text-ink-2" aria-hidden="true">
          <Key className="nutrient-women">Women and girls</Key>
          <Key striped>Men and boys</Key>
          <Key className="nutrient-same">The same</Key>
        </ul>
      </div>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <defs>
          <pattern id={STRIPES} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--surface)" />
            <line x1="0" y1="0" x2="0" y2="6" className="nutrient-stripe" strokeWidth="3" />
          </pattern>
        </defs>
      </svg>
      <div className="nutrient-chart mt-5" aria-hidden="true">
        {bands.map(({ ages, female, male, femaleShare, maleShare, isSame }) => (
          <div key={ages} className="text-center text-micro">
            <div className="nutrient-band">
              <Bar value={female} share={femaleShare} look={isSame ? 'same' : 'women'} />
              {isSame ? null : <Bar value={male} share={maleShare} look="men" />}
            </div>
            <p className="mt-1 border-t border-line pt-1 text-ink-2">{ages}</p>
          </div>
        ))}
      </div>
      {/* A table does not become as small as what holds it. */}
      <div className="sr-only">
        <table>
          <caption>
            {name} in {unit} a day, by age in years
          </caption>
          <thead>
            <tr>
              <th scope="col">Age</th>
              <th scope="col">Women and girls</th>
              <th scope="col">Men and boys</th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ ages, female, male }) => (
              <tr key={ages}>
                <th scope="row">{ages}</th>
                <td>{female}</td>
                <td>{male}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-4 text-small text-ink-2">
        Age in years; {name.replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase())} in {unit} a day.{' '}
        {isLimit
          ? 'UK guidance: no more than this.'
          : 'UK guidance: enough for nearly everyone of that age. Pregnancy, breastfeeding and illness can ask for more; a GP or pharmacist can say.'}
      </figcaption>
    </figure>
  )
}

function Bar({ value, share, look }: { value: string; share: number; look: 'women' | 'men' | 'same' }) {
  const height = Math.max(2, Math.round(share * (HEIGHT - 20)))
  return (
    <svg className="nutrient-bar" width="100%" height={HEIGHT} overflow="visible" aria-hidden="true">
      <text x="50%" y={HEIGHT - height - 6} textAnchor="middle" fill="currentColor" fontSize="12" fontWeight="600">
        {value}
      </text>
      <rect
        x="10%"
        y={HEIGHT - height}
        width="80%"
        height={height}
        rx="4"
        className={look === 'men' ? 'nutrient-stripe-ground' : `nutrient-${look}`}
        {...(look === 'men' && { fill: `url(#${STRIPES})` })}
      />
    </svg>
  )
}

function Key({ className, striped, children }: { className?: string; striped?: boolean; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <svg width="12" height="12" aria-hidden="true">
        <rect width="12" height="12" rx="3" className={className} {...(striped && { fill: `url(#${STRIPES})` })} />
      </svg>
      {children}
    </li>
  )
}
