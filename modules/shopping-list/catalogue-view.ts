import type { EatingMark } from '#modules/nutrition/foods/edible.ts'

/** Something that can be picked. */
export interface CatalogueThing {
  readonly key: string
  readonly name: string
  /** What speaks against a food, for anybody. */
  readonly marks?: readonly EatingMark[]
}

/** What can be picked instead of typed. Nothing here knows a food. */
export interface CatalogueView {
  readonly before: readonly CatalogueThing[]
  readonly aisles: readonly {
    readonly aisle: string
    readonly name: string
    readonly things: readonly CatalogueThing[]
  }[]
}
