import { makeTheme, svgImage } from '@marquee/theme'
import { dusk, morning } from './palette.ts'
import { duskTexture, morningTexture } from './texture.ts'

export const theme = makeTheme({
  key: 'tao',
  mail: 'letter',
  dark: {
    color: dusk,
    scrim: 'rgb(4 9 7 / 0.78)',
    elevation: {
      low: 'none',
      medium: '0 18px 40px -12px rgb(0 0 0 / 0.55)',
      high: '0 40px 90px -20px rgb(0 0 0 / 0.75)',
      // A carved seal: a thin line inside the edge.
      control: 'inset 0 0 0 3px #74cda9, inset 0 0 0 4px rgb(5 21 15 / 0.5)',
      controlPressed: 'inset 0 0 0 4px #5cb48f, inset 0 0 0 5px rgb(5 21 15 / 0.6)',
      lifted: '0 0 0 1px #f0d9a4, 0 0 44px rgb(240 190 110 / 0.28)',
    },
    texture: duskTexture,
  },
  light: {
    color: morning,
    scrim: 'rgb(40 34 20 / 0.5)',
    elevation: {
      low: 'none',
      medium: '0 18px 40px -16px rgb(70 52 16 / 0.3)',
      high: '0 40px 80px -24px rgb(70 52 16 / 0.42)',
      control: 'inset 0 0 0 3px #1b6a51, inset 0 0 0 4px rgb(251 246 234 / 0.6)',
      controlPressed: 'inset 0 0 0 4px #12523e, inset 0 0 0 5px rgb(251 246 234 / 0.7)',
      lifted: '0 0 0 1px #b8391b, 0 22px 44px -16px rgb(70 52 16 / 0.45)',
    },
    texture: morningTexture,
  },
  font: {
    display: "'Marcellus', 'Marcellus Fallback', serif",
    text: "'Noto Sans', 'Noto Sans Fallback', sans-serif",
    displayWeight: '400',
    textWeight: '400',
    strongWeight: '600',
    displayTracking: '0.03em',
    labelTracking: '0.02em',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '1.06',
  },
  radius: {
    control: '3px',
    field: '3px',
    card: '2px',
    // The upper half of a moon gate.
    tile: '50% 50% 3px 3px / 20% 20% 3px 3px',
    sheet: '2px',
    badge: '999px',
  },
  shape: { control: 'none', card: 'none', tile: 'none', badge: 'none' },
  line: { hairline: '1px', control: '1px', card: '3px', style: 'double' },
  trim: { height: '12px', size: '28px 12px' },
  heading: {
    align: 'center',
    // A branch of bamboo across a moon.
    ornament: svgImage(
      56,
      30,
      '<circle cx="28" cy="15" r="14" fill="#d9503a"/><g fill="none" stroke="#3f9377" stroke-width="1.6"><path d="M3 21q24 1 50-11"/></g><path fill="#3f9377" d="M16 21q-2-9-10-13 1 10 10 13zm12-2q1-9 10-14 2 10-10 14zm9-3q7 6 14 5-4-7-14-5zM22 21q-3 5-10 6 3-6 10-6z"/>',
    ),
    ornamentWidth: '56px',
    ornamentHeight: '30px',
    underline:
      'linear-gradient(90deg,transparent,var(--color-border-control) 40% 46%,transparent 46% 49%,var(--color-second) 49% 51%,transparent 51% 54%,var(--color-border-control) 54% 60%,transparent)',
  },
  icon: { stroke: '1.25', cap: 'round', join: 'round', fill: '0' },
  motion: {
    quick: '220ms',
    medium: '420ms',
    slow: '760ms',
    standard: 'cubic-bezier(0.45, 0.05, 0.2, 1)',
    enter: 'cubic-bezier(0.16, 0.6, 0.2, 1)',
    exit: 'cubic-bezier(0.6, 0, 0.8, 0.5)',
    press: 'scale(0.985)',
    lift: 'translateY(-5px)',
  },
  density: { section: '56px', sectionWide: '96px', gutter: '22px', gutterWide: '48px' },
})
