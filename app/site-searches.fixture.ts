/** What people ask of the whole site, and the addresses that answer it, the best first. */
export interface SiteQuestion {
  readonly q: string
  readonly wanted: RegExp
}

/** Written, with the page that answers each, before anybody had seen what they bring; this half was learned from. */
export const LEARNED_QUESTIONS: readonly SiteQuestion[] = [
  { q: 'how much fibre', wanted: /how-much-fibre|nutrients\/fibre/ },
  { q: 'what is magnesium good for', wanted: /magnesium/ },
  { q: 'vitamin d in winter', wanted: /vitamin-d/ },
  { q: 'is salt bad for you', wanted: /nutrients\/salt|salt-where/ },
  { q: 'foods high in iron', wanted: /nutrients\/iron/ },
  { q: 'delivery cost', wanted: /delivery-and-returns/ },
  { q: 'can i freeze rice leftovers', wanted: /leftovers-kept-safely/ },
  { q: 'creatin powder', wanted: /supplements\/creatine/ },
  { q: 'how do i cancel my order', wanted: /delivery-and-returns|dashboard\/orders|contact/ },
  { q: 'shopping list', wanted: /shopping-list|one-list-by-aisle/ },
]

/** Put away until all was learned. */
export const PUT_AWAY_QUESTIONS: readonly SiteQuestion[] = [
  { q: 'how much water should i drink', wanted: /water-coffee/ },
  { q: 'how much protein do i need', wanted: /protein/ },
  { q: 'b12 for vegans', wanted: /vitamin-b12|vegan-week/ },
  { q: 'what is a portion of fruit', wanted: /what-a-portion-is/ },
  { q: 'calcium without milk', wanted: /calcium/ },
  { q: 'returns policy', wanted: /delivery-and-returns/ },
  { q: 'colagen', wanted: /supplements\/collagen/ },
  { q: 'delete my account', wanted: /settings|privacy/ },
  { q: 'allergies', wanted: /allerg|profile/ },
  { q: 'reading food labels', wanted: /four-lamps|supplement-label/ },
]
