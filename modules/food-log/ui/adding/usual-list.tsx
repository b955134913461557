import type { ReactNode } from 'react'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { offeredNow, timeSaid, timesAt, type UsualThing } from '../../adding/usual-things.ts'
import { amountWords } from '../../amount-words.ts'
import type { PanelProps } from './add-meal.tsx'
import { Tile } from './add-row.tsx'
import { kcalOfAll, scaled } from './rows.ts'

const MOST_OFTEN = 6

/** What somebody often has at this hour, what they had last, and meals of their own: one press adds it again. */
export function UsualList(props: PanelProps) {
  const { kept, hand, when, day, add } = props
  const favourites = new Set(hand.settings.flatMap(({ name, key }) => (name === 'favourite' ? [key] : [])))
  const now = { day, meal: when.meal, time: when.time }
  const { often, recent } = offeredNow(kept.usual, favourites, now, MOST_OFTEN)
  const meals = kept.own.flatMap(thing => (thing.kind === 'own-meal' ? [thing] : []))
  if (often.length + recent.length + meals.length === 0)
    return <p className="add-empty">What you add is offered here next time, even offline.</p>
  const item = (thing: UsualThing) => (
    <UsualItem
      key={thing.key}
      thing={thing}
      isFavourite={favourites.has(thing.key)}
      times={timesAt(thing, now)}
      onAdd={() => add([scaled(thing, 1)], thing.what.name || 'A recipe', false)}
      onFavour={isFavourite =>
        hand.set(
          [{ name: 'favourite', key: thing.key, value: isFavourite ? { name: thing.what.name } : null }],
          isFavourite ? `${thing.what.name} is a favourite` : `${thing.what.name} is no favourite any more`,
        )
      }
    />
  )
  return (
    <>
      <UsualGroup title={`Often around ${when.time ? timeSaid(when.time) : 'this time'}`}>{often.map(item)}</UsualGroup>
      <UsualGroup title="Your own meals">
        {meals.map(({ id, value }) => (
          <li key={id} className="add-usual">
            <Tile name={value.name} picture={null} />
            <span className="add-usual-words">
              <bdi className="text-ink">{value.name}</bdi>{' '}
              <span className="text-small text-ink-3">
                {value.entries.length} foods, <Kcal kcal={kcalOfAll(value.entries)} />
              </span>
            </span>
            <IconButton
              icon="trash"
              quiet
              label={`Remove the meal ${value.name}`}
              onClick={() => {
                hand.set([{ name: 'own-meal', key: id, value: null }], `${value.name} removed`)
                kept.forget(id)
              }}
            />
            <IconButton icon="plus" label={`Add ${value.name}`} onClick={() => add(value.entries, value.name, false)} />
          </li>
        ))}
      </UsualGroup>
      <UsualGroup title="Recent and favourites">{recent.map(item)}</UsualGroup>
      <p className="mt-4 text-small text-ink-3">These are on your device and work offline.</p>
    </>
  )
}

function UsualGroup({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="add-group">
      <h3 className="text-h4">{title}</h3>
      <ul className="add-usuals">{children}</ul>
    </section>
  )
}

interface UsualItemProps {
  thing: UsualThing
  isFavourite: boolean
  times: number
  onAdd: () => void
  onFavour: (isFavourite: boolean) => void
}

function UsualItem({ thing, isFavourite, times, onAdd, onFavour }: UsualItemProps) {
  const name = thing.what.name || 'A provider’s recipe'
  return (
    <li className="add-usual">
      <Tile name={name} picture={thing.picture} />
      <span className="add-usual-words">
        <bdi className="text-ink">{name}</bdi>{' '}
        <span className="text-small text-ink-3">
          {amountWords(thing.amount) ? `${amountWords(thing.amount)}, ` : ''}
          <Kcal kcal={kcalOfAll([thing])} />
          {times > 1 ? `, ${times} times` : ''}
        </span>
        <EatingMarks marks={thing.marks} inline />
      </span>
      <button
        type="button"
        className="icon-button icon-button-quiet"
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${name}`}
        onClick={() => onFavour(!isFavourite)}
      >
        <Icon name="star" size={20} filled={isFavourite} />
      </button>
      <IconButton icon="plus" label={`Add ${name}`} className="text-leaf" onClick={onAdd} />
    </li>
  )
}

const Kcal = ({ kcal }: { kcal: number | null }) =>
  kcal === null ? 'energy unknown' : <Energy kcal={Math.round(kcal)} />
