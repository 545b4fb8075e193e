import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import * as css from './Popover.css.ts'

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement
  title: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Switches, sliders, a short form. */
  children: ReactNode
}

/** A few settings behind a button; the page around it stays in use. */
export function Popover({
  trigger,
  title,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} className={css.positioner}>
          <Base.Popup className={css.popup}>
            <Base.Title className={css.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
