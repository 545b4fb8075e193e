import { createElement, type HTMLAttributes } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Heading.css.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the page's outline, whatever it looks like. */
  level: 1 | 2 | 3 | 4
  /** Follows the level unless told: display for 1, xl for 2, lg for 3, md for 4. */
  size?: keyof typeof css.size
  /** The title of a section, with the theme's ornament, underline and alignment. */
  ornate?: boolean
  align?: keyof typeof css.align
}

const sizes = { 1: 'display', 2: 'xl', 3: 'lg', 4: 'md' } as const

/** A title in the theme's display face. */
export function Heading({
  level,
  size = sizes[level],
  ornate = false,
  align,
  className,
  children,
  ...rest
}: HeadingProps) {
  return createElement(
    `h${level}`,
    {
      ...rest,
      className: classNames(
        css.heading,
        css.size[size],
        ornate && css.ornate,
        align && css.align[align],
        className,
      ),
    },
    ornate ? <span className={css.underlined}>{children}</span> : children,
  )
}
