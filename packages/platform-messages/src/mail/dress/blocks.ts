import { Button } from '@react-email/button'
import { Text } from '@react-email/text'
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react'
import type { MailBlock, MailContent } from '../content.ts'
import type { MailLook } from '../look.ts'
import type { Painter } from './paint.ts'
import { box, layoutTable } from './parts.ts'

/** How a composition draws what a mail says. */
export interface BlockStyle {
  look: MailLook
  paint: Painter
  /** As wide as the mail, and its label in the middle. */
  wideButton?: boolean
  /** Its edge alone. */
  outlined?: boolean
  /** Each fact's name above its value, for names and values that are both long. */
  stacked?: boolean
  /** Larger letters with more air. */
  airy?: boolean
}

type Facts = Extract<MailBlock, { type: 'facts' }>['rows']

function factsTable(rows: Facts, { paint, stacked = false }: BlockStyle): ReactNode {
  const cell: CSSProperties = {
    padding: '8px 0',
    borderStyle: 'solid',
    borderWidth: '0 0 1px',
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
  }
  const name = paint({ text: 'textSecondary', line: 'border' }, { ...cell, paddingRight: '16px' })
  const value = paint({ text: 'textPrimary', line: 'border' }, { ...cell, textAlign: 'right' })
  const small = paint({ text: 'textSecondary' }, { fontSize: '13px', lineHeight: '20px' })
  return layoutTable(
    { borderCollapse: 'collapse', margin: '0 0 24px' },
    ...rows.map(([what, text]) =>
      h(
        'tr',
        { key: what },
        stacked
          ? h('td', paint({ text: 'textPrimary', line: 'border' }, cell), [
              h('span', { key: 'name', ...small }, what),
              h('br', { key: 'break' }),
              text,
            ])
          : [h('td', { key: 'name', ...name }, what), h('td', { key: 'value', ...value }, text)],
      ),
    ),
  )
}

function codeBox(text: string, { look, paint }: BlockStyle): ReactNode {
  const isLong = text.length > 8
  const style: CSSProperties = {
    margin: '0 0 24px',
    padding: '16px',
    borderRadius: look.radius,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: isLong ? '15px' : '30px',
    letterSpacing: isLong ? '0' : '6px',
    lineHeight: '36px',
    textAlign: 'center',
    wordBreak: 'break-all',
  }
  return h(Text, paint({ text: 'textPrimary', ground: 'sunken' }, style), text)
}

function buttonRow(
  { label, href }: Extract<MailBlock, { type: 'button' }>,
  { look, paint, wideButton = false, outlined = false }: BlockStyle,
): ReactNode {
  const style: CSSProperties = {
    borderRadius: look.radius,
    padding: outlined ? '12px 22px' : '14px 24px',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    ...(wideButton && { display: 'block', textAlign: 'center' }),
    ...(outlined && { borderStyle: 'solid', borderWidth: '2px' }),
  }
  const dressed = outlined
    ? paint({ text: 'accentText', line: 'accentText' }, style)
    : paint({ text: 'accentContrast', ground: 'accent' }, style)
  // A row of its own: two that fit beside each other would touch.
  return box({ style: { padding: '0 0 24px' } }, h(Button, { href, ...dressed }, label))
}

function drawBlock(block: MailBlock, style: BlockStyle): ReactNode {
  const { paint, airy = false } = style
  if (block.type === 'facts') return factsTable(block.rows, style)
  if (block.type === 'code') return codeBox(block.text, style)
  if (block.type === 'button') return buttonRow(block, style)
  if (block.type === 'note')
    return h(
      Text,
      paint({ text: 'textSecondary' }, { fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' }),
      block.text,
    )
  const letters: CSSProperties = airy
    ? { fontSize: '17px', lineHeight: '28px', margin: '0 0 20px' }
    : { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' }
  return h(Text, paint({ text: 'textPrimary' }, letters), block.text)
}

/** What a mail says, in the order in which it is read. */
export const drawBlocks = ({ blocks }: MailContent, style: BlockStyle): ReactNode =>
  blocks.map((block, index) =>
    h(Fragment, { key: `${block.type}-${index}` }, drawBlock(block, style)),
  )
