import { createElement as h, Fragment } from 'react'
import { drawBlocks } from './blocks.ts'
import type { Composition } from './dress.ts'
import { box, footer, headline, signature } from './parts.ts'

/** A letter: the brand at its head between lines, words with air, nothing around them, and its name below. */
export const letter: Composition = (params) => {
  const { content, dress, paint } = params
  const { look, brandName } = dress
  const line = (borderWidth: string, padding: string, borderStyle = 'solid') =>
    paint({ line: 'border' }, { borderStyle, borderWidth, padding })
  return h(
    Fragment,
    null,
    box(
      paint(
        { line: 'accentText' },
        {
          borderStyle: 'double',
          borderWidth: '0 0 3px',
          padding: '12px 0 20px',
          textAlign: 'center',
        },
      ),
      signature(dress, paint({ text: 'textPrimary' }), { size: 56, isStacked: true }),
    ),
    box(
      { style: { padding: '36px 8px 16px' } },
      headline(
        params,
        paint({ text: 'accentText' }, { margin: '0 0 20px', fontSize: '28px', lineHeight: '36px' }),
      ),
      drawBlocks(content, { look, paint, outlined: true, stacked: true, airy: true }),
      h(
        'p',
        paint(
          { text: 'textPrimary' },
          { ...look.heading, margin: '28px 0 8px', fontSize: '18px', lineHeight: '26px' },
        ),
        brandName,
      ),
    ),
    box(line('1px 0 0', '20px 8px 0'), footer(params, paint)),
  )
}
