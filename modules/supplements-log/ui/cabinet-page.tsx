import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import type { KnownItem } from '../cabinet.ts'
import type { CabinetPageView } from '../cabinet-view.ts'
import { BoughtQuestions } from './bought-questions.tsx'
import type { ChangeDialogProps } from './change-dialog.tsx'
import { DayLine } from './day-line.tsx'
import { useAddDialog } from './doses-card.tsx'
import { ItemRow } from './item-row.tsx'
import { LevelList } from './level-list.tsx'
import { NoticeList } from './notice-list.tsx'
import { type CabinetBase, useCabinet } from './use-cabinet.ts'
import './doses.css'
import './cabinet.css'

export interface CabinetPageProps {
  base: CabinetBase
  view: CabinetPageView
  /** 'Your cabinet' and 'All supplements'. */
  tabs: ReactNode
  /** The page to print for a GP or pharmacist. */
  sheetPath: string
  onBuy: (product: string) => void
}

const fetchChange = () => fetchPart(() => import('./change-dialog.tsx'))

/** What somebody takes: today's doses, notices, each thing with its clock, and the upper levels. */
export function CabinetPage({ base, view, tabs, sheetPath, onBuy }: CabinetPageProps) {
  const { show } = useToast()
  const consent = useConsent()
  const cabinet = useCabinet(base, consent.ask)
  const add = useAddDialog(cabinet, view.today)
  const [changing, setChanging] = useState<{ item: KnownItem; left: number | null } | null>(null)
  const [Change, setChange] = useState<ComponentType<ChangeDialogProps> | null>(null)
  const change = useCallback(
    (item: KnownItem, left: number | null) =>
      void fetchChange().then(
        part => {
          setChange(() => part.default)
          setChanging({ item, left })
        },
        () => show({ message: NOT_FETCHED, tone: 'error' }),
      ),
    [show],
  )
  const away = new Set([...view.putAway, ...cabinet.putAway])
  const notices = cabinet.items.length > 0 ? view.ceilings.notices.filter(({ key }) => !away.has(key)) : []
  return (
    <div className="cabinet">
      <h1>Supplements</h1>
      <div className="cabinet-head">
        {tabs}
        <Button icon="plus" onClick={add.open}>
          Add Supplement
        </Button>
      </div>
      {cabinet.isWaiting ? (
        <Notice live>No connection. Your changes are kept here and sent when you’re back online.</Notice>
      ) : null}
      {cabinet.isSample ? null : (
        <BoughtQuestions asked={view.bought} today={view.today} cabinet={cabinet} away={away} />
      )}
      {cabinet.items.length === 0 && cabinet.doses.length === 0 ? (
        <EmptyState
          title="Your cabinet is empty."
          drawing={<Icon name="capsule" size={64} />}
          action={
            <Button variant="secondary" icon="plus" onClick={add.openLabel}>
              From a label
            </Button>
          }
        >
          Add what you take, from us or anywhere else, and we check it against the upper levels.
        </EmptyState>
      ) : (
        <>
          <DayLine cabinet={cabinet} today={view.today} now={view.now} />
          {view.advised.map(words => (
            <Notice key={words} tone="caution" className="mb-4">
              {words}
            </Notice>
          ))}
          <NoticeList notices={notices} cabinet={cabinet} today={view.today} />
          <div className="cabinet-columns">
            <section aria-labelledby="takes">
              <div className="doses-head">
                <h2 id="takes">What you take</h2>
                <p className="text-small text-ink-2">Run-out dates go by the doses you tick</p>
              </div>
              <ul>
                {cabinet.items.map(item => (
                  <ItemRow key={item.id} {...{ item, cabinet, view, onBuy }} onChange={change} />
                ))}
              </ul>
              <div className="flex flex-wrap gap-x-4">
                <Button variant="text" icon="plus" onClick={add.openLabel}>
                  From a label
                </Button>
                <Link to={sheetPath} className="button button-text whitespace-normal text-left">
                  <Icon name="printer" size={18} />
                  One page for a GP or pharmacist
                </Link>
              </div>
            </section>
            <div className="grid content-start gap-4">
              <LevelList levels={view.ceilings.levels} isFoodCounted={view.isFoodCounted} />
              <p className="text-small text-ink-2">
                This page is no check of medicines. Each label’s own notes stand with its pack; a pharmacist can tell
                you more.
              </p>
            </div>
          </div>
        </>
      )}
      {changing && Change ? (
        <Change cabinet={cabinet} today={view.today} {...changing} onClose={() => setChanging(null)} />
      ) : null}
      {add.dialog}
      {consent.dialog}
    </div>
  )
}
