import { href, Link } from 'react-router'
import { useRootData } from '#app/shell/root-data.ts'
import { Facts } from '#kit/facts.tsx'
import { deliveryChoices, FREE_DELIVERY_FROM_PENCE } from '#modules/cart/delivery.ts'
import { formatPence, formatPenceBriefly } from '#modules/cart/money.ts'
import { payingText } from '#modules/cart/paying.ts'
import { RETURN_DAYS } from './delivery-terms.ts'

/** Prices, times and the way back, before anything is bought. */
export function DeliverySummary() {
  const [standard, express] = deliveryChoices(0)
  const { payments, wallets = [] } = useRootData()
  return (
    <section className="grid gap-x-[clamp(28px,6vw,88px)] gap-y-6 @min-[44rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[51rem]:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h2>Delivery and returns</h2>
        <p className="mt-2 max-w-measure text-ink-2">
          We deliver throughout the United Kingdom.{' '}
          <Link to={href('/delivery-and-returns')} className="link">
            Delivery and returns in full
          </Link>
        </p>
      </div>
      <Facts
        className="border-t border-line"
        facts={[
          {
            term: 'Standard',
            detail: `${formatPence(standard.pricePence)}, free from ${formatPenceBriefly(FREE_DELIVERY_FROM_PENCE)}. Arrives ${workingDays(standard)} after it leaves us.`,
          },
          {
            term: 'Express',
            detail: `${formatPence(express.pricePence)}. Arrives ${workingDays(express)} after it leaves us.`,
          },
          { term: 'Paying', detail: payingText({ isTest: payments === 'sandbox', wallets }) },
          {
            term: 'Change of mind',
            detail: `You may cancel within ${RETURN_DAYS} days of receiving it, as long as the seal is unbroken. We refund the price and standard delivery; you pay the return postage.`,
          },
          {
            term: 'Something wrong',
            detail: 'If it is faulty or not as described, you may send it back, opened or not, and we pay the postage.',
          },
        ]}
      />
    </section>
  )
}

function workingDays({ minWorkingDays, maxWorkingDays }: { minWorkingDays: number; maxWorkingDays: number }): string {
  if (minWorkingDays !== maxWorkingDays) return `${minWorkingDays} to ${maxWorkingDays} working days`
  return minWorkingDays === 1 ? 'one working day' : `${minWorkingDays} working days`
}
