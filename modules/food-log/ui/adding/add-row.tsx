import type { ReactNode } from 'react'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Initials } from '#kit/initials.tsx'
import { Picture } from '#kit/picture.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import { unitsWords } from '#modules/supplements-log/schedule-words.ts'
import type { Choice, Offer } from '../../adding/offer.ts'
import { withCount } from '../../adding/offer.ts'
import { AmountFields, CountField } from './amount-fields.tsx'
import { advisedOfRow, givenOf, kcalOfAll, marksOfRow, nameOfRow, type Row, rowOfChoice } from './rows.ts'

interface AddRowProps {
  row: Row
  /** The dose that adding a supplement ticks; null where there is none. */
  takes: Dose | null
  onChange: (row: Row) => void
  onRemove: () => void
  /** Opens the form for a food of one's own of this name. */
  onMakeOwn: (name: string) => void
}

/** One thing that was typed: what it means, how much of it, and what was assumed. */
export function AddRow({ row, takes, onChange, onRemove, onMakeOwn }: AddRowProps) {
  const kcal = kcalOfAll(givenOf(row))
  const name = row.kind === 'unknown' ? `Not found: ${row.text}` : nameOfRow(row)
  return (
    <li className="add-row">
      <Tile name={nameOfRow(row)} picture={row.kind === 'offer' ? row.offer.picture : null} />
      <div className="add-row-head">
        <h3 className="add-row-name">
          <bdi>{name}</bdi>
        </h3>
        {row.kind === 'unknown' || row.kind === 'product' ? null : (
          <span className="add-row-kcal">{kcal === null ? 'Energy unknown' : <Energy kcal={Math.round(kcal)} />}</span>
        )}
        <IconButton icon="close" quiet label={`Remove ${nameOfRow(row)}`} onClick={onRemove} />
      </div>
      <div className="add-row-rest">
        <EatingMarks marks={marksOfRow(row)} />
        {advisedOfRow(row).map(words => (
          <p key={words} className="add-advised">
            <Icon name="info" size={18} />
            <span>{words}</span>
          </p>
        ))}
        <RowAmount row={row} takes={takes} onChange={onChange} />
        <RowWords row={row} onChange={onChange} />
        {row.kind === 'unknown' ? (
          <p className="add-said">
            <Say onClick={() => onMakeOwn(row.text)}>Enter it as a food of your own</Say>
          </p>
        ) : null}
      </div>
    </li>
  )
}

export function Tile({ name, picture }: { name: string; picture: Offer['picture'] }) {
  if (picture) return <Picture picture={picture} alt="" name={name} sizes="44px" cover className="add-tile" />
  return <Initials name={name} className="add-tile" />
}

function RowAmount({ row, takes, onChange }: Pick<AddRowProps, 'row' | 'takes' | 'onChange'>) {
  if (row.kind === 'offer')
    return (
      <AmountFields
        name={nameOfRow(row)}
        offer={row.offer}
        chosen={row.chosen}
        onChange={chosen => onChange({ ...row, chosen, isAssumed: false })}
      />
    )
  if (row.kind === 'meal')
    return (
      <CountField
        label={`Portions of ${row.meal.name}`}
        unit="portion"
        count={row.portion}
        onChange={portion => onChange({ ...row, portion })}
      />
    )
  if (row.kind === 'product')
    return (
      <p className="add-said">
        {takes
          ? `${unitsWords(takes.units, takes.unit)}: adding it ticks the dose, which counts once, as a supplement.`
          : 'It’s already ticked for this day, and counts once.'}
      </p>
    )
  return null
}

/** What was assumed, and what it may be instead. */
function RowWords({ row, onChange }: Pick<AddRowProps, 'row' | 'onChange'>) {
  const others = 'others' in row ? row.others : []
  const isAssumed = row.kind === 'offer' && row.isAssumed
  if (row.said.length === 0 && others.length === 0) return null
  const choose = (choice: Choice) => {
    const rest = others.filter(other => other !== choice)
    onChange(rowOfChoice({ key: row.key, text: row.text, said: [], advised: row.advised }, choice, false, rest))
  }
  return (
    <p className="add-said">
      {row.said.join(' ')}{' '}
      {isAssumed ? (
        <>
          <span className="whitespace-nowrap">
            <Say onClick={() => onChange(times(row, 0.5))}>Half</Say>,
          </span>{' '}
          <Say onClick={() => onChange(times(row, 2))}>double</Say>
          {'. '}
        </>
      ) : null}
      {others.length > 0 ? (row.kind === 'unknown' ? 'Perhaps: ' : 'Or: ') : null}
      {others.map((choice, nth) => (
        <span key={choiceName(choice)}>
          <Say onClick={() => choose(choice)}>{choiceName(choice)}</Say>
          {nth < others.length - 1 ? ', ' : ' '}
          <EatingMarks marks={choice.marks} inline />
        </span>
      ))}
    </p>
  )
}

function times(row: Extract<Row, { kind: 'offer' }>, factor: number): Row {
  const { offer, chosen } = row
  return { ...row, chosen: withCount(offer, chosen, Math.max(0.25, chosen.count * factor)), isAssumed: false, said: [] }
}

const choiceName = (choice: Choice) =>
  choice.kind === 'offer' ? choice.what.name : choice.kind === 'meal' ? choice.meal.name : choice.dose.name

const Say = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
)
