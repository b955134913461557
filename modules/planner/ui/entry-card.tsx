import { Link } from 'react-router'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { unsuitedAt } from '../at-the-table.ts'
import { dishKey, dishOn } from '../cooked.ts'
import { alongText, doneText, entryName, entryRemark, recipePath, weekdayText } from '../entry-words.ts'
import { isDone, type PlannedEntry } from '../plan.ts'
import { servingsInWords, servingsText } from '../portion-words.ts'
import { NOTHING_SAID, type SaidOfDish } from '../said-words.ts'
import { portionOf } from '../totals.ts'
import { DishMarks } from './dish-marks.tsx'
import { usePlanner } from './plan-context.ts'
import { PlanIcon } from './plan-icon.tsx'

/** What is said of an entry wherever it is shown. */
export function useEntryView(entry: PlannedEntry) {
  const { plan, rules, today } = usePlanner()
  const { entries, dishes, figures } = plan
  const dish = dishOn(entries, entry)
  const known = dish ? dishes.get(dishKey(dish)) : undefined
  const portion = portionOf(entries, entry, figures)
  return {
    name: entryName(entries, entry, dishes),
    remark: [doneText(entry), entryRemark(plan, entry)].filter(Boolean).join(', ') || null,
    guests: alongText(entry),
    said: entry.day < today ? NOTHING_SAID : saidHere(),
    path: dish && known ? recipePath(dish) : null,
    known,
    kcal: portion ? Math.round(figureOf(portion.intake, 'energyKcal').amount * portion.servings) : null,
  }

  function saidHere(): SaidOfDish {
    const notFor = unsuitedAt(entries, entry, rules, cooked => dishes.get(dishKey(cooked)) ?? null)
    return { notFor, advised: known?.advised ?? [] }
  }
}

/** A name that leads to its recipe, or is read alone. */
function EntryName({ entry, name, path }: { entry: PlannedEntry; name: string; path: string | null }) {
  if (path)
    return (
      <Link to={path}>
        <bdi>{name}</bdi>
      </Link>
    )
  const note = entry.what.kind === 'note'
  return <bdi className={note ? 'plan-note-words' : undefined}>{name}</bdi>
}

/** For the keyboard alone: it is seen when it has the focus. Pointers take hold of the card itself. */
export function LiftHandle({ name }: { name: string }) {
  return (
    <button type="button" data-lift className="plan-lift needs-script" aria-label={`Move ${name} with the arrow keys`}>
      <PlanIcon name="swap" size={18} />
    </button>
  )
}

/** The button that opens all that can be done with an entry; a lock where it is locked. */
export function EntryMenuButton({ entry, name }: { entry: PlannedEntry; name: string }) {
  const { open } = usePlanner()
  const where = `${weekdayText(entry.day)} ${entry.meal}`
  return (
    <button
      type="button"
      className="plan-dots needs-script"
      aria-haspopup="dialog"
      aria-label={`Change ${name}, ${where}${entry.isLocked ? ', locked' : ''}`}
      onClick={() => open({ kind: 'entry', id: entry.id })}
    >
      {entry.isLocked ? <Icon name="lock" size={18} /> : <PlanIcon name="more" size={22} />}
    </button>
  )
}

/** 'Left from Monday', 'Cook 1¾, keep ¾', or with whom somebody eats out. */
export function Remark({ entry, words }: { entry: PlannedEntry; words: string }) {
  const icon = entry.what.kind === 'leftovers' ? 'left' : 'pot'
  if (entry.what.kind === 'eating-out') return <p className="plan-aside">{words}</p>
  return (
    <p className="plan-remark">
      {isDone(entry) ? <Icon name="check" size={14} /> : <PlanIcon name={icon} size={14} />} {words}
    </p>
  )
}

/** An entry in the week: its picture, name and energy. The first of a meal is a card, the others are a line each. */
export function EntryCard({ entry, isFirst, isSnack }: { entry: PlannedEntry; isFirst: boolean; isSnack: boolean }) {
  const { name, remark, guests, said, path, known, kcal } = useEntryView(entry)
  const { kind } = entry.what
  return (
    <article
      className={classes('plan-card', `plan-card-${kind}`, !isFirst && 'plan-card-line')}
      data-entry={entry.id}
      data-name={name}
    >
      {isFirst && known ? (
        <DishPicture
          recipe={{ id: known.ref.id, name, picture: known.picture, image: null, wash: known.wash }}
          sizes="(width < 64rem) 144px, 12vw"
          widest={640}
          className={isSnack ? 'plan-picture plan-picture-snack' : 'plan-picture'}
        />
      ) : null}
      {isFirst && kind === 'eating-out' ? <Icon name="servings" size={24} className="plan-out-icon" /> : null}
      <h3 className="plan-name" title={name}>
        <EntryName entry={entry} name={name} path={path} />
      </h3>
      <DishMarks said={said} />
      {remark ? <Remark entry={entry} words={remark} /> : null}
      <div className="plan-foot">
        <p className="plan-figures">
          {kcal === null ? <Unknown entry={entry} /> : <Energy kcal={kcal} />}
          {entry.quarters !== 4 && kind !== 'note' && kind !== 'eating-out' ? (
            <b>
              <span aria-hidden="true">×{servingsText(entry.quarters)}</span>{' '}
              <span className="sr-only">{servingsInWords(entry.quarters)}</span>
            </b>
          ) : null}
          {guests ? <b>{` ${guests}`}</b> : null}
        </p>
        <LiftHandle name={name} />
        <EntryMenuButton entry={entry} name={name} />
      </div>
    </article>
  )
}

/** Why there is no figure. */
export function Unknown({ entry }: { entry: PlannedEntry }) {
  const { what } = entry
  if (what.kind === 'note') return null
  if (what.kind !== 'eating-out') return <span>Unknown</span>
  return what.keptKcal === null ? (
    <span>Not counted</span>
  ) : (
    <span>
      <Energy kcal={what.keptKcal} /> kept free
    </span>
  )
}
