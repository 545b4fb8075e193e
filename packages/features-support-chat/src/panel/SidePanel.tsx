import { Heading, IconButton, Text } from '@marquee/ui'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import * as css from './SidePanel.css.ts'

interface SidePanelProps {
  title: string
  description?: string | undefined
  closeLabel: string
  close: () => void
  /** Gets the focus when it opens. */
  first: RefObject<HTMLElement | null>
  /** Below the scrolling part. */
  actions?: ReactNode
  children: ReactNode
}

/** The messenger beside the page, which stays in use: it takes the focus and gives it back, and traps none. */
export function SidePanel({
  title,
  description,
  closeLabel,
  close,
  first,
  actions,
  children,
}: SidePanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)

  // Before it leaves the page: the focus would be nowhere by then.
  useLayoutEffect(() => {
    const before = document.activeElement
    const shown = panel.current
    ;(first.current ?? shown)?.focus()
    return () => {
      // Whoever has gone on to something else keeps it.
      const isInside = shown?.contains(document.activeElement) ?? false
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [first])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={css.panel}
      data-lower-edge
      data-testid="support-panel"
      onKeyDown={press}
    >
      <header className={css.head}>
        <div>
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
          {description && (
            <Text size="sm" tone="secondary">
              {description}
            </Text>
          )}
        </div>
        <IconButton
          icon="close"
          label={closeLabel}
          round
          variant="quiet"
          size="sm"
          onClick={close}
        />
      </header>
      <div className={css.body} tabIndex={0} role="region" aria-labelledby={titleId}>
        {children}
      </div>
      {actions && <footer className={css.foot}>{actions}</footer>}
    </section>
  )
}
