/** Who writes a letter that is about no order. */
export interface LetterSender {
  name: string
  address: readonly string[]
  email: string
  companyNumber: string
}

/** What a company says of itself in every letter (Companies (Trading Disclosures) Regulations 2008, regulation 7). */
export const senderLines = ({ name, address, email, companyNumber }: LetterSender): string[] => [
  `${name}, registered in England and Wales, company number ${companyNumber}`,
  address.join(', '),
  email,
]
