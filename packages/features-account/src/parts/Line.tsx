import { Icon, type IconName, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './list.css.ts'

interface LineProps {
  icon: IconName
  /** Shown with a tick in place of the icon. */
  done?: boolean
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}

/** One thing of a list: what it is, a word about it, and what can be done. */
export function Line({ icon, done = false, title, text, children }: LineProps) {
  return (
    <li className={css.line}>
      <span className={css.medal} data-done={done || undefined}>
        <Icon name={done ? 'check' : icon} />
      </span>
      <span className={css.words}>
        <Text as="span" strong>
          {title}
        </Text>
        {text && (
          <Text as="span" size="sm" tone="secondary">
            {text}
          </Text>
        )}
      </span>
      <span className={css.acts}>{children}</span>
    </li>
  )
}
