import { classes } from '#kit/classes.ts'
import { initialsOf } from '#kit/initials-of.ts'
import type { DishWash } from '../recipe-view.ts'
import './laid-plate.css'

/** Where the plate is in its frame and how deep it is, so that a grid of them does not repeat. */
const PLATES = [
  { x: 250, y: 190, r: 160, food: 0.66 },
  { x: 275, y: 185, r: 148, food: 0.86 },
  { x: 225, y: 205, r: 182, food: 0.62 },
  { x: 262, y: 200, r: 170, food: 0.84 },
  { x: 235, y: 180, r: 150, food: 0.7 },
] as const

/** The same dish always has the same plate. */
const plateOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PLATES.length

interface LaidPlateProps {
  name: string
  wash: DishWash
  /** Gives it its shape. */
  className?: string | undefined
}

/** Two initials on a plate or in a bowl, in the colour of the main ingredient. */
export function LaidPlate({ name, wash, className }: LaidPlateProps) {
  const { x, y, r, food } = PLATES[plateOf(name)] ?? PLATES[0]
  return (
    <span className={classes('dish-blank', `dish-${wash}`, className)}>
      <svg aria-hidden="true" viewBox="0 0 500 400" preserveAspectRatio="xMidYMid slice">
        <circle className="dish-shadow" cx={x + r * 0.07} cy={y + r * 0.12} r={r} />
        <circle className="dish-plate" cx={x} cy={y} r={r} />
        <circle className="dish-rim" cx={x} cy={y} r={r * (food + 0.05)} />
        <circle className="dish-food" cx={x} cy={y} r={r * food} />
        <text className="dish-initials" x={x} y={y} fontSize={r * food * 0.66}>
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  )
}
