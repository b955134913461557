import type { DiarySettings } from '../diary.ts'

export interface OwnFood {
  readonly kind: 'own-food'
  readonly id: string
  readonly value: DiarySettings['own-food']
}

export interface OwnMeal {
  readonly kind: 'own-meal'
  readonly id: string
  readonly value: DiarySettings['own-meal']
}

/** A food or a meal of somebody's own. */
export type OwnThing = OwnFood | OwnMeal
