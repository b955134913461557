/** What the sample member wrote on their list, beside what their week asks for. */
export const SAMPLE_LINES = [
  { text: '1 roll kitchen foil', thing: 'Kitchen foil', unit: 'roll' },
  { text: 'Birthday candles', thing: 'Birthday candles', unit: null },
] as const
