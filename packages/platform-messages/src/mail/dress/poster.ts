import { createElement as h, Fragment, type ReactNode } from 'react'
import { drawBlocks } from './blocks.ts'
import type { Composition } from './dress.ts'
import type { MailLook } from '../look.ts'
import { box, footer, headline, layoutTable, signature } from './parts.ts'

const stripes = 16

/** An awning's edge: stripes of the brand's two voices. Cells, because pictures may be blocked. */
const awning = ({ night }: MailLook): ReactNode =>
  layoutTable(
    { borderCollapse: 'collapse' },
    h(
      'tr',
      null,
      Array.from({ length: stripes }, (_, index) =>
        h(
          'td',
          {
            key: index,
            style: {
              height: '10px',
              fontSize: '1px',
              lineHeight: '10px',
              backgroundColor: index % 2 ? night.second : night.accent,
            },
          },
          '\u00a0',
        ),
      ),
    ),
  )

/** A bill of the show: mark and headline on the brand's night, an awning, and the rest below it. */
export const poster: Composition = (params) => {
  const { content, dress, paint, night } = params
  const { look } = dress
  return h(
    Fragment,
    null,
    box(
      night({ ground: 'page' }, { padding: '28px 28px 32px', textAlign: 'center' }),
      signature(dress, night({ text: 'textPrimary' }), { size: 72, isStacked: true }),
      headline(
        params,
        night(
          { text: 'accentText' },
          { margin: '20px 0 0', fontSize: '32px', lineHeight: '38px', textAlign: 'center' },
        ),
      ),
    ),
    awning(look),
    box(
      paint({ ground: 'raised' }, { padding: '32px 28px 12px' }),
      drawBlocks(content, { look, paint, wideButton: true }),
    ),
    box({ style: { padding: '20px 12px 0' } }, footer(params, paint, { textAlign: 'center' })),
  )
}
