import { createElement, type HTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import type { Space } from '../style.ts'
import * as css from './Stack.css.ts'

type Element =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'header'
  | 'footer'
  | 'form'
  | 'span'

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: Element
  /** A step of the 4 px grid. */
  gap?: Space
  children?: ReactNode
}

export interface StackProps extends LayoutProps {
  align?: keyof typeof css.align
}

/** Things below each other. */
export function Stack({ as = 'div', gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return createElement(as, {
    ...rest,
    className: classNames(css.stack, css.gap[gap], css.align[align], className),
  })
}

export interface InlineProps extends LayoutProps {
  align?: keyof typeof css.align
  justify?: keyof typeof css.justify
  /** Whether what does not fit goes to the next line; it does unless told otherwise. */
  wrap?: boolean
}

/** Things beside each other. */
export function Inline({
  as = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return createElement(as, {
    ...rest,
    className: classNames(
      css.inline,
      css.gap[gap],
      css.align[align],
      css.justify[justify],
      !wrap && css.noWrap,
      className,
    ),
  })
}
