import { assignInlineVars } from '@vanilla-extract/dynamic'
import { classNames } from '../classNames.ts'
import * as css from './Progress.css.ts'

export interface ProgressProps {
  /** What is on its way, spoken. */
  label: string
  /** Between 0 and `max`; clamped. Left out when nobody knows. */
  value?: number
  max?: number
  /** The value in words ('3 of 7 days') where a percentage says too little. */
  valueText?: string
  tone?: keyof typeof css.tone
  size?: keyof typeof css.size
  className?: string
}

/** How far something has come. */
export function Progress({
  label,
  value,
  max = 1,
  valueText,
  tone = 'accent',
  size = 'md',
  className,
}: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      aria-valuetext={valueText}
      className={classNames(css.track, css.size[size], className)}
    >
      <div
        className={classNames(css.bar, css.tone[tone], share === undefined && css.unknown)}
        style={
          share === undefined ? undefined : assignInlineVars({ [css.share]: `${share * 100}%` })
        }
      />
    </div>
  )
}
