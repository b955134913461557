import { Button } from '#kit/button.tsx'
import { Initials } from '#kit/initials.tsx'
import { Progress } from '#kit/progress.tsx'
import { type Day, daysBetween, partsOf } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { eatingMarks, UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import { isTaken, type KnownItem } from '../cabinet.ts'
import type { CabinetPageView } from '../cabinet-view.ts'
import { runOut } from '../run-out.ts'
import { inWords, scheduleWords, unitsWords } from '../schedule-words.ts'
import type { CabinetHand } from './use-cabinet.ts'

const MOST_NAMED = 3
/** A label is typed for its amounts alone. */
const NOT_CHECKED = eatingMarks(UNKNOWN_EDIBLE)
const COUNTED_DAYS = 30

/** '2 December'. */
const dayWords = (day: Day, today: Day): string =>
  partsOf(day)[0] === partsOf(today)[0] ? dateText(day).replace(/ \d{4}$/, '') : dateText(day)

/** '10 µg vitamin D and 75 µg vitamin K': what a day of it gives. */
function givesWords({ facts: { gives }, units, times }: KnownItem): string {
  const told = gives
    .slice(0, MOST_NAMED)
    .map(({ name, unit, amount }) => `${shortFigure(amount * units * times.length, 2)}\u00a0${unit} ${name}`)
  const more = gives.length - told.length
  return inWords(more > 0 ? [...told, `${more} more`] : told)
}

interface ItemRowProps {
  item: KnownItem
  cabinet: CabinetHand
  view: CabinetPageView
  onChange: (item: KnownItem, left: number | null) => void
  onBuy: (product: string) => void
}

/** One thing that somebody takes: how, since when, and when it runs out. */
export function ItemRow({ item, cabinet, view, onChange, onBuy }: ItemRowProps) {
  const { facts, pausedOn } = item
  const { today, since } = view
  const gives = givesWords(item)
  const own = cabinet.doses.filter(dose => dose.item === item.id && isTaken(dose))
  const days = new Set(own.map(({ day }) => day)).size
  const clock = runOut(item, { doses: cabinet.doses, before: view.takenBefore[item.id] ?? 0 }, today)
  const put = (change: Partial<KnownItem>, words: string) =>
    cabinet.act({ items: { put: [{ ...item, ...change }], removed: [] } }, words)
  const price = facts.product ? view.buyAgain[facts.product.id] : undefined
  const isKnownLong = item.addedOn < since || days > 0
  return (
    <li className="cabinet-item" data-paused={pausedOn !== null || undefined}>
      {facts.product?.picture ? (
        <ProductPicture
          name={facts.product.picture}
          initials={facts.name}
          alt=""
          sizes="80px"
          className="cabinet-picture"
        />
      ) : (
        <Initials name={facts.name} className="cabinet-picture" />
      )}
      <div className="min-w-0">
        <h3 className="text-h4">
          <bdi>{facts.name}</bdi>
        </h3>
        <EatingMarks marks={facts.product ? facts.product.marks : NOT_CHECKED} />
        <p>{pausedOn === null ? scheduleWords(item, facts.unit) : `Paused since ${dayWords(pausedOn, today)}`}</p>
        <p className="text-small text-ink-2">
          {gives ? `${gives}. ` : ''}
          {isKnownLong
            ? `Taken on ${days} of the last ${Math.min(COUNTED_DAYS, daysBetween(since, today) + 1)} days.`
            : ''}
          {facts.product ? '' : ' Typed from the label.'}
        </p>
        {facts.product ? (
          <details className="cabinet-label">
            <summary>What its label says</summary>
            <ul>
              {facts.product.cautions.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </details>
        ) : null}
        <div className="cabinet-acts">
          <Button
            variant="text"
            size="small"
            aria-label={`Change ${facts.name}`}
            onClick={() => onChange(item, clock?.left ?? null)}
          >
            Change
          </Button>
          {pausedOn === null ? (
            <Button
              variant="text"
              size="small"
              aria-label={`Pause ${facts.name}`}
              onClick={() => put({ pausedOn: today }, `${facts.name} is paused`)}
            >
              Pause
            </Button>
          ) : (
            <Button
              variant="text"
              size="small"
              aria-label={`Start ${facts.name} again`}
              onClick={() => put({ pausedOn: null }, `${facts.name} is taken again`)}
            >
              Start again
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            aria-label={`Remove ${facts.name}`}
            onClick={() => cabinet.act({ items: { put: [], removed: [item.id] } }, `${facts.name} is removed`)}
          >
            Remove
          </Button>
        </div>
      </div>
      {clock ? (
        <div className="cabinet-clock">
          <p className="font-medium">{pausedOn !== null ? 'Paused' : clockWords(clock, today)}</p>
          <Progress
            bare
            label={`Left of ${facts.name}`}
            value={clock.left}
            max={Math.max(clock.of, 1)}
            figure={`${clock.left} of ${unitsWords(clock.of, facts.unit)}`}
          />
          <p className="text-small text-ink-2">
            {clock.left} of {unitsWords(clock.of, facts.unit)} left{facts.product ? '' : ', not sold here'}
          </p>
          {clock.isPrompted && price && facts.product ? (
            <Button variant="soft" size="small" className="mt-2" onClick={() => onBuy(facts.product?.id ?? '')}>
              Buy again, {price}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="cabinet-clock text-small text-ink-3">Not counted. Choose Change to say how many are left.</p>
      )}
    </li>
  )
}

function clockWords({ lastDay, left }: NonNullable<ReturnType<typeof runOut>>, today: Day): string {
  if (lastDay === null) return left > 0 ? 'No end in sight' : 'None left'
  return lastDay < today
    ? 'None left for a dose'
    : `Last dose ${lastDay === today ? 'today' : `on ${dayWords(lastDay, today)}`}`
}
