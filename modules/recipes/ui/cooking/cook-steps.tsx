import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { type CookedDish, changedDish, type KitchenClock } from '../../cooking/kitchen.ts'
import type { CookedStep } from '../../cooking/step-parts.ts'
import { RecipePicture } from '../recipe-picture.tsx'
import { changeKitchen } from './kitchen-store.ts'

/** Where several dishes are on the stove, which of them is looked at. */
export function DishTabs({ dishes, shown }: { dishes: readonly CookedDish[]; shown: string }) {
  if (dishes.length < 2) return null
  return (
    <nav className="cook-dishes" aria-label="Dishes">
      {dishes.map(({ path, name, at, steps }) => (
        <button
          key={path}
          type="button"
          aria-current={path === shown || undefined}
          onClick={() => changeKitchen((kitchen, now) => changedDish(kitchen, path, {}, now))}
        >
          <span>{name}</span> <small>{placeWords(at, steps.length)}</small>
        </button>
      ))}
    </nav>
  )
}

function placeWords(at: number, of: number): string {
  if (at < 0) return 'Get ready'
  return at < of ? `Step ${at + 1}` : 'Cooked'
}

/** How far the dish is. */
export function CookProgress({ at, of }: { at: number; of: number }) {
  return (
    <div
      className="cook-progress"
      role="progressbar"
      aria-label="Steps done"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.max(0, at)}
      aria-valuetext={at < 0 ? 'Not begun' : at < of ? `Step ${at + 1} of ${of}` : 'Cooked'}
    >
      {Array.from({ length: of }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
        <span key={step} data-state={step < at ? 'done' : step === at ? 'now' : undefined} />
      ))}
    </div>
  )
}

interface StepListProps {
  dish: CookedDish
  steps: readonly CookedStep[]
  clocks: readonly KitchenClock[]
  onStep: (step: number) => void
}

/** On a wide screen the whole way of the dish, beside the step. */
export function StepList({ dish, steps, clocks, onStep }: StepListProps) {
  const { at, path, serves, servings, time } = dish
  return (
    <>
      <RecipePicture {...dish} sizes="224px" className="cook-picture" />
      <p className="cook-facts">
        For {servings}
        {servings === serves ? '' : `, scaled from ${serves}`}.{time ? ` ${time}.` : ''}
      </p>
      <ol className="cook-way">
        <li>
          <button type="button" aria-current={at < 0 ? 'step' : undefined} onClick={() => onStep(-1)}>
            <Icon name={at < 0 ? 'servings' : 'check'} size={18} /> Get ready
          </button>
        </li>
        {steps.map(({ title }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
          <li key={place}>
            <button type="button" aria-current={place === at ? 'step' : undefined} onClick={() => onStep(place)}>
              {place < at ? <Icon name="check" size={18} label="Done" /> : <b>{place + 1}</b>}
              {title}
              {clocks.some(clock => clock.path === path && clock.step === place) ? (
                <Icon name="clock" size={16} label="With a clock" className="ml-auto" />
              ) : null}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-current={at >= steps.length ? 'step' : undefined}
            onClick={() => onStep(steps.length)}
          >
            <Icon name="servings" size={18} /> Cooked
          </button>
        </li>
      </ol>
    </>
  )
}

interface CookFootProps {
  at: number
  next: CookedStep | undefined
  /** How many steps there are. */
  of: number
  onBack: () => void
  onNext: () => void
  onDone: () => void
}

/** Two buttons that an elbow hits. */
export function CookFoot({ at, next, of, onBack, onNext, onDone }: CookFootProps) {
  return (
    <div className="cook-foot">
      {next && at >= 0 ? (
        <p className="cook-next">
          <b>Next:</b> {next.title}
        </p>
      ) : null}
      {at < 0 ? null : (
        <Button variant="secondary" icon="arrow-left" onClick={onBack}>
          Back
        </Button>
      )}
      {at >= of ? (
        <Button icon="check" className="cook-on" onClick={onDone}>
          Back to the recipe
        </Button>
      ) : (
        <Button iconEnd={at === of - 1 ? 'check' : 'arrow-right'} className="cook-on" onClick={onNext}>
          {at < 0 ? 'Start cooking' : at === of - 1 ? 'It is cooked' : 'Next step'}
        </Button>
      )}
    </div>
  )
}
