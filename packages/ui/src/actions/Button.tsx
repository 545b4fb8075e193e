import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../classNames.ts'
import { renderAs } from '../renderAs.ts'
import * as css from './Button.css.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One strong action to a view; quiet beside it, plain for the rest, danger for what cannot be undone. */
  variant?: 'strong' | 'quiet' | 'plain' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Takes the whole line. */
  wide?: boolean
  /** At work: keeps its width and focus, shows a ring and ignores presses. */
  busy?: boolean
  /** Before and after the words; usually an `Icon`. */
  start?: ReactNode
  end?: ReactNode
  /** The element to be instead of a `<button>`: `render={<Link to="/games" />}`. */
  render?: ReactElement
  ref?: Ref<HTMLButtonElement>
}

/** The one way to do something; a link with its looks when `render` is a link. */
export function Button({
  variant = 'strong',
  size = 'md',
  wide = false,
  busy = false,
  start,
  end,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' as const }),
    ...rest,
    ...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
    onClick: busy || onClick ? press : undefined,
    className: classNames(
      css.button,
      css.variant[variant],
      css.size[size],
      wide && css.wide,
      className,
    ),
    children: (
      <>
        <span className={css.words}>
          {start}
          {children ?? (render?.props as { children?: ReactNode } | undefined)?.children}
          {end}
        </span>
        {busy && <span aria-hidden="true" className={css.ring} />}
      </>
    ),
  })
}
