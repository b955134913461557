import type { Block } from '#platform/mail/email.tsx'
import type { ProductId } from './product.ts'

/** Packs that were made together and bear the same print. The same print may stand on two products. */
export interface LotName {
  productId: ProductId
  lot: string
}

/** What is known of a lot, for everybody. */
export interface LotFacts extends LotName {
  /** '2028-04-30', or null where nobody noted it. */
  bestBefore: string | null
  hasCertificate: boolean
  recall: { subject: string; blocks: readonly Block[]; on: Date } | null
}

export const LARGEST_CERTIFICATE_BYTES = 5 * 1024 * 1024

const PDF_BEGINS = '%PDF-'
/** What is smaller has no page, and the database keeps none. */
const SMALLEST_PDF_BYTES = 100
const PDF_ENDS = '%%EOF'
/** What may stand behind the end, by the habit of programs. */
const TAIL_BYTES = 1024

/** Why a file is no certificate; null when it may be one. */
export function certificateProblem(bytes: Uint8Array): string | null {
  if (bytes.length > LARGEST_CERTIFICATE_BYTES) return 'It is larger than 5 MB.'
  const text = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, PDF_BEGINS.length) !== PDF_BEGINS || bytes.length < SMALLEST_PDF_BYTES) return 'It is not a PDF.'
  if (!text(Math.max(0, bytes.length - TAIL_BYTES)).includes(PDF_ENDS)) return 'It is a PDF that was cut off.'
  return null
}

/** Where everybody reads about a lot. A print may hold a stroke. */
export const lotPath = ({ productId, lot }: LotName): string =>
  `/shop/supplements/${productId}/lots/${encodeURIComponent(lot)}`
