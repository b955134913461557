import type { BrowserMarks } from './browser-marks.ts'
import type { CollectionRef } from './collections.ts'
import type { MarkChange, RecipeMark, RecipeRating } from './recipe-marks.ts'

/** What a visitor can change of the recipes that they keep, by the kind of the change. */
export interface KeptChanges {
  /** Saves, likes or rates, or takes that back. */
  'recipe-mark': { readonly id: string } & MarkChange
  /** What the browser kept before there were accounts. */
  'recipe-marks-moved': BrowserMarks
  /** A member's own words beside a recipe. */
  'recipe-note': { readonly id: string; readonly note: string }
  /** Its ref is the id of the change. */
  'collection-created': { readonly name: string }
  'collection-renamed': { readonly ref: CollectionRef; readonly name: string }
  'collection-moved': { readonly ref: CollectionRef; readonly place: number }
  'collection-deleted': { readonly ref: CollectionRef; readonly deleted: boolean }
  'collection-shared': { readonly ref: CollectionRef; readonly shared: boolean; readonly named: boolean }
  'recipe-placed': { readonly ref: CollectionRef; readonly recipe: string; readonly isIn: boolean }
}

/** What is told of them; nothing where a later change from another device prevails. */
export interface KeptAnswers {
  'recipe-mark': { readonly mark?: RecipeMark; readonly rating?: RecipeRating | null }
  'collection-shared': { readonly token?: string }
}
