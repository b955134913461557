import { BAKING } from './recipes/baking.ts'
import { BEEF_AND_LAMB } from './recipes/beef-and-lamb.ts'
import { BREAKFASTS } from './recipes/breakfasts.ts'
import { COOKED_BREAKFASTS } from './recipes/breakfasts-cooked.ts'
import { CHICKEN_AND_TURKEY } from './recipes/chicken-and-turkey.ts'
import { DAIRY_FREE_DESSERTS } from './recipes/dairy-free-desserts.ts'
import { DESSERTS } from './recipes/desserts.ts'
import { FISH_DINNERS } from './recipes/fish-dinners.ts'
import { FORTIFIED_STARTS } from './recipes/fortified-starts.ts'
import { FRUIT_AND_VEGETABLE_SNACKS } from './recipes/fruit-and-vegetable-snacks.ts'
import { HIGH_PROTEIN } from './recipes/high-protein.ts'
import { KETO } from './recipes/keto.ts'
import { LEAN_BREAKFASTS } from './recipes/lean-breakfasts.ts'
import { LEAN_MEAT_DINNERS } from './recipes/lean-meat-dinners.ts'
import { LEAN_VEGAN_DINNERS } from './recipes/lean-vegan-dinners.ts'
import { LUNCHES } from './recipes/lunches.ts'
import { OILY_FISH } from './recipes/oily-fish.ts'
import { PASTA_AND_RICE } from './recipes/pasta-and-rice.ts'
import { PLAIN_LUNCHES } from './recipes/plain-lunches.ts'
import { PULSES_AND_CURRIES } from './recipes/pulses-and-curries.ts'
import { QUICK_DESSERTS } from './recipes/quick-desserts.ts'
import { QUICK_GRAIN_FREE } from './recipes/quick-grain-free.ts'
import { QUICK_VEGAN_DINNERS } from './recipes/quick-vegan-dinners.ts'
import { QUICK_VEGAN_LUNCHES } from './recipes/quick-vegan-lunches.ts'
import type { RecipeContent } from './recipes/recipe-content.ts'
import { SALADS_AND_BOWLS } from './recipes/salads-and-bowls.ts'
import { SEAFOOD_AND_QUICK_FISH } from './recipes/seafood-and-quick-fish.ts'
import { SNACKS } from './recipes/snacks.ts'
import { SOUPS } from './recipes/soups.ts'
import { VEGAN_DINNERS } from './recipes/vegan-dinners.ts'
import { VEGETARIAN_DINNERS } from './recipes/vegetarian-dinners.ts'

/** Every recipe of our own. */
export const RECIPES: readonly RecipeContent[] = [
  ...VEGAN_DINNERS,
  ...QUICK_VEGAN_DINNERS,
  ...LEAN_VEGAN_DINNERS,
  ...PULSES_AND_CURRIES,
  ...VEGETARIAN_DINNERS,
  ...PASTA_AND_RICE,
  ...CHICKEN_AND_TURKEY,
  ...BEEF_AND_LAMB,
  ...LEAN_MEAT_DINNERS,
  ...FISH_DINNERS,
  ...SEAFOOD_AND_QUICK_FISH,
  ...OILY_FISH,
  ...BREAKFASTS,
  ...COOKED_BREAKFASTS,
  ...LEAN_BREAKFASTS,
  ...LUNCHES,
  ...PLAIN_LUNCHES,
  ...QUICK_VEGAN_LUNCHES,
  ...SOUPS,
  ...SALADS_AND_BOWLS,
  ...QUICK_GRAIN_FREE,
  ...FORTIFIED_STARTS,
  ...SNACKS,
  ...FRUIT_AND_VEGETABLE_SNACKS,
  ...DESSERTS,
  ...QUICK_DESSERTS,
  ...DAIRY_FREE_DESSERTS,
  ...BAKING,
  ...HIGH_PROTEIN,
  ...KETO,
]
