import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/iconNames.ts'
import * as css from './Notice.css.ts'

export interface NoticeProps {
  tone?: keyof typeof css.tone
  /** Instead of the tone's own drawing. */
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Comes while the page is open, so it is announced: politely, or at once when critical. */
  announced?: boolean
  className?: string
}

const icons = { info: 'info', positive: 'check', caution: 'warning', critical: 'error' } as const

/** A message that stays where it concerns: offline, under review, limits reached. */
export function Notice({
  tone = 'info',
  icon = icons[tone],
  title,
  children,
  action,
  announced = false,
  className,
}: NoticeProps) {
  const role = tone === 'critical' ? 'alert' : 'status'
  return (
    <div
      role={announced ? role : undefined}
      className={classNames(css.notice, css.tone[tone], className)}
    >
      <Icon name={icon} />
      <div className={css.words}>
        {title && <div className={css.title}>{title}</div>}
        {children}
      </div>
      {action}
    </div>
  )
}
