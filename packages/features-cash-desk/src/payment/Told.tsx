import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './Told.css.ts'

interface Props {
  /** Whether it comes into view with the focus when it appears. */
  focused?: boolean
  children: ReactNode
}

/** What just happened to a purchase: where the player looks, and read out. */
export function Told({ focused = true, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focused) return
    element.current?.scrollIntoView({ block: 'start' })
    element.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div ref={element} tabIndex={-1} className={css.told} data-testid="cash-told">
      {children}
    </div>
  )
}
