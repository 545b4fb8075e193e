import { type PropsWithChildren, useEffect, useRef, useState } from 'react'
import * as css from './WholeFrame.css.ts'

/**
 * In a frame the page is what it asks and nothing else: logo, cookie banner and chat belong to the page
 * around it. The top layer covers them and keeps them out of reach. Outside of a frame it is a page.
 */
export function WholeFrame({ children }: PropsWithChildren) {
  const [isFramed, setFramed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => setFramed(window.parent !== window), [])
  useEffect(() => {
    if (isFramed && !dialog.current?.open) dialog.current?.showModal()
  }, [isFramed])
  if (!isFramed) return children
  return (
    <dialog ref={dialog} className={css.whole} onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  )
}
