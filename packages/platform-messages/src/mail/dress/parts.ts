import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react'
import { type CompositionParams, type Dress, markPath } from './dress.ts'
import type { Painted, Painter } from './paint.ts'

/** A table that stands for nothing but places, as wide as there is room. */
export const layoutTable = (style: CSSProperties, ...rows: ReactNode[]): ReactNode =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style },
    h('tbody', null, ...rows),
  )

/** A row of a table with one cell: the only box that every mail program draws with its padding. */
export const box = ({ className, style }: Painted, ...children: ReactNode[]): ReactNode =>
  layoutTable(
    { borderCollapse: 'separate' },
    h('tr', null, h('td', { className, style }, ...children)),
  )

/** The brand's mark and name, which lead to it. `size` is of the mark, in px. */
export function signature(
  { brandName, origin, look }: Dress,
  { className, style }: Painted,
  { size, isStacked = false }: { size: number; isStacked?: boolean },
): ReactNode {
  const name: CSSProperties = {
    ...look.heading,
    fontSize: '22px',
    ...(isStacked
      ? { display: 'block', lineHeight: '30px' }
      : { lineHeight: `${size}px`, verticalAlign: 'middle', paddingLeft: '12px' }),
  }
  return h(
    Link,
    { href: `${origin}/`, className, style: { ...style, textDecoration: 'none' } },
    h(Img, {
      src: `${origin}${markPath}`,
      width: size,
      height: size,
      alt: '',
      style: isStacked
        ? { display: 'block', margin: '0 auto' }
        : { display: 'inline-block', verticalAlign: 'middle' },
    }),
    h('span', { style: name }, brandName),
  )
}

/** What the mail is about, as its headline. */
export const headline = (
  { content, dress }: CompositionParams,
  { className, style }: Painted,
): ReactNode =>
  h(
    Heading,
    { as: 'h1', className, style: { margin: 0, ...dress.look.heading, ...style } },
    content.heading,
  )

/** Why it was sent and whom to ask, and the way out of what may be ended. */
export function footer(
  { content, dress: { link } }: CompositionParams,
  paint: Painter,
  style: CSSProperties = {},
): ReactNode {
  const small: CSSProperties = { fontSize: '13px', lineHeight: '20px', margin: '0 0 8px', ...style }
  const quiet = paint({ text: 'textSecondary' }, small)
  return h(
    Fragment,
    null,
    content.footer.map((line) => h(Text, { key: line, ...quiet }, line)),
    link &&
      h(Text, quiet, h(Link, { href: link.href, ...paint({ text: 'textSecondary' }) }, link.label)),
  )
}
