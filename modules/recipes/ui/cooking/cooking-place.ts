/** Cook mode is a place of its own over any page: the way back leaves it, and a reload comes back to it. */
export const COOKING = { hash: '#cook' } as const
