import { Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { buttonLook } from '#kit/button.tsx'
import type { OrderView } from '../order-view.ts'
import { DaySaid } from './day-said.tsx'
import { askAddress, returnAddress } from './order-address.ts'

interface OrderReturnsProps {
  order: Pick<OrderView, 'sendBack' | 'returns'>
  search: string
}

/** Until when something can be sent back, and what is coming back already. */
export function OrderReturns({ order: { sendBack, returns }, search }: OrderReturnsProps) {
  if (sendBack === null && returns.length === 0) return null
  return (
    <div className="order-returns">
      {sendBack === null ? null : (
        <p className="max-w-measure">
          {sendBack === 'over' ? (
            'The time for sending it back has passed. If something is wrong with it, write to us: your rights don’t end there.'
          ) : (
            <>
              <DaySaid words={sendBack.until} />
              {sendBack.onlyWrong ? '' : ' If the seal is unbroken, you need not give a reason.'}
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {sendBack !== null && sendBack !== 'over' ? (
          <Link
            to={askAddress(search, { ask: 'return' })}
            className={buttonLook({ variant: sendBack.isNext ? 'primary' : 'secondary' })}
          >
            Send something back
          </Link>
        ) : null}
        {sendBack === null ? null : (
          <Link to="/contact" className={buttonLook({ variant: 'secondary' })}>
            Report a problem
          </Link>
        )}
      </div>
      {returns.length > 0 ? (
        <ul className="order-returns-list">
          {returns.map(back => (
            <li key={back.number}>
              <Link to={returnAddress(search, back.number)} className="link">
                Return {back.number}
              </Link>{' '}
              <Badge tone={back.tone}>{back.label}</Badge> <span className="text-small text-ink-2">{back.goods}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
