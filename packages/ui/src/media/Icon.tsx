import { classNames } from '../classNames.ts'
import * as css from './Icon.css.ts'
import { iconNames, type IconName } from './iconNames.ts'
import sprite from './sprite.svg?no-inline'

const known: ReadonlySet<string> = new Set(iconNames)

export interface IconProps {
  name: IconName
  /** 16, 24, 32 or 48 px; `text` grows with the words beside it. */
  size?: keyof typeof css.icon
  /** Spoken name; without it the icon is decoration and stays silent. */
  label?: string
  className?: string
}

/**
 * A stroke icon of the shared sprite, drawn with the theme's line. The sprite is one cached file
 * beside the scripts, so icons cost the first load nothing but their names. A name that is missing
 * (it may come from a campaign) is logged to the console and leaves the place empty (ERR-11).
 */
export function Icon({ name, size = 'md', label, className }: IconProps) {
  if (!known.has(name)) {
    console.error(
      `Icon '${name}' is not in the sprite, so nothing is drawn. Use one of iconNames or add a symbol to sprite.svg.`,
    )
    return null
  }
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(css.icon[size], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
