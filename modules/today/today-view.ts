import type { PictureSource } from '#kit/picture.tsx'
import type { ActChange } from '#modules/food-log/day-acts.ts'
import type { SaidOfDish } from '#modules/planner/said-words.ts'
import type { DishWash } from '#modules/recipes/recipe-view.ts'

/** A dish in a picture. */
export interface SeenDish {
  readonly name: string
  /** Null where it is read nowhere. */
  readonly path: string | null
  readonly picture: PictureSource | null
  readonly wash: DishWash
}

/** A dish that would make a dinner. */
export interface OfferedDish extends SeenDish {
  readonly id: string
  readonly kcal: number | null
  readonly why: string
}

/** A figure of a dish: '45 min' or '7.5 mg', and what it is of. */
export interface HeadFact {
  readonly figure: string
  readonly of: string
}

/** The next dinner. */
export type Headline =
  | {
      readonly kind: 'dish'
      /** 'Tonight' or 'Tomorrow'. */
      readonly when: string
      readonly lead: string
      readonly dish: SeenDish
      readonly said: SaidOfDish
      /** Of a serving; null where nobody knows. */
      readonly kcal: number | null
      readonly facts: readonly HeadFact[]
      /** Where another is chosen. */
      readonly swap: string
    }
  | { readonly kind: 'out'; readonly when: string; readonly lead: string }
  | {
      readonly kind: 'none'
      readonly title: string
      readonly lead: string
      readonly dishes: readonly OfferedDish[]
      readonly plan: string
    }

/** One meal that was eaten, or one thing that is planned. */
export interface DayMeal {
  readonly key: string
  /** 'Breakfast, 07:40'. */
  readonly meal: string
  readonly dish: SeenDish
  readonly said: SaidOfDish
  /** As far as it is known. */
  readonly kcal: number | null
  readonly state: 'eaten' | 'planned' | 'skipped'
  /** What 'I ate this' sends, and what takes it back; null where it was eaten. */
  readonly eat: { readonly changes: readonly ActChange[]; readonly back: readonly ActChange[] } | null
  /** Where it is changed. */
  readonly swap: string
}

/** A nutrient of the day, with all that is still planned. */
export interface DayFigure {
  readonly name: string
  /** '17.2', 'at least 17', '–' where nothing is known. */
  readonly amount: string
  readonly of: string
  readonly unit: string
  /** Whole per cent, up to 100. */
  readonly percent: number
  readonly isMet: boolean
}

export interface DayFigures {
  readonly eatenKcal: number
  readonly plannedKcal: number
  readonly goalKcal: number
  readonly nutrients: readonly DayFigure[]
}

/** One of seven days. */
export interface StripDay {
  /** 'Mon' */
  readonly name: string
  readonly date: number
  readonly state: 'eaten' | 'planned' | 'open'
  readonly isToday: boolean
}

/** Something that is to be done, and where. */
export interface OpenThing {
  readonly key: string
  readonly title: string
  readonly words: string
  readonly to: string
  readonly action: string
}

/** Dinners for days that have none yet. */
export interface ForOpenDays {
  readonly words: string
  readonly dishes: readonly OfferedDish[]
  readonly plan: string
  /** 'Plan Saturday' */
  readonly action: string
}

export interface NewThing {
  /** 'Article, 7 min'. */
  readonly kind: string
  readonly name: string
  readonly to: string
}

/** What somebody's own part of the home page shows. */
export interface TodayView {
  /** 'Thursday 19 November' */
  readonly date: string
  readonly headline: Headline
  readonly meals: readonly DayMeal[]
  /** Null where nothing is planned or eaten. */
  readonly figures: DayFigures | null
  readonly week: readonly StripDay[]
  readonly open: readonly OpenThing[]
  /** Beyond the dinner of the headline; null where every day has one. */
  readonly forOpenDays: ForOpenDays | null
  /** 'Sunday', until when all is settled. */
  readonly settledUntil: string
  readonly news: readonly NewThing[]
  /** Nothing was ever planned, logged or listed. */
  readonly isNew: boolean
  /** Whether they agreed that a diary of theirs is kept. */
  readonly agreed: boolean
}
