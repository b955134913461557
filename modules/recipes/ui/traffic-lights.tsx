import type { Light } from '#modules/nutrition/label/front-of-pack.ts'
import type { LampView } from '../nutrition-view.ts'
import { TwoBases } from './two-bases.tsx'

const LOOKS: Record<Light, { word: string; place: number; ground: string; lamp: string }> = {
  green: { word: 'Low', place: 0, ground: 'bg-leaf-wash', lamp: 'fill-leaf' },
  amber: { word: 'Medium', place: 1, ground: 'bg-turmeric-wash', lamp: 'fill-turmeric' },
  red: { word: 'High', place: 2, ground: 'bg-tomato-wash', lamp: 'fill-tomato' },
}

/** Energy and the four that the UK scheme lights, by word, place and tint. */
export function TrafficLights({ lamps }: { lamps: readonly LampView[] }) {
  return (
    <ul className="mt-5 two-up gap-2 lg:grid-cols-5 traffic-lights">
      {lamps.map(lamp => (
        <Lamp key={lamp.nutrient} lamp={lamp} />
      ))}
    </ul>
  )
}

function Lamp({ lamp }: { lamp: LampView }) {
  const look = lamp.light ? LOOKS[lamp.light] : null
  return (
    <li className={`rounded-m p-4 max-lg:first:col-span-full ${look?.ground ?? 'bg-sunken'}`}>
      <p className="flex items-center justify-between text-small text-ink-2">
        {lamp.nutrient}
        {look ? <Dots place={look.place} lamp={look.lamp} /> : null}
      </p>
      <p className="mt-1 font-serif text-h3">
        <span className={lamp.under ? 'kcal' : undefined}>
          <Figures {...lamp} />
        </span>{' '}
        {lamp.under ? (
          <span className="kj">
            <Figures {...lamp.under} />
          </span>
        ) : null}
      </p>
      <p className="text-small font-semibold">
        {lamp.under ? (
          <>
            <span className="kcal">
              <TwoBases {...lamp.under} />
            </span>{' '}
            <span className="kj">
              <TwoBases {...lamp} />
            </span>
          </>
        ) : (
          (look?.word ?? unlitWord(lamp))
        )}
      </p>
      <p className="text-small text-ink-2 group-has-[#basis-100g:checked]/nutrition:invisible">{lamp.percent}</p>
    </li>
  )
}

/** No light either because of what is unknown, or because nobody weighed the dish. */
const unlitWord = ({ perServing }: LampView) => (/^(at least|–)/.test(perServing) ? 'Not all known' : 'Not rated')

function Figures({ perServing, per100g }: { perServing: string; per100g: string }) {
  return (
    <>
      <Figure text={perServing} className="group-has-[#basis-100g:checked]/nutrition:hidden" />{' '}
      <Figure text={per100g} className="hidden group-has-[#basis-100g:checked]/nutrition:inline" />
    </>
  )
}

/** 'At least' is smaller than the figure, so that it stays on its line. */
function Figure({ text, className }: { text: string; className: string }) {
  const figure = text.replace(/^at least /, '')
  return (
    <span className={className}>
      {figure === text ? null : <span className="font-sans text-small text-ink-2">at least </span>}
      {figure}
    </span>
  )
}

function Dots({ place, lamp }: { place: number; lamp: string }) {
  return (
    <svg width="38" height="12" viewBox="0 0 38 12" aria-hidden="true" className="print:hidden">
      {[0, 1, 2].map(dot => (
        <circle
          key={dot}
          cx={6 + dot * 13}
          cy="6"
          r="5"
          strokeWidth="1"
          className={dot === place ? lamp : 'fill-none stroke-field'}
        />
      ))}
    </svg>
  )
}
