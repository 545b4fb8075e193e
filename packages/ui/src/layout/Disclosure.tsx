import type { ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import * as css from './Disclosure.css.ts'

export interface DisclosureProps {
  summary: ReactNode
  /** Those with one name close each other. */
  name?: string
  open?: boolean
  children: ReactNode
}

/** A line that opens what belongs to it: rules, odds, answers. Native, so it works before scripts. */
export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className={css.disclosure}>
      <summary className={css.summary}>
        {summary}
        <Icon name="chevron-down" className={css.arrow} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
