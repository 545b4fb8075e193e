import type { ColorTokens } from '@marquee/theme'
import type { CSSProperties } from 'react'

const roles = [
  'page',
  'raised',
  'sunken',
  'accent',
  'accentContrast',
  'accentText',
  'textPrimary',
  'textSecondary',
  'border',
] as const

/** Of the theme's colours, those that mails are painted with. */
export type MailRole = (typeof roles)[number]

const properties = {
  text: ['color', 'color'],
  ground: ['backgroundColor', 'background-color'],
  line: ['borderColor', 'border-color'],
} as const

/** What a part of a mail is painted with: its text, its ground, its edges. */
export type Paints = Partial<Record<keyof typeof properties, MailRole>>

export interface Painted {
  /** By which a reader's dark mode finds it. */
  className?: string
  style: CSSProperties
}

/** Paints a part, beside whatever else its style says. */
export type Painter = (paints: Paints, style?: CSSProperties) => Painted

const entriesOf = (paints: Paints) =>
  Object.entries(paints) as [keyof typeof properties, MailRole][]

const painted = (color: ColorTokens, paints: Paints, style: CSSProperties): CSSProperties => ({
  ...style,
  ...Object.fromEntries(
    entriesOf(paints).map(([what, role]) => [properties[what][0], color[role]]),
  ),
})

/** The same colours for every reader. */
export const paintAlike =
  (color: ColorTokens): Painter =>
  (paints, style = {}) => ({ style: painted(color, paints, style) })

/** These colours, and others for who reads in the dark: `rulesInTheDark` says which. */
export const paintByMode =
  (color: ColorTokens): Painter =>
  (paints, style = {}) => ({
    className: entriesOf(paints)
      .map(([what, role]) => `${what}-${role}`)
      .join(' '),
    style: painted(color, paints, style),
  })

/** A stylesheet for programs that know dark mode; all others read the colours in place. */
export const rulesInTheDark = (dark: ColorTokens): string => {
  const rules = Object.entries(properties).flatMap(([what, [, property]]) =>
    roles.map((role) => `.${what}-${role}{${property}:${dark[role]}!important}`),
  )
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`
}
