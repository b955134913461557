import { Badge } from '#kit/badge.tsx'
import { Icon } from '#kit/icon.tsx'
import { ADVICE_MARK, asMark, type SaidOfDish } from '../said-words.ts'

interface DishMarksProps {
  said: SaidOfDish
  /** Within a line of words. */
  inline?: boolean
}

/** Why a dish is not for whoever it is shown to, and that they are advised of it, in a word or two each. */
export function DishMarks({ said: { notFor, advised }, inline = false }: DishMarksProps) {
  if (notFor === null && advised.length === 0) return null
  const Box = inline ? 'span' : 'p'
  return (
    <Box className="plan-not-for print:hidden">
      {notFor === null ? null : <Badge tone="caution">{asMark(notFor)}</Badge>}{' '}
      {advised.length === 0 ? null : <Badge tone="caution">{ADVICE_MARK}</Badge>}
    </Box>
  )
}

/** What somebody is advised of a dish, a sentence each. */
export const AdviceOfDish = ({ advised }: Pick<SaidOfDish, 'advised'>) =>
  advised.map(words => (
    <p key={words} className="mt-2 flex gap-2 text-small text-ink-2 print:hidden">
      <Icon name="info" size={18} className="mt-0.5" />
      <span>{words}</span>
    </p>
  ))

/** All that is said of a dish, where there is room for it. */
export function SaidInFull({ said, className }: Pick<DishMarksProps, 'said'> & { className?: string }) {
  if (said.notFor === null && said.advised.length === 0) return null
  return (
    <div className={className}>
      <DishMarks said={{ ...said, advised: [] }} />
      <AdviceOfDish advised={said.advised} />
    </div>
  )
}
