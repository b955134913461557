/** When the pictures are taken, on every machine and in every year: a Wednesday morning in London. */
export const MOMENT = Date.UTC(2026, 11, 2, 10, 30)
