import { Card } from '#kit/card.tsx'
import { Facts } from '#kit/facts.tsx'
import { ICON_NAMES, Icon } from '#kit/icon.tsx'
import { Pagination } from '#kit/pagination.tsx'
import { NavigationProgress, Progress } from '#kit/progress.tsx'
import { Skeleton, SkeletonGroup } from '#kit/skeleton.tsx'
import { Waiting } from '#kit/spinner.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { Sample } from './sample.tsx'

export function Tables() {
  return (
    <Sample name="Table and facts">
      <Table caption="Per daily portion, 2 capsules. Average values by analysis.">
        <thead>
          <tr>
            <HeadCell>Nutrient</HeadCell>
            <HeadCell figure>Amount</HeadCell>
            <HeadCell figure>% NRV*</HeadCell>
          </tr>
        </thead>
        <tbody>
          <Row strong>
            <RowHead>Magnesium</RowHead>
            <Cell figure>200 mg</Cell>
            <Cell figure>53 %</Cell>
          </Row>
          <Row part>
            <RowHead>as magnesium bisglycinate</RowHead>
            <Cell figure>100 mg</Cell>
            <Cell figure />
          </Row>
          <Row>
            <RowHead>Vitamin D</RowHead>
            <Cell figure>10 µg</Cell>
            <Cell figure>200 %</Cell>
          </Row>
        </tbody>
      </Table>
      <Facts
        facts={[
          { term: 'Net quantity', detail: '90 capsules, 72 g' },
          { term: 'How to take', detail: '2 capsules a day. Do not exceed the recommended daily dose.' },
        ]}
      />
    </Sample>
  )
}

export function Waits({ place }: { place: string }) {
  return (
    <Sample name="Progress, waiting, skeleton, pages">
      <Card>
        <Progress label="Fibre" value={24.6} max={30} figure="24.6 / 30 g" />
        <Progress label="Iron" value={9} max={14.8} figure="9 / 14.8 mg" />
      </Card>
      <div className="sheet-frame">
        <NavigationProgress busy label="Sample of the page bar" />
      </div>
      <Waiting>Verifying your payment...</Waiting>
      <SkeletonGroup label="The supplements are coming" className="sheet-product">
        <Skeleton shape="picture" className="sheet-4-5" />
        <Skeleton className="sheet-title-bar" />
        <Skeleton />
        <Skeleton shape="circle" className="sheet-dot" />
      </SkeletonGroup>
      <Pagination label={`Middle of the ${place} pages`} page={2} pageCount={9} to={page => `/kit?page=${page}`} />
      <Pagination label={`Start of the ${place} pages`} page={1} pageCount={2} to={page => `/kit?page=${page}`} />
    </Sample>
  )
}

export function Icons() {
  return (
    <Sample name="Icons">
      <div className="sheet-icons">
        {ICON_NAMES.map(name => (
          <span key={name} className="sheet-quiet">
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </div>
    </Sample>
  )
}
