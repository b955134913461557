import { Button } from '#kit/button.tsx'
import type { ShoppingView } from '../list-view.ts'
import { AislesAsIn } from './aisles-as-in.tsx'
import { AtHome } from './at-home.tsx'
import type { OpenDialog } from './list-dialogs.tsx'
import { OwnStart } from './own-start.tsx'
import { ShoppingPage, type ShoppingPageProps } from './shopping-page.tsx'
import type { Shops } from './use-shops.ts'

/** A list as whoever it is of sees it; who has its link loads none of this. */
export const OwnListPage = (props: Omit<ShoppingPageProps, 'Side' | 'Start' | 'token'>) => (
  <ShoppingPage {...props} Side={Side} Start={Start} />
)

const Start = ({ view }: { view: ShoppingView }) => <OwnStart days={view.days} empty="start with an empty list" />

export interface SideProps {
  readonly view: ShoppingView
  readonly isSample: boolean
  /** How much was bought and is not in the cupboard yet. */
  readonly away: number
  readonly cupboard: string
  readonly shops: Shops
  readonly setOpen: (open: OpenDialog) => void
}

/** Beside the list: the cupboard, and in which shop one is. */
function Side({ view, isSample, away, cupboard, shops, setOpen }: SideProps) {
  return (
    <aside className="shop-side" aria-label="Beside the list">
      {away > 0 && !isSample ? (
        <Button variant="soft" wide onClick={() => setOpen('away')}>
          Move {away} ticked to the cupboard
        </Button>
      ) : null}
      <AtHome atHome={view.atHome} used={view.used} cupboard={cupboard} />
      {isSample ? null : <AislesAsIn shops={shops} onEdit={() => setOpen('shops')} />}
    </aside>
  )
}
