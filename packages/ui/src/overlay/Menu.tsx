import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import * as css from './Menu.css.ts'

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement
  /** Controlled only where something else opens it too. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** `MenuItem`s, `MenuGroup`s, `MenuSeparator`s. */
  children: ReactNode
}

/** Actions and links behind a button. */
export function Menu({
  trigger,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  children,
}: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} className={css.positioner}>
          <Base.Popup className={css.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
