import type { ReactNode } from 'react'
import type { Drawing } from '../drawing-kinds.ts'
import { Bars, Sum, Table } from './amount-figures.tsx'
import { EnergyFigure } from './energy-figure.tsx'
import { Lamps, Months, Portions, Steps, Week } from './kitchen-figures.tsx'
import { SwapsFigure } from './live-figures.tsx'

/** A figure of a text with its title. Everything in it can be read: what is drawn is said beside it. */
export function Figure({ drawing }: { drawing: Drawing }) {
  return (
    <figure className={`learn-figure learn-figure-${drawing.kind}`} data-figure={drawing.kind}>
      <figcaption>{drawing.title}</figcaption>
      <DrawnFigure drawing={drawing} />
    </figure>
  )
}

/** The figure alone: on the card of an article its title stands beside it. */
export function DrawnFigure({ drawing }: { drawing: Drawing }): ReactNode {
  switch (drawing.kind) {
    case 'bars':
      return <Bars {...drawing} />
    case 'sum':
      return <Sum {...drawing} />
    case 'swaps':
      return <SwapsFigure {...drawing} />
    case 'table':
      return <Table {...drawing} />
    case 'energy':
      return <EnergyFigure {...drawing} />
    case 'months':
      return <Months {...drawing} />
    case 'lamps':
      return <Lamps {...drawing} />
    case 'portions':
      return <Portions {...drawing} />
    case 'week':
      return <Week {...drawing} />
    case 'steps':
      return <Steps {...drawing} />
  }
}
