import { classes } from './classes.ts'
import { Modal, type ModalProps } from './modal.tsx'

export interface DrawerProps extends ModalProps {
  side?: 'left' | 'right'
}

/** A panel from the side of the page: the menu and the filters of small screens. */
export function Drawer({ side = 'right', className, ...rest }: DrawerProps) {
  return <Modal {...rest} className={classes('drawer', side === 'left' && 'drawer-left', className)} />
}
