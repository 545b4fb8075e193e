import { Icon, type IconName } from '@marquee/ui'
import { drawingOf } from './drawings.ts'
import * as css from './Sign.css.ts'

const toneClass: Readonly<Record<string, string>> = css.tones

interface SignProps {
  /** The symbol that it stands for, and is where it has no drawing. */
  name: IconName
  className: string
}

/** What something is about, drawn in the theme's own colours; decoration. */
export function Sign({ name, className }: SignProps) {
  const drawing = drawingOf(name)
  if (!drawing) return <Icon name={name} className={className} />
  return (
    <span className={className}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={css.drawing} data-sign={name}>
        {drawing.map(({ tone, d }) => (
          <path key={d} className={toneClass[tone]} d={d} />
        ))}
      </svg>
    </span>
  )
}
