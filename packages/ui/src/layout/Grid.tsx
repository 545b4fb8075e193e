import { assignInlineVars } from '@vanilla-extract/dynamic'
import { createElement } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Grid.css.ts'
import type { LayoutProps } from './Stack.tsx'
import { gap as gaps } from './Stack.css.ts'

export interface GridProps extends LayoutProps {
  /** The narrowest a column may be, as a CSS length; as many columns as fit. */
  min?: string
}

/** Equal columns, as many as fit. */
export function Grid({ as = 'div', gap = 4, min, className, style, ...rest }: GridProps) {
  return createElement(as, {
    ...rest,
    className: classNames(css.grid, gaps[gap], className),
    style: { ...(min ? assignInlineVars({ [css.smallest]: min }) : {}), ...style },
  })
}
