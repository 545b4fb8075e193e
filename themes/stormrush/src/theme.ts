import { makeTheme, svgImage } from '@marquee/theme'
import { day, night } from './palette.ts'
import { dayTexture, nightTexture } from './texture.ts'

/** Cuts the top left and bottom right corner at 45 degrees. */
const cut = (leg: number) =>
  `polygon(${leg}px 0,100% 0,100% calc(100% - ${leg}px),calc(100% - ${leg}px) 100%,0 100%,0 ${leg}px)`

/** Cuts the top right and bottom left corner; `texture.raised` draws the edges. */
const counterCut = (leg: number) =>
  `polygon(0 0,calc(100% - ${leg}px) 0,100% ${leg}px,100% 100%,${leg}px 100%,0 calc(100% - ${leg}px))`

export const theme = makeTheme({
  key: 'stormrush',
  mail: 'night',
  dark: {
    color: night,
    scrim: 'rgb(8 10 12 / 0.82)',
    elevation: {
      low: 'inset 0 1px 0 rgb(255 255 255 / 0.07)',
      medium: '0 10px 24px rgb(0 0 0 / 0.5)',
      high: '0 0 0 1px #4a5763, 0 28px 60px rgb(0 0 0 / 0.7)',
      control: 'inset 0 -4px 0 #a3b400, inset 0 1px 0 #f6ff9c',
      controlPressed: 'inset 0 3px 0 #8b9a00',
      lifted: 'inset 0 0 0 2px #e6fb12, inset 0 -28px 28px -20px rgb(230 251 18 / 0.55)',
    },
    texture: nightTexture,
  },
  light: {
    color: day,
    scrim: 'rgb(20 24 28 / 0.6)',
    elevation: {
      low: 'inset 0 -2px 0 #c9d4dc',
      medium: '0 8px 20px rgb(20 24 28 / 0.18)',
      high: '0 0 0 2px #14181c, 0 24px 48px rgb(20 24 28 / 0.3)',
      control: 'inset 0 -4px 0 #14181c, inset 0 0 0 1px #5a6300',
      controlPressed: 'inset 0 3px 0 #14181c, inset 0 0 0 1px #5a6300',
      lifted: 'inset 0 0 0 3px #14181c, inset 0 -28px 28px -20px rgb(10 95 174 / 0.4)',
    },
    texture: dayTexture,
  },
  font: {
    display: "'Oxanium', 'Oxanium Fallback', sans-serif",
    text: "'Storm Text', 'Storm Text Fallback', sans-serif",
    displayWeight: '800',
    textWeight: '500',
    strongWeight: '700',
    displayTracking: '0.01em',
    labelTracking: '0.05em',
    displayTransform: 'uppercase',
    labelTransform: 'uppercase',
    displayScale: '1',
  },
  radius: { control: '0px', field: '0px', card: '0px', tile: '0px', sheet: '0px', badge: '0px' },
  shape: {
    control: cut(10),
    card: counterCut(18),
    tile: counterCut(16),
    badge: 'polygon(7px 0,100% 0,calc(100% - 7px) 100%,0 100%)',
  },
  line: { hairline: '1px', control: '2px', card: '1px', style: 'solid' },
  trim: { height: '8px', size: '20px 8px' },
  heading: {
    align: 'start',
    ornament: svgImage(
      34,
      22,
      '<path fill="#8a9a00" d="M0 0h9l8 11-8 11H0l8-11z"/><path fill="#b9cc00" d="M12 0h6l8 11-8 11h-6l8-11z"/><path fill="#e6fb12" stroke="#12160a" d="M22 .5h4L33.5 11 26 21.5h-4L29.5 11z"/>',
    ),
    ornamentWidth: '34px',
    ornamentHeight: '22px',
    underline:
      'linear-gradient(90deg,var(--color-second) 0 28px,transparent 28px 32px,var(--color-second) 32px 44px,transparent 44px 48px,var(--color-second) 48px 52px,transparent 52px)',
  },
  icon: { stroke: '2.25', cap: 'butt', join: 'miter', fill: '0' },
  motion: {
    quick: '70ms',
    medium: '130ms',
    slow: '220ms',
    standard: 'cubic-bezier(0.1, 0.9, 0.1, 1)',
    enter: 'cubic-bezier(0, 1, 0.2, 1)',
    exit: 'cubic-bezier(0.8, 0, 1, 0.4)',
    press: 'translate(2px, 2px)',
    lift: 'translate(4px, -4px)',
  },
  density: { section: '32px', sectionWide: '48px', gutter: '14px', gutterWide: '28px' },
})
