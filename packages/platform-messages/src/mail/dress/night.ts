import { createElement as h, Fragment } from 'react'
import { drawBlocks } from './blocks.ts'
import type { Composition } from './dress.ts'
import { box, footer, headline, signature } from './parts.ts'

/** All of it by night, for every reader: a panel with a strip of light along its side. */
export const night: Composition = (params) => {
  const { content, dress, night: paint } = params
  const { look } = dress
  return h(
    Fragment,
    null,
    box(
      { style: { padding: '4px 0 20px' } },
      signature(dress, paint({ text: 'textPrimary' }), { size: 40 }),
    ),
    box(
      paint(
        { ground: 'raised', line: 'accent' },
        { borderStyle: 'solid', borderWidth: '0 0 0 6px', padding: '32px 28px 12px' },
      ),
      headline(
        params,
        paint({ text: 'accentText' }, { margin: '0 0 16px', fontSize: '28px', lineHeight: '34px' }),
      ),
      drawBlocks(content, { look, paint }),
    ),
    box({ style: { padding: '20px 0 0' } }, footer(params, paint)),
  )
}
