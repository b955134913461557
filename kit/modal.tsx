import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { noteFocus } from './give-focus-back.ts'
import { IconButton } from './icon-button.tsx'
import { DialogToasts } from './toast.tsx'
import './styles/modal.css'

export interface ModalProps {
  open: boolean
  /** The person wants it closed: button, Esc, or a press beside it. The owner sets `open` to false. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot. */
  foot?: ReactNode
  closeLabel?: string
  /** It opened by itself, so what it is comes first: the focus is on the title, not on the button that closes it. */
  focusTitle?: boolean
  className?: string
}

/**
 * What dialog and drawer share. The browser keeps the focus inside, hides the page from screen readers and gives the
 * focus back at the end; base.css keeps the page behind from scrolling.
 */
export function Modal({
  open,
  onClose,
  title,
  children,
  foot,
  closeLabel = 'Close',
  focusTitle = false,
  className,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()

  // As soon as it is drawn, and before it is taken away: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    // The scroll bar goes away behind a dialog, and the page must not move for it.
    const { style, clientWidth } = document.documentElement
    if (!document.querySelector('dialog:modal'))
      style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
    const giveBack = noteFocus()
    element.showModal()
    if (focusTitle) heading.current?.focus()
    return () => {
      element.close()
      giveBack()
    }
  }, [open, focusTitle])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, and the browser reports it as `cancel`
    <dialog
      ref={dialog}
      className={classes('modal', className)}
      aria-labelledby={titleId}
      onCancel={event => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && !dialog.current?.open && onClose()}
      // A press that starts on the text and ends beside the panel is a selection, not a request to close.
      onPointerDown={event => {
        pressedBeside.current = event.target === dialog.current
      }}
      onClick={event => pressedBeside.current && event.target === dialog.current && onClose()}
    >
      <div className="modal-panel">
        <div className="modal-head">
          <h2 ref={heading} className="text-h3 outline-none" id={titleId} tabIndex={focusTitle ? -1 : undefined}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className="modal-body">{children}</div>
        {foot ? <div className="modal-foot">{foot}</div> : null}
      </div>
      {open ? <DialogToasts /> : null}
    </dialog>
  )
}
