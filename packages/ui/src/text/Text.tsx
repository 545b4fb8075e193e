import { createElement, type HTMLAttributes } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Text.css.ts'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'dt' | 'dd' | 'li'
  size?: keyof typeof css.size
  tone?: keyof typeof css.tone
  strong?: boolean
  centred?: boolean
  /** Figures of equal width, for what changes or stands in columns. */
  figures?: boolean
  /** One line with an ellipsis. */
  truncated?: boolean
}

/** Words in the theme's text face. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'inherit',
  strong,
  centred,
  figures,
  truncated,
  className,
  ...rest
}: TextProps) {
  return createElement(as, {
    ...rest,
    className: classNames(
      css.size[size],
      css.tone[tone],
      strong && css.strong,
      centred && css.centred,
      figures && css.figures,
      truncated && css.truncated,
      className,
    ),
  })
}
