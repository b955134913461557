import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { ShelfItem } from '../product.ts'

/** What speaks against a supplement, shown to whom it concerns. */
export const ProductMarks = ({ item: { marks } }: { item: Pick<ShelfItem, 'marks'> }) => <EatingMarks marks={marks} />
