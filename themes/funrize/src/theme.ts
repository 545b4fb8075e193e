import { makeTheme, svgImage } from '@marquee/theme'
import { afternoon, dusk } from './palette.ts'
import { afternoonTexture, duskTexture } from './texture.ts'

export const theme = makeTheme({
  key: 'funrize',
  mail: 'poster',
  dark: {
    color: dusk,
    scrim: 'rgb(18 6 28 / 0.76)',
    elevation: {
      low: '0 4px 0 rgb(0 0 0 / 0.28)',
      medium: '0 10px 26px rgb(10 2 18 / 0.55)',
      high: '0 0 0 4px #ffb31f, 0 24px 70px rgb(10 2 18 / 0.75)',
      control: '0 5px 0 #b06400, 0 10px 24px rgb(255 179 31 / 0.35)',
      controlPressed: '0 1px 0 #b06400, 0 2px 8px rgb(255 179 31 / 0.4)',
      lifted: '0 0 0 4px #ffb31f, 0 14px 34px rgb(255 179 31 / 0.42)',
    },
    texture: duskTexture,
  },
  light: {
    color: afternoon,
    scrim: 'rgb(62 20 60 / 0.55)',
    elevation: {
      low: '0 4px 0 #f1cf9f',
      medium: '0 10px 26px rgb(146 72 10 / 0.22)',
      high: '0 0 0 4px #ffab14, 0 24px 60px rgb(96 40 30 / 0.35)',
      control: '0 5px 0 #b35a00, 0 9px 18px rgb(179 90 0 / 0.28)',
      controlPressed: '0 1px 0 #b35a00',
      lifted: '0 0 0 4px #e8454b, 0 14px 28px rgb(146 72 10 / 0.35)',
    },
    texture: afternoonTexture,
  },
  font: {
    display: "'Baloo 2', 'Baloo 2 Fallback', sans-serif",
    text: "'Nunito Sans', 'Nunito Sans Fallback', sans-serif",
    displayWeight: '800',
    textWeight: '450',
    strongWeight: '800',
    displayTracking: '-0.01em',
    labelTracking: '0',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '1.12',
  },
  radius: {
    control: '999px',
    field: '18px',
    card: '28px',
    tile: '22px',
    sheet: '34px',
    badge: '10px',
  },
  shape: {
    control: 'none',
    card: 'none',
    tile: 'none',
    // A pennant with a swallow tail at both ends.
    badge: 'polygon(0 0,100% 0,calc(100% - 6px) 50%,100% 100%,0 100%,6px 50%)',
  },
  line: { hairline: '2px', control: '2px', card: '2px', style: 'solid' },
  trim: { height: '18px', size: '44px 18px' },
  heading: {
    align: 'start',
    // A toffee-striped balloon on its string.
    ornament: svgImage(
      28,
      36,
      '<path d="M14 25q-5 5 0 10" fill="none" stroke="#a37fb8" stroke-width="1.5"/><path fill="#ff5a52" d="M14 0a12 12.5 0 0 1 3 24.5l1.5 2.5h-9l1.5-2.5A12 12.5 0 0 1 14 0z"/><path fill="#ffb31f" d="M14 0c7 5 7 20 0 25-7-5-7-20 0-25z"/><ellipse cx="8" cy="8" rx="2" ry="3.5" fill="#fff" fill-opacity=".6" transform="rotate(20 8 8)"/>',
    ),
    ornamentWidth: '28px',
    ornamentHeight: '36px',
    underline:
      'linear-gradient(90deg,var(--color-accent) 0 40px,var(--color-second) 40px 64px,transparent 64px)',
  },
  icon: { stroke: '2.5', cap: 'round', join: 'round', fill: '0.28' },
  motion: {
    quick: '160ms',
    medium: '300ms',
    slow: '520ms',
    standard: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
    enter: 'cubic-bezier(0.3, 1.9, 0.5, 1)',
    exit: 'cubic-bezier(0.5, 0, 0.75, -0.4)',
    press: 'translateY(4px)',
    lift: 'translateY(-8px) rotate(-1.5deg) scale(1.03)',
  },
  density: { section: '40px', sectionWide: '64px', gutter: '16px', gutterWide: '32px' },
})
