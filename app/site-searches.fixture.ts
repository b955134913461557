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

/** Two more sets, judged before they were asked; the second was asked once, after what the first showed was mended. */
export const BLIND_QUESTIONS: readonly SiteQuestion[] = [
  { q: 'iron', wanted: /nutrients\/iron/ },
  { q: 'vitamin c foods', wanted: /nutrients\/vitamin-c/ },
  { q: 'sources of omega 3', wanted: /fish-twice-a-week|fat-which/ },
  { q: 'best foods for zinc', wanted: /nutrients\/zinc/ },
  { q: 'how much sugar a day', wanted: /free-sugars/ },
  { q: 'when will my parcel arrive', wanted: /delivery-and-returns/ },
  { q: 'change password', wanted: /settings/ },
  { q: 'vitamin d3 tablets', wanted: /supplements\/vitamin-d3-k2/ },
  { q: 'meal plan for a vegan week', wanted: /vegan-week|meal-planner/ },
  { q: 'how long does cooked chicken keep', wanted: /leftovers-kept-safely/ },
  { q: 'what are free sugars', wanted: /free-sugars|glossary#free-sugars/ },
  { q: 'cookies on this site', wanted: /^\/cookies/ },
]

export const SECOND_BLIND_QUESTIONS: readonly SiteQuestion[] = [
  { q: 'calcium', wanted: /nutrients\/calcium/ },
  { q: 'foods with folic acid', wanted: /nutrients\/folate/ },
  { q: 'potasium', wanted: /nutrients\/potassium/ },
  { q: 'refund', wanted: /delivery-and-returns/ },
  { q: 'traffic light labels', wanted: /four-lamps/ },
  { q: 'contact number', wanted: /^\/contact/ },
  { q: 'biotin for hair', wanted: /supplements\/biotin|nutrients\/biotin/ },
  { q: 'is coffee dehydrating', wanted: /water-coffee/ },
  { q: 'my orders', wanted: /orders/ },
  { q: 'saturated fat how much', wanted: /nutrients\/saturates|fat-which/ },
]
