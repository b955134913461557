import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { Picture } from '#kit/picture.tsx'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import type { GoalCard, GoalProduct } from '../health-goals.ts'
import type { ShownGoals } from '../queries/health-goals.ts'
import { OwnGoals } from './own-goals.tsx'
import './health-goals.css'
import './own-goals.css'

/** The goals of the shop: food first, then the supplements that may be named for them. */
export function HealthGoalsPage(goals: ShownGoals) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <h1>Health Goals</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        What you’re working towards, with food first. Your own goals also shape what ‘Recommended’ shows.
      </p>
      <div className="health-goals">
        {goals.cards.map(card => (
          <Goal
            key={card.id}
            card={card}
            goals={goals}
            isOpen={opened === card.id}
            onToggle={() => setOpened(opened === card.id ? null : card.id)}
          />
        ))}
      </div>
      <OwnGoals shown={goals.own} />
    </>
  )
}

interface GoalProps {
  readonly card: GoalCard
  readonly goals: ShownGoals
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Goal({ card, goals, isOpen, onToggle }: GoalProps) {
  const { id, title, claims, products } = card
  return (
    <section className="health-goal" aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-more`} onClick={onToggle}>
          {title}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={22} />
        </button>
      </h2>
      <p className="health-goal-claims">{[...new Set(claims)].join(' ')}</p>
      <div id={`${id}-more`} className="health-goal-more" hidden={!isOpen}>
        <GoalFood card={card} goals={goals} />
        <div>
          <h3>Then a supplement</h3>
          <ul>
            {products.map(product => (
              <ProductLine key={product.id} product={product} picture={goals.pictures[product.id] ?? null} />
            ))}
          </ul>
          <p className="mt-3 text-small text-ink-2">
            Food supplements are no substitute for a varied diet. Do not exceed the daily dose. If you are pregnant or
            breastfeeding, under 18, or take medicines, ask a pharmacist or doctor first.
          </p>
        </div>
      </div>
    </section>
  )
}

function GoalFood({ card: { dishes, week }, goals }: Pick<GoalProps, 'card' | 'goals'>) {
  return (
    <div>
      <h3>Food first</h3>
      <ul className="health-goal-dishes">
        {dishes.map(({ id, brings }) => {
          const dish = goals.dishes.find(({ ref }) => ref.id === id)
          if (!dish) return null
          const { name, picture, wash } = dish
          return (
            <li key={id}>
              <DishPicture
                recipe={{ id, name, picture, image: null, wash }}
                sizes="(width < 48rem) 30vw, 180px"
                widest={640}
                className="health-goal-picture"
              />
              <Link to={`/recipes/${id}`}>{name}</Link> <small>{brings}</small>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-small text-ink-2">
        A serving each; they fit your diet and allergies. {week ?? 'Log a whole day to see what your own food gives.'}{' '}
        <Link to="/dashboard/nutrients" className="link">
          See the week
        </Link>
      </p>
    </div>
  )
}

const STANDING = { covered: 'Your food already covers this', recommended: 'Recommended' } as const

function ProductLine({
  product,
  picture,
}: {
  product: GoalProduct
  picture: ShownGoals['pictures'][GoalProduct['id']] | null
}) {
  const { id, name, claim, dose, standing, availability } = product
  return (
    <li className="health-goal-product">
      {picture ? (
        <Picture picture={picture} alt="" name={name} sizes="64px" cover className="health-goal-bottle" />
      ) : (
        <span className="health-goal-bottle health-goal-soon">
          <Icon name="capsule" />
        </span>
      )}
      <div>
        <h4>{name}</h4>
        <p>{claim}</p>
        <p className="text-ink-2">{dose}</p>
        {standing === null ? null : (
          <Badge tone={standing === 'recommended' ? 'leaf' : 'quiet'} className="mt-1.5">
            {STANDING[standing]}
          </Badge>
        )}
      </div>
      <div className="health-goal-link">
        {availability === 'coming-soon' ? <Badge tone="plain">Coming Soon</Badge> : null}{' '}
        <ButtonLink
          to={`/dashboard/supplements/${id}`}
          variant="secondary"
          size="small"
          aria-label={`See product: ${name}`}
        >
          See product
        </ButtonLink>
      </div>
    </li>
  )
}
