import type { ReactNode } from 'react'
import * as css from './Seeds.css.ts'

export interface SeedLine {
  label: string
  value: ReactNode
  /** Seeds and hashes stand in letters of one width, and are marked whole by one press. */
  isCode?: boolean
  note?: string
}

/** What belongs to a pair of seeds, line by line. */
export function Seeds({ lines }: { lines: SeedLine[] }) {
  return (
    <dl className={css.list}>
      {lines.map(({ label, value, isCode = true, note }) => (
        <div key={label} className={css.item}>
          <dt className={css.label}>{label}</dt>
          <dd className={isCode ? css.code : css.note}>{value}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
