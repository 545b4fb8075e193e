import { createElement as h, Fragment } from 'react'
import { drawBlocks } from './blocks.ts'
import type { Composition } from './dress.ts'
import { box, footer, headline, signature } from './parts.ts'

/** The brand's name in a band of its night, above a card. */
export const band: Composition = (params) => {
  const { content, dress, paint, night } = params
  const { look } = dress
  const edge = { borderStyle: 'solid', borderWidth: '1px', padding: '32px 28px 12px' }
  return h(
    Fragment,
    null,
    box(
      night(
        { ground: 'page', line: 'accent' },
        { padding: '16px 28px', borderStyle: 'solid', borderWidth: '0 0 4px' },
      ),
      signature(dress, night({ text: 'textPrimary' }), { size: 48 }),
    ),
    box(
      paint({ ground: 'raised', line: 'border' }, edge),
      headline(
        params,
        paint(
          { text: 'textPrimary' },
          { margin: '0 0 16px', fontSize: '26px', lineHeight: '32px' },
        ),
      ),
      drawBlocks(content, { look, paint }),
    ),
    box({ style: { padding: '16px 0 0' } }, footer(params, paint)),
  )
}
