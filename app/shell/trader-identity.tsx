import type { TraderLines } from './root-data.ts'

/** Who is behind the shop, on every page: the E-Commerce Regulations 2002, reg 6, and the Companies Act ask for it. */
export function TraderIdentity({ trader }: { trader: TraderLines }) {
  return (
    <p>
      {trader.name}, registered in England and Wales, company number {trader.companyNumber}, VAT number{' '}
      {trader.vatNumber}. {trader.address.join(', ')}.{' '}
      <a href={`mailto:${trader.email}`} className="underline underline-offset-2 hover:text-ink">
        {trader.email}
      </a>
    </p>
  )
}
