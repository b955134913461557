import { href } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Chip, ChipGroup, ChipLink } from '#kit/chip.tsx'
import { ownReference, readerWords } from '#modules/nutrition/ranking/own-reader.ts'
import type { FoodRow, NutrientView } from './nutrient-view.ts'
import { OwnReaderPanel } from './own-reader-form.tsx'
import { type OwnReference, useOwnReader } from './use-own-reader.ts'
import './nutrients.css'

const CHOICES = [
  ['all', 'All foods'],
  ['plants', 'Plants only'],
  ['no-fish', 'Without fish or shellfish'],
] as const
const READERS = [
  ['women', 'Women'],
  ['men', 'Men'],
  ['girls', 'Girls 11 to 18'],
  ['boys', 'Boys 11 to 18'],
] as const

/** The page of a nutrient as these switches leave it. */
export function nutrientPath({ slug }: Pick<NutrientView, 'slug'>, choice: string, reader: string): string {
  const search = new URLSearchParams()
  if (choice !== 'all') search.set('eat', choice)
  if (reader !== 'women') search.set('for', reader)
  return href('/learn/nutrients/:nutrient', { nutrient: slug }) + (search.size > 0 ? `?${search}` : '')
}

/** The foods that hold most of it in a portion, with switches that are addresses. */
export function FoodList({ view }: { view: NutrientView }) {
  const { foods, inWords, isLimit, choice, reader, per, foodsLead, foodsNotes, references } = view
  const own = useOwnReader()
  const mine = references && own.reader ? ownReference(references, own.reader) : null
  return (
    <section aria-labelledby="foods">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="foods">
            {isLimit ? `Foods with most ${inWords}` : `Foods with ${inWords}`}, the top {foods.length}
          </h2>
          <p className="mt-1 text-ink-2">{foodsLead}</p>
        </div>
        <ChipGroup label="Which foods">
          {CHOICES.map(([value, label]) => (
            <ChipLink key={value} current={choice === value} to={nutrientPath(view, value, reader)}>
              {label}
            </ChipLink>
          ))}
        </ChipGroup>
      </div>
      {per ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-small text-ink-2">
            Bars and percentages are of{' '}
            <strong className="text-leaf">{mine === null ? per : ownWords(view, own, mine)}</strong>.
            {own.reader && mine === null ? ' For your age the UK sets none.' : null}
          </p>
          <ChipGroup label="Whose per cent">
            {READERS.map(([value, label]) => (
              <ChipLink key={value} current={mine === null && reader === value} to={nutrientPath(view, choice, value)}>
                {label}
              </ChipLink>
            ))}
            {references ? (
              <span className="needs-script">
                <Chip pressed={mine !== null} onPress={own.press}>
                  {own.isPending ? 'My own …' : 'My own'}
                </Chip>
              </span>
            ) : null}
          </ChipGroup>
        </div>
      ) : null}
      <OwnReaderPanel own={own} />
      {own.canForget ? (
        <Button variant="text" size="small" onClick={own.forget}>
          Forget what I told this browser
        </Button>
      ) : null}
      <ol className="nutrient-foods mt-4">
        {foods.map((food, place) => (
          <FoodItem key={food.name} food={mine === null ? food : heldAgainst(food, mine)} place={place + 1} />
        ))}
      </ol>
      <p className="mt-4 text-small text-ink-2">
        <Swatch look="plant" /> Plant <Swatch look="animal" /> Animal
        {foodsNotes.map(note => (
          <span key={note} className="ml-4">
            {` ${note}`}
          </span>
        ))}
      </p>
    </section>
  )
}

const ownWords = ({ unit }: NutrientView, { reader }: OwnReference, mine: number) =>
  `${mine.toLocaleString('en-GB', { maximumFractionDigits: 2 })} ${unit}${reader ? `, ${readerWords(reader)}` : ''}`

function heldAgainst(food: FoodRow, reference: number): FoodRow {
  const percent = (food.value / reference) * 100
  return { ...food, percent: Math.round(percent), bar: Math.min(100, percent) }
}

function FoodItem({ food, place }: { food: FoodRow; place: number }) {
  const { name, portion, amount, percent, bar, isPlant } = food
  return (
    <li className="nutrient-food">
      <span className="text-small text-ink-3" aria-hidden="true">
        {place}
      </span>{' '}
      <span>
        <span className="block leading-snug">{name}</span>{' '}
        <span className="block text-micro text-ink-2">{portion}</span>
      </span>{' '}
      <svg className="nutrient-food-bar" width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" rx="4" className="nutrient-track" />
        <rect width={`${bar}%`} height="8" rx="4" className={isPlant ? 'nutrient-plant' : 'nutrient-animal'} />
      </svg>
      <span className="text-right font-semibold whitespace-nowrap">{amount}</span>{' '}
      <span className="text-right text-small text-ink-2">{percent === null ? '' : `${percent} %`}</span>
    </li>
  )
}

function Swatch({ look }: { look: 'plant' | 'animal' }) {
  return (
    <svg width="11" height="11" aria-hidden="true" className="ml-3 inline-block first:ml-0">
      <rect width="11" height="11" rx="3" className={`nutrient-${look}`} />
    </svg>
  )
}
