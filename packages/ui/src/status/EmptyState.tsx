import type { ReactNode } from 'react'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import * as css from './State.css.ts'

export interface EmptyStateProps {
  /** Address of the brand's drawing, 240 by 180. */
  art?: string
  /** Why it is empty. */
  title: string
  /** What to do about it. */
  text?: ReactNode
  level?: 1 | 2 | 3 | 4
  /** Buttons or links. */
  children?: ReactNode
}

/** A place with nothing in it yet: why, and what to do. */
export function EmptyState({ art, title, text, level = 2, children }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {art && <img src={art} alt="" width={240} height={180} loading="lazy" className={css.art} />}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {text && <Text tone="secondary">{text}</Text>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
