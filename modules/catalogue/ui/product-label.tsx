import { Fragment } from 'react'
import { Facts } from '#kit/facts.tsx'
import { Notice } from '#kit/notice.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { ProductPage } from '../label.ts'
import type { IngredientPart } from '../product.ts'

interface ProductLabelProps {
  product: ProductPage
  /** Who answers for it, with the address the law wants: one line each. */
  madeFor: readonly string[]
}

/** What the printed label says, before anything is bought: amounts, particulars, cautions. */
export function ProductLabel({ product, madeFor }: ProductLabelProps) {
  return (
    <>
      {/* The same two edges as the pictures and the words above. */}
      <div className="grid grid-cols-1 gap-x-[clamp(28px,4.6vw,64px)] gap-y-14 @min-[44rem]:grid-cols-[1.12fr_1fr]">
        <Nutrition product={product} />
        <OnTheLabel product={product} madeFor={madeFor} />
      </div>
      <Notice tone="caution" level={2} title="Before you take it" className="mt-12 [&_.notice-body]:max-w-none">
        <ul className="list-disc pl-4 @min-[51rem]:columns-2 @min-[51rem]:gap-x-16">
          {product.cautions.map(caution => (
            <li key={caution} className="mb-1.5 break-inside-avoid">
              {caution}
            </li>
          ))}
        </ul>
      </Notice>
    </>
  )
}

function Nutrition({ product }: { product: ProductPage }) {
  return (
    <section>
      <h2>Nutrition Information</h2>
      <Table caption={`Per daily portion, ${product.portion}. Average values by analysis.`} className="mt-2">
        <thead>
          <Row>
            <HeadCell>Nutrient</HeadCell>
            <HeadCell figure>Amount</HeadCell>
            <HeadCell figure>% NRV*</HeadCell>
          </Row>
        </thead>
        <tbody>
          {product.nutrition.map(row => (
            <Row key={row.name} strong={!row.isForm} part={row.isForm}>
              <RowHead>{row.name}</RowHead>
              <Cell figure>{row.amount}</Cell>
              <Cell figure>{row.nrv}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-small text-ink-3">{product.nrvNote}</p>
    </section>
  )
}

function OnTheLabel({ product, madeFor }: ProductLabelProps) {
  const { label } = product
  return (
    <section>
      <h2>On the label</h2>
      <Facts
        className="mt-3"
        facts={[
          { term: 'What it is', detail: label.whatItIs },
          { term: 'Net quantity', detail: label.netQuantity },
          { term: 'How to take', detail: label.howToTake },
          {
            term: 'Ingredients',
            detail: (
              <>
                <Ingredients parts={label.ingredients} /> {label.allergens}
              </>
            ),
          },
          { term: 'Diet', detail: label.diet },
          { term: 'Storage', detail: label.storage },
          { term: 'Please note', detail: label.warnings },
          { term: 'Made for', detail: <Address lines={madeFor} /> },
        ]}
      />
    </section>
  )
}

/** Allergens stand out by weight, as the law asks, and as an element, for those who do not see weight. */
function Ingredients({ parts }: { parts: readonly IngredientPart[] }) {
  return parts.map((part, index) => {
    const key = `${index}`
    return typeof part === 'string' ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <strong key={key} className="uppercase">
        {part.allergen}
      </strong>
    )
  })
}

/** On one line where it fits; where it does not, no postcode is broken. */
function Address({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      <span className="inline-block">
        {line}
        {index < lines.length - 1 ? ',' : ''}
      </span>{' '}
    </Fragment>
  ))
}
