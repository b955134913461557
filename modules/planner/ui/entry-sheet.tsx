import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '#kit/dialog.tsx'
import { Icon, type IconName } from '#kit/icon.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { dishKey, dishOn, keptQuarters } from '../cooked.ts'
import { entryName, guestsText, recipePath, weekdayText } from '../entry-words.ts'
import { householdOf } from '../household.ts'
import type { PlannedEntry } from '../plan.ts'
import { changed, removed } from '../plan-acts.ts'
import { MOST_GUEST_QUARTERS, MOST_QUARTERS } from '../plan-limits.ts'
import { servingsText } from '../portion-words.ts'
import { CopyDays } from './copy-dialog.tsx'
import { DialogIcon, type DialogIconName } from './dialog-icon.tsx'
import { SaidInFull } from './dish-marks.tsx'
import { DoneButtons } from './done-buttons.tsx'
import { useEntryView } from './entry-card.tsx'
import { LeftoversForm } from './leftovers-form.tsx'
import { LikeForm } from './like-form.tsx'
import { MoveForm } from './move-form.tsx'
import { usePlanner } from './plan-context.ts'
import { PortionStepper } from './portion-stepper.tsx'
import { RepeatForm } from './repeat-form.tsx'
import { TheirPortions } from './their-portions.tsx'
import type { PlanHand } from './use-plan.ts'

type Step = 'menu' | 'move' | 'copy' | 'leftovers' | 'repeat' | 'like'

interface EntrySheetProps {
  entry: PlannedEntry
  /** Whether what may take its place is asked for at once. */
  swaps: boolean
  onClose: () => void
}

/** All that can be done with an entry. Opening it changes nothing. */
export function EntrySheet({ entry, swaps, onClose }: EntrySheetProps) {
  const { plan, meals } = usePlanner()
  const [step, setStep] = useState<Step>(() => (swaps ? swapStep(plan, entry) : 'menu'))
  const name = entryName(plan.entries, entry, plan.dishes)
  const meal = meals.find(({ key }) => key === entry.meal)?.name.toLowerCase() ?? entry.meal
  const where = `${weekdayText(entry.day)} ${meal}`
  const title: { readonly [S in Step]: string } = {
    menu: name,
    move: `Move or swap ${name}`,
    copy: `Copy ${name}`,
    leftovers: `Leftovers of ${name}`,
    repeat: `Repeat ${name}`,
    like: `Something like ${name}`,
  }
  const dish = dishOn(plan.entries, entry)
  const isEaten = entry.what.kind === 'dish' || entry.what.kind === 'leftovers'
  return (
    <Dialog open onClose={onClose} title={title[step]}>
      {step === 'move' ? <MoveForm entry={entry} onDone={onClose} /> : null}
      {step === 'copy' ? <CopyDays entries={[entry]} onDone={onClose} /> : null}
      {step === 'leftovers' ? <LeftoversForm entry={entry} onDone={onClose} /> : null}
      {step === 'repeat' ? <RepeatForm entry={entry} onDone={onClose} /> : null}
      {step === 'like' && dish ? <LikeForm entry={entry} dish={dish} name={name} onDone={onClose} /> : null}
      {step === 'menu' ? (
        <>
          <p className="text-small text-ink-3">{where}</p>
          <Said entry={entry} />
          <DoneButtons entry={entry} name={name} />
          {isEaten ? <Portions entry={entry} name={name} /> : null}
          <EntryMenu entry={entry} name={name} where={where} onStep={setStep} onClose={onClose} />
        </>
      ) : null}
    </Dialog>
  )
}

/** What the card has no room for. */
function Said({ entry }: { entry: PlannedEntry }) {
  const { said } = useEntryView(entry)
  return <SaidInFull said={said} className="mt-2 mb-4" />
}

/** Another dish in the place of one that is known; what is none of ours changes places. */
function swapStep(plan: PlanHand, entry: PlannedEntry): Step {
  const dish = dishOn(plan.entries, entry)
  return entry.what.kind === 'dish' && dish && dish.ref.kind !== 'food' ? 'like' : 'move'
}

function Portions({ entry, name }: { entry: PlannedEntry; name: string }) {
  const { plan } = usePlanner()
  const dish = dishOn(plan.entries, entry)
  const known = dish ? plan.dishes.get(dishKey(dish)) : undefined
  return (
    <>
      <PortionStepper
        label={householdOf(plan.settings).length > 0 ? 'You' : 'Servings'}
        hint={known && known.kcal !== null ? `${shortFigure(known.kcal, 0)} kcal each` : undefined}
        quarters={entry.quarters}
        least={1}
        most={MOST_QUARTERS}
        by={1}
        onChange={quarters =>
          plan.edit(changed(plan.entries, entry.id, { quarters }), `${name}: ${servingsText(quarters)}`)
        }
      />
      <TheirPortions entry={entry} name={name} />
      <PortionStepper
        label="Guests"
        hint="Portions for others at the table"
        quarters={entry.guestQuarters}
        least={0}
        most={MOST_GUEST_QUARTERS}
        by={4}
        onChange={guestQuarters =>
          plan.edit(
            changed(plan.entries, entry.id, { guestQuarters }),
            `${name}: ${guestsText(guestQuarters) ?? 'no guests'}`,
          )
        }
      />
    </>
  )
}

interface EntryMenuProps {
  entry: PlannedEntry
  name: string
  where: string
  onStep: (step: Step) => void
  onClose: () => void
}

function EntryMenu({ entry, name, where, onStep, onClose }: EntryMenuProps) {
  const { plan } = usePlanner()
  const dish = dishOn(plan.entries, entry)
  const path = dish && plan.dishes.has(dishKey(dish)) ? recipePath(dish) : null
  const kept = entry.what.kind === 'dish' ? keptQuarters(plan.entries, entry) : 0
  const does = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <ul className="plan-menu">
      {path ? (
        <li>
          <Link to={path} className="plan-menu-item">
            <Icon name="servings" /> Open recipe
          </Link>
        </li>
      ) : null}
      <Item
        icon="lock"
        onPress={does(() =>
          plan.edit(
            changed(plan.entries, entry.id, { isLocked: !entry.isLocked }),
            `${name} ${entry.isLocked ? 'unlocked' : 'locked'}`,
          ),
        )}
      >
        {entry.isLocked ? 'Unlock this meal' : 'Lock this meal'}
      </Item>
      {entry.what.kind === 'dish' ? (
        <Item
          drawing="pot"
          aside={kept > 0 ? `${servingsText(kept)} kept` : 'None'}
          onPress={() => onStep('leftovers')}
        >
          Leftovers
        </Item>
      ) : null}
      <Item drawing="swap" onPress={() => onStep('move')}>
        Move or swap
      </Item>
      <Item drawing="copy" onPress={() => onStep('copy')}>
        Copy to other days
      </Item>
      {entry.what.kind === 'leftovers' ? null : (
        <Item drawing="repeat" onPress={() => onStep('repeat')}>
          Repeat
        </Item>
      )}
      {dish && dish.ref.kind !== 'food' ? (
        <Item drawing="dice" onPress={() => onStep('like')}>
          Something like it
        </Item>
      ) : null}
      {dish ? (
        <Item
          drawing="ban"
          onPress={does(() =>
            plan.set(
              [{ name: 'not-again', key: `${dish.ref.kind}/${dish.ref.id}`, value: { name } }],
              `${name} will not be suggested again`,
            ),
          )}
        >
          Not this again
        </Item>
      ) : null}
      <li>
        <button
          type="button"
          className="plan-menu-item text-tomato"
          onClick={does(() => plan.edit(removed(plan.entries, [entry.id]), `${name} removed from ${where}`))}
        >
          <Icon name="trash" /> Remove
        </button>
      </li>
    </ul>
  )
}

interface ItemProps {
  icon?: IconName
  drawing?: DialogIconName
  aside?: string
  onPress: () => void
  children: ReactNode
}

function Item({ icon, drawing, aside, onPress, children }: ItemProps) {
  return (
    <li>
      <button type="button" className="plan-menu-item" onClick={onPress}>
        {icon ? <Icon name={icon} /> : null}
        {drawing ? <DialogIcon name={drawing} /> : null}
        {children}
        {aside ? <span className="ml-auto text-small text-ink-3">{aside}</span> : null}
      </button>
    </li>
  )
}
