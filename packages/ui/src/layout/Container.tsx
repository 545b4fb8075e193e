import { type HTMLAttributes, useRef } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Container.css.ts'
import { useUnseen } from './useUnseen.ts'

/** Content at most 1400 px wide with the theme's gutters at its sides. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(css.container, className)} />
}

/** The sections of a page, apart by the theme's density. Nothing moves in those that are out of sight. */
export function Sections({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const ref = useRef<HTMLDivElement>(null)
  useUnseen(ref)
  return (
    <div ref={ref} data-sections="" {...rest} className={classNames(css.sections, className)} />
  )
}

/** The theme's strip of bulbs, tiles or waves: under a header, above a footer. Decoration only. */
export function Trim({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames(css.trim, className)} />
}
