import { classes } from './classes.ts'
import { Modal, type ModalProps } from './modal.tsx'

export type DialogProps = ModalProps

/** A question or a short task in the middle of the page; on a phone it rises from the foot. */
export function Dialog({ className, ...rest }: DialogProps) {
  return <Modal {...rest} className={classes('dialog', className)} />
}
