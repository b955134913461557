import { useId } from 'react'
import { Initials } from '#kit/initials.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import { packsText, type ReturnAnswers } from '../return-asking.ts'
import type { SendBackView } from '../return-view.ts'
import { DaySaid } from './day-said.tsx'

interface ReturnLinesProps {
  sendBack: SendBackView
  shelf: readonly ShelfItem[]
  answers: ReturnAnswers | null
}

/** Which packs, how many of each, and whether they were opened. The style sheet shows more of what is ticked. */
export function ReturnLines({ sendBack, shelf, answers }: ReturnLinesProps) {
  return (
    <>
      <p className="mt-2 text-ink-2">
        <DaySaid words={sendBack.until} />
      </p>
      <ul className="return-lines">
        {sendBack.lines.map(line => (
          <Line
            key={line.productId}
            line={line}
            item={shelf.find(({ id }) => id === line.productId)}
            answer={answers?.lines.find(({ productId }) => productId === line.productId)}
            isOnly={sendBack.lines.length === 1}
          />
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-3">
        An opened pack can come back only when something is wrong with it. You choose that next.
      </p>
    </>
  )
}

interface LineProps {
  line: SendBackView['lines'][number]
  item: ShelfItem | undefined
  answer: ReturnAnswers['lines'][number] | undefined
  isOnly: boolean
}

function Line({ line: { productId, name, packs, each }, item, answer, isOnly }: LineProps) {
  const sealId = useId()
  return (
    <li>
      <label className="return-line">
        <input type="checkbox" name={`take-${productId}`} defaultChecked={answer !== undefined || isOnly} />
        {item?.picture ? (
          <ProductPicture name={item.picture} initials={name} alt="" sizes="56px" className="return-picture" />
        ) : (
          <Initials name={name} className="return-picture" />
        )}
        <span className="min-w-0">
          <span className="return-name">{name}</span>{' '}
          <span className="block text-small text-ink-3">
            {packs > 1 ? `${packsText(packs)}, ` : ''}
            {each}
            {packs > 1 ? ' each' : ''}
          </span>
        </span>
      </label>
      <div className="return-more">
        {packs > 1 ? (
          <label className="return-count">
            How many of {packs}
            <span className="sr-only"> packs of {name}</span>
            <select className="input" name={`packs-${productId}`} defaultValue={answer?.quantity ?? 1}>
              {Array.from({ length: packs }, (_, before) => before + 1).map(count => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ) : null}
        <fieldset className="return-seal" aria-labelledby={sealId}>
          <p id={sealId} className="font-semibold">
            Is the seal unbroken?<span className="sr-only"> Of {name}</span>
          </p>
          <div>
            <label>
              <input
                type="radio"
                name={`seal-${productId}`}
                value="unbroken"
                defaultChecked={answer?.seal !== 'opened'}
              />
              <span>Yes, unopened</span>
            </label>
            <label>
              <input
                type="radio"
                name={`seal-${productId}`}
                value="opened"
                defaultChecked={answer?.seal === 'opened'}
              />
              <span>No, opened</span>
            </label>
          </div>
        </fieldset>
      </div>
    </li>
  )
}
