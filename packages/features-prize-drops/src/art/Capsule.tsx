import { classNames } from '@marquee/ui'
import * as css from './Capsule.css.ts'

export type Level = 1 | 2 | 3

export const isLevel = (value: unknown): value is Level => value === 1 || value === 2 || value === 3

const star = 'M60 106l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z'

/** A capsule of bronze, silver or gold that hangs on a parachute; decoration. */
export function Capsule({ level, isStill = false }: { level: Level; isStill?: boolean }) {
  return (
    <svg viewBox="0 0 120 160" className={css.capsule} aria-hidden="true">
      <g className={classNames(!isStill && css.floating)}>
        <path
          d="M12 52C12 20 34 6 60 6s48 14 48 46c-8-8-16-8-24 0-8-8-16-8-24 0-8-8-16-8-24 0-8-8-16-8-24 0z"
          className={css.cloth}
        />
        <path
          d="M36 52C36 24 46 8 60 6c14 2 24 18 24 46-8-8-16-8-24 0-8-8-16-8-24 0z"
          className={css.stripe}
        />
        <path d="M12 52l40 44M36 52l20 42M84 52L64 94M108 52L68 96" className={css.cord} />
        <circle cx="60" cy="122" r="32" className={css.metal[level]} />
        <path d="M28 122a32 32 0 0 0 64 0z" className={css.shade} />
        <path d="M28 120h64v5H28z" className={css.shade} />
        <circle cx="60" cy="122" r="32" className={css.edge} />
        <path d={star} className={css.shine} />
        <path d="M38 110c3-9 9-14 17-16" className={css.edge} strokeLinecap="round" />
      </g>
    </svg>
  )
}
