import type { ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'
import { Heading } from '../text/Heading.tsx'
import * as css from './ActionCard.css.ts'

export interface ActionCardProps {
  /** Of the heading, which names the section; unique on the page. */
  id: string
  title: string
  /** Decoration beside the words. */
  art: ReactNode
  /** `own` for what brings its own width; a drawing fills the place it is given. */
  artWidth?: 'drawing' | 'own'
  /** Something waits to be taken or played now. */
  highlight?: boolean
  /** The theme's strip along the upper edge. */
  trim?: boolean
  /** Buttons; one alone is as wide as the card on a phone. */
  actions: ReactNode
  /** Where things stand, in a line or two. */
  children?: ReactNode
  'data-testid'?: string
}

/** One thing that can be done, as a card of a shelf or a line across a page: its drawing, where it stands and the way to it. */
export function ActionCard({
  id,
  title,
  art,
  artWidth = 'drawing',
  highlight = false,
  trim = false,
  actions,
  children,
  'data-testid': testId,
}: ActionCardProps) {
  return (
    <section aria-labelledby={id} data-testid={testId} className={css.section}>
      <Card tone={highlight ? 'highlight' : 'raised'} trim={trim} className={css.card}>
        <div className={css.art[artWidth]} aria-hidden="true">
          {art}
        </div>
        <div className={css.words}>
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {children}
        </div>
        <div className={css.actions}>{actions}</div>
      </Card>
    </section>
  )
}
