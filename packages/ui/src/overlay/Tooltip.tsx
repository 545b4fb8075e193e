import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useId, type ReactElement, type ReactNode } from 'react'
import * as css from './Tooltip.css.ts'

export interface TooltipProps {
  content: ReactNode
  /** What it explains: something that takes the focus. */
  children: ReactElement
  side?: 'top' | 'bottom'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A word more, on hover and focus. Never the only place of something a player needs. */
export function Tooltip({ content, children, side = 'top', open, onOpenChange }: TooltipProps) {
  const id = useId()
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={children} delay={400} aria-describedby={id} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className={css.positioner}>
          <Base.Popup id={id} role="tooltip" className={css.popup}>
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
