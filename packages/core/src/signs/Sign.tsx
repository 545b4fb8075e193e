import { Icon, type IconName } from '@marquee/ui'
import { drawings } from './drawings.ts'
import * as css from './Sign.css.ts'

interface SignProps {
  /** The symbol that it stands for, and is where it has no drawing. */
  name: IconName
  className: string
}

/** What something is about, drawn in the theme's own colours; decoration. */
export function Sign({ name, className }: SignProps) {
  const drawing = drawings[name]
  if (!drawing) return <Icon name={name} className={className} />
  return (
    <span className={className}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={css.drawing} data-sign={name}>
        {drawing.map(([tone, d]) => (
          <path key={d} className={css.tones[tone]} d={d} />
        ))}
      </svg>
    </span>
  )
}
