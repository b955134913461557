/** Who writes an e-mail that is about no order. */
export interface EmailSender {
  name: string
  address: readonly string[]
  email: string
  companyNumber: string
}

/** For e-mails with made-up facts. */
export const SAMPLE_SENDER: EmailSender = {
  name: 'Thymewell Sample Trading Ltd',
  address: ['1 Sample Street', 'Exeter'],
  email: 'hello@thymewell.example',
  companyNumber: '00000000',
}

/** What a company says of itself in every e-mail (Companies (Trading Disclosures) Regulations 2008, regulation 7). */
export const senderLines = ({ name, address, email, companyNumber }: EmailSender): string[] => [
  `${name}, registered in England and Wales, company number ${companyNumber}`,
  address.join(', '),
  email,
]
