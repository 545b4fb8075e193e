import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Badge.css.ts'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: 'accent' | 'second' | 'positive' | 'caution' | 'critical' | 'neutral' | 'coins' | 'entries'
  children: ReactNode
}

/** One or two words about the thing it stands on: new, jackpot, ready. */
export function Badge({ tone = 'second', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(css.badge, css.tone[tone], className)} />
}
