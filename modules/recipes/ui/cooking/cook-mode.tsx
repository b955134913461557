import { useEffect, useMemo, useRef } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { Modal } from '#kit/modal.tsx'
import {
  type CookedDish,
  changedDish,
  type KitchenClock,
  MOST_DISHES,
  withClock,
  withoutClock,
  withoutDish,
} from '../../cooking/kitchen.ts'
import { careAt } from '../../cooking/kitchen-notes.ts'
import { cookedSteps } from '../../cooking/step-parts.ts'
import { deedBefore } from '../../cooking/step-title.ts'
import { CookSettings } from './cook-settings.tsx'
import { CookFoot, CookProgress, DishTabs, StepList } from './cook-steps.tsx'
import { CookedPage } from './cooked-page.tsx'
import { GetReady } from './get-ready.tsx'
import { KitchenClocks } from './kitchen-clocks.tsx'
import { setSound, useSound } from './kitchen-sound.ts'
import { changeKitchen } from './kitchen-store.ts'
import { StepPage } from './step-page.tsx'
import { useVoice } from './use-voice.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface CookModeProps {
  dish: CookedDish
  dishes: readonly CookedDish[]
  clocks: readonly KitchenClock[]
  onClose: () => void
}

/** One step at a time in large text, with what it needs and every clock, while the screen stays on. */
export function CookMode({ dish, dishes, clocks, onClose }: CookModeProps) {
  const { path, name, at, serves, servings, system } = dish
  const lines = useMemo(() => dish.groups.flatMap(group => group.lines), [dish.groups])
  const steps = useMemo(
    () => cookedSteps(dish.steps, lines, servings / serves, system),
    [dish.steps, lines, servings, serves, system],
  )
  const step = steps[at]
  const care = dish.notes ? careAt(dish.notes, steps, at) : []
  const page = useRef<HTMLDivElement>(null)
  const change = (next: Partial<CookedDish>) => changeKitchen((kitchen, now) => changedDish(kitchen, path, next, now))
  const goTo = (place: number) => {
    change({ at: Math.max(-1, Math.min(steps.length, place)) })
    page.current?.scrollTo(0, 0)
  }
  const stopRinging = () =>
    changeKitchen(kitchen =>
      clocks.filter(({ isOver }) => isOver).reduce((all, { id }) => withoutClock(all, id), kitchen),
    )
  const voice = useVoice(true, said => (said === 'stop' ? stopRinging() : goTo(said === 'next' ? at + 1 : at - 1)))
  useKeys({ onNext: () => goTo(at + 1), onBack: () => goTo(at - 1) })
  const settings = <CookSettings voice={voice} awake={useWakeLock(true)} />
  const start = (words: string, seconds: number) =>
    changeKitchen((kitchen, now) => {
      const place = dish.steps[at]?.indexOf(words) ?? -1
      const deed = deedBefore(dish.steps[at] ?? '', place < 0 ? Number.MAX_SAFE_INTEGER : place)
      return withClock(kitchen, { path, dish: name, step: at, name: deed, seconds }, now)
    })
  const showClock = (clock: KitchenClock) =>
    changeKitchen((kitchen, now) => changedDish(kitchen, clock.path, { at: clock.step }, now))
  const done = () => {
    // With the last dish cook mode closes by itself.
    if (dishes.length === 1) onClose()
    changeKitchen(kitchen => withoutDish(kitchen, path))
  }
  const tick = (line: number) =>
    change({ ticked: dish.ticked.includes(line) ? dish.ticked.filter(each => each !== line) : [...dish.ticked, line] })
  return (
    <Modal open onClose={onClose} title={name} closeLabel="Leave cook mode" className="cook-mode">
      <DishTabs dishes={dishes} shown={path} />
      <CookProgress at={at} of={steps.length} />
      <aside className="cook-side" aria-label="The dish">
        <StepList dish={dish} steps={steps} clocks={clocks} onStep={goTo} />
        {dishes.length < MOST_DISHES ? (
          <Link to={href('/recipes')} className="button button-text cook-another">
            <Icon name="plus" size={18} /> Add another dish
          </Link>
        ) : null}
      </aside>
      <div ref={page} className="cook-page">
        {step ? (
          <StepPage dish={dish} lines={lines} step={step} clocks={clocks} care={care} onTick={tick} onStart={start} />
        ) : at >= steps.length ? (
          <CookedPage dish={dish} />
        ) : (
          <GetReady
            dish={dish}
            lines={lines}
            steps={steps.length}
            care={care}
            onTick={tick}
            onServings={servings => change({ servings })}
          >
            {settings}
          </GetReady>
        )}
      </div>
      <div className="cook-rail">
        <h3 className="cook-rail-title">Clocks</h3>
        {clocks.length > 0 ? (
          <KitchenClocks clocks={clocks} dishes={dishes} shown={path} onStep={showClock} />
        ) : (
          <p className="cook-rail-hint">Press a time in the step, and its clock stands here.</p>
        )}
        {step ? <div className="cook-rail-settings">{settings}</div> : null}
      </div>
      <CookFoot
        at={at}
        next={steps[at + 1]}
        of={steps.length}
        onBack={() => goTo(at - 1)}
        onNext={() => goTo(at + 1)}
        onDone={done}
      />
    </Modal>
  )
}

/** Arrows and the space bar turn the steps over, M is for silence; not while a number is typed or a button pressed. */
function useKeys({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const { isOn } = useSound()
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      // A dialog above it has its own keys.
      if (document.querySelectorAll('dialog[open]').length > 1) return
      if (event.key === 'ArrowRight') onNext()
      else if (event.key === 'ArrowLeft') onBack()
      else if (event.key.toLowerCase() === 'm') setSound(!isOn)
      else if (event.key === ' ' && !(event.target instanceof Element && event.target.closest('button, a'))) {
        event.preventDefault()
        onNext()
      }
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  })
}
