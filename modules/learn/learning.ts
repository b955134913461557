import type { Category } from './category-labels.ts'
import type { Drawing } from './drawing-kinds.ts'
import type { Source, Tool } from './front-matter.ts'
import type { Block, Inline } from './text.ts'

/** What there is to learn, read and computed. */

export interface Related {
  /** Ids of our recipes. */
  readonly recipes: readonly string[]
  /** Keys of nutrients that have a page. */
  readonly nutrients: readonly string[]
  readonly tools: readonly Tool[]
}

export interface Article extends Related {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: Category
  /** Days: '2026-11-19'. */
  readonly published: string
  /** When its text changed after that. */
  readonly changed?: string | undefined
  readonly checked: string
  readonly featured: boolean
  /** '<course>/<lesson>', or null. */
  readonly lesson: string | null
  readonly picture: Drawing | null
  readonly blocks: readonly Block[]
  readonly words: number
  readonly minutes: number
}

export interface Option {
  readonly text: readonly Inline[]
  readonly isRight: boolean
  readonly why: readonly Inline[]
}

/** A question with its options. */
export interface Check {
  readonly question: readonly Inline[]
  readonly options: readonly Option[]
  /** Id of the heading that answers it. */
  readonly back: string
}

export interface Lesson extends Related {
  readonly course: string
  readonly slug: string
  /** From 1, in its course. */
  readonly place: number
  readonly title: string
  readonly summary: string
  readonly minutes: number
  readonly blocks: readonly Block[]
  readonly checks: readonly Check[]
}

export interface Course {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly published: string
  readonly changed?: string | undefined
  readonly checked: string
  readonly order: number
  readonly blocks: readonly Block[]
  readonly lessons: readonly Lesson[]
  /** Of all its lessons. */
  readonly minutes: number
}

export interface Term {
  readonly id: string
  readonly name: string
  readonly blocks: readonly Block[]
}

export interface Library {
  /** The latest first. */
  readonly articles: readonly Article[]
  /** In their order. */
  readonly courses: readonly Course[]
  /** By the alphabet. */
  readonly terms: readonly Term[]
  readonly sources: ReadonlyMap<string, Source>
}
