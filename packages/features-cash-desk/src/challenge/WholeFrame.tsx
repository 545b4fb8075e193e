import { type PropsWithChildren, useEffect, useRef, useState } from 'react'
import * as css from './WholeFrame.css.ts'

/**
 * In a frame the page is what it asks and nothing else: logo, cookie banner and chat belong to the page
 * around it. The top layer covers them and keeps them out of reach. Outside of a frame it is a page.
 * @param onLeave called where Escape, or the gesture for it, would close the frame.
 */
export function WholeFrame({ onLeave, children }: PropsWithChildren<{ onLeave: () => void }>) {
  const [isFramed, setFramed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => setFramed(window.parent !== window), [])
  useEffect(() => {
    if (isFramed && !dialog.current?.open) dialog.current?.showModal()
  }, [isFramed])
  if (!isFramed) return children
  return (
    <dialog
      ref={dialog}
      className={css.whole}
      // The key itself: a browser may close what is canceled twice without asking again.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onLeave()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
      onClose={() => {
        dialog.current?.showModal()
        onLeave()
      }}
    >
      {children}
    </dialog>
  )
}
