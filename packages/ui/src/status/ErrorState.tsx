import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { Icon } from '../media/Icon.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import * as css from './State.css.ts'

export interface ErrorStateProps {
  /** Address of the brand's drawing, 240 by 180. */
  art?: string
  /** What happened. */
  title: string
  /** What it means and what still works. */
  text?: ReactNode
  level?: 2 | 3 | 4
  retryLabel?: string
  onRetry?: () => void
  /** A retry is under way. */
  busy?: boolean
  /** Other ways out, after the retry. */
  children?: ReactNode
}

/** Something went wrong: what, and the way to try again. Announced when it appears. */
export function ErrorState({
  art,
  title,
  text,
  level = 2,
  retryLabel,
  onRetry,
  busy,
  children,
}: ErrorStateProps) {
  return (
    <div role="alert" className={css.state}>
      {art && <img src={art} alt="" width={240} height={180} className={css.art} />}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {text && <Text tone="secondary">{text}</Text>}
      <div className={css.actions}>
        {onRetry && retryLabel && (
          <Button busy={busy} onClick={onRetry} start={<Icon name="refresh" size="text" />}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
