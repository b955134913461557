import type { OwnRecipe } from './own-recipe.ts'

/**
 * Scones, loaves, cakes, crumbles and the like are baked by the tin or tray that the recipe is for. A pie for dinner is
 * made as large as the table is.
 */
export const wholeBakeOf = ({
  tags,
  meals,
  serves,
}: Pick<OwnRecipe, 'tags' | 'meals' | 'serves'>): { wholeBake?: number } =>
  tags.includes('baking') && !meals.includes('dinner') ? { wholeBake: serves } : {}
