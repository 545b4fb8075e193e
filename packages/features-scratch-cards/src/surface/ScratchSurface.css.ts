import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { style } from '@vanilla-extract/css'

const base = `color-mix(in srgb, ${vars.color.second} 86%, #000)`
const sheen = `color-mix(in srgb, ${vars.color.second} 62%, #fff)`

export const cover = style([
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    // Read by whoever paints it: the theme's colours as the browser resolves them.
    color: base,
    borderColor: sheen,
    outlineColor: vars.color.secondContrast,
    // The same metal until the first painting, the server's render included.
    backgroundImage: `linear-gradient(135deg, ${base}, ${sheen} 35%, ${base} 50%, ${sheen} 75%, ${base})`,
    selectors: {
      '&[data-painted]': { backgroundImage: 'none' },
      '&[data-ready]': { touchAction: 'none', cursor: 'crosshair' },
      '&[data-open]': { opacity: 0, pointerEvents: 'none' },
    },
  },
  whenMoving('&', { transition: `opacity ${vars.motion.slow} ${vars.motion.exit}` }),
])
