import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../classNames.ts'
import { renderAs } from '../renderAs.ts'
import * as css from './Card.css.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `highlight` for the one card that matters, `sunken` for a well. */
  tone?: 'raised' | 'surface' | 'sunken' | 'highlight'
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Lifts under the pointer; for cards that are links or buttons through `render`. */
  interactive?: boolean
  /** The theme's strip along the upper edge. */
  trim?: boolean
  render?: ReactElement
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** A panel in the theme's shape, edge and texture. */
export function Card({
  tone = 'raised',
  padding = 'md',
  interactive = false,
  trim = false,
  render,
  className,
  children,
  ...rest
}: CardProps) {
  return renderAs(render, 'div', {
    ...rest,
    className: classNames(
      css.card,
      css.tone[tone],
      css.padding[padding],
      interactive && css.interactive,
      trim && padding !== 'none' && css.underTrim,
      className,
    ),
    children: (
      <>
        {trim && <span aria-hidden="true" className={css.trim} />}
        {children ?? (render?.props as { children?: ReactNode } | undefined)?.children}
      </>
    ),
  })
}
