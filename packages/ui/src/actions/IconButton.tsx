import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/iconNames.ts'
import { renderAs } from '../renderAs.ts'
import * as css from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  /** What it does, spoken; say the count here too when there is one. */
  label: string
  variant?: 'plain' | 'quiet' | 'strong'
  size?: 'sm' | 'md' | 'lg'
  /** A circle whatever the theme's shape. */
  round?: boolean
  /** A small figure at the corner, such as unread messages; hidden from speech. */
  count?: ReactNode
  render?: ReactElement
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon; 44 px on phones. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  round = false,
  count,
  render,
  className,
  ...rest
}: IconButtonProps) {
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' as const }),
    ...rest,
    'aria-label': label,
    className: classNames(
      css.iconButton,
      css.variant[variant],
      css.size[size],
      round && css.round,
      className,
    ),
    children: (
      <>
        <Icon name={icon} />
        {count !== undefined && (
          <span aria-hidden="true" className={css.count}>
            {count}
          </span>
        )}
      </>
    ),
  })
}
