/** Why a pack is somewhere else than before, and what that does to the figures of its product. */
export const STOCK_MOVES = {
  /** What was there when the ledger began. */
  opening: { stock: 1, reserved: 0, label: 'There at the beginning' },
  received: { stock: 1, reserved: 0, label: 'Received' },
  /** Kept aside for an order that is not paid yet. */
  reserved: { stock: 0, reserved: 1, label: 'Kept aside' },
  freed: { stock: 0, reserved: -1, label: 'Free again' },
  sold: { stock: -1, reserved: -1, label: 'Sold' },
  /** Cancelled before it was packed: it never left. */
  cancelled: { stock: 1, reserved: 0, label: 'Cancelled, back on the shelf' },
  returned: { stock: 1, reserved: 0, label: 'Returned to the shelf' },
  /** Sent once more, because its parcel did not come. */
  replaced: { stock: -1, reserved: 0, label: 'Sent in place of a lost one' },
  'written-off': { stock: -1, reserved: 0, label: 'Written off' },
  /** Missing in the house: nobody knows why. */
  lost: { stock: -1, reserved: 0, label: 'Lost' },
  /** What a count found, in either direction. */
  recounted: { stock: 1, reserved: 0, label: 'Counted anew' },
} as const satisfies Record<string, { stock: number; reserved: number; label: string }>

export type StockReason = keyof typeof STOCK_MOVES
/** All but a count move so many packs one way. */
export type OneWayReason = Exclude<StockReason, 'recounted'>
