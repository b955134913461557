/** What is said when a mark is set or taken off. */
export const MARK_TEXTS = {
  saved: { on: 'Recipe saved to your collection', off: 'Recipe removed from saved items' },
  liked: { on: 'Added to favorites', off: 'Removed from favorites' },
  rated: (stars: number) => `You rated this recipe ${stars} stars!`,
  unrated: 'Your rating was taken back',
} as const
