// How each food looks from above, by the name of its motif: of its colours, its size and the dice a silhouette that takes a
// colour, and what lies on it.
import { FISH_AND_MEAT } from './motifs/fish-and-meat.mjs'
import { FRUIT_AND_NUTS } from './motifs/fruit-and-nuts.mjs'
import { MADE_DISHES } from './motifs/made-dishes.mjs'
import { VEGETABLES } from './motifs/vegetables.mjs'

/** @type {{ [name: string]: (colours: { base: string, dark: string, light: string }, size: number, dice: () => number) => { shape: (fill: string) => string, on: string } }} */
export const MOTIFS = { ...VEGETABLES, ...FRUIT_AND_NUTS, ...FISH_AND_MEAT, ...MADE_DISHES }
