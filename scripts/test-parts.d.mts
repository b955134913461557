export const CORE: readonly string[]
export const ALL: readonly string[]
