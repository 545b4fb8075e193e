import { useEffect } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Icon.css.ts'
import type { IconName } from './iconNames.ts'
import sprite from './sprite.svg?no-inline'

const checked = new Set<string>()

/** Tells of a name that the sprite does not have, once; the list of names comes after the page. */
async function check(name: string): Promise<void> {
  if (checked.has(name)) return
  checked.add(name)
  const { iconNames } = await import('./iconNames.ts')
  if ((iconNames as readonly string[]).includes(name)) return
  console.error(
    `Icon '${name}' is not in the sprite, so nothing is drawn. Use one of iconNames or add a symbol to sprite.svg.`,
  )
}

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
 * beside the scripts, so icons cost the first load nothing. A name that is missing (it may come from a
 * campaign) leaves the place empty and is logged to the console (ERR-11).
 */
export function Icon({ name, size = 'md', label, className }: IconProps) {
  useEffect(() => void check(name), [name])
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
