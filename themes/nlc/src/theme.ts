import { makeTheme } from '@marquee/theme'
import { dawn, night } from './palette.ts'
import { dawnTexture, nightTexture } from './texture.ts'

export const theme = makeTheme({
  key: 'nlc',
  mail: 'night',
  dark: {
    color: night,
    scrim: 'rgb(2 3 8 / 0.8)',
    elevation: {
      low: '0 0 0 1px rgb(255 255 255 / 0.04)',
      medium: '0 12px 32px rgb(0 0 0 / 0.65)',
      high: '0 0 0 1px rgb(25 227 255 / 0.45), 0 0 60px rgb(25 227 255 / 0.14), 0 30px 80px #000000',
      control: '0 0 4px #19e3ff, 0 0 22px rgb(25 227 255 / 0.45)',
      controlPressed: '0 0 2px #19e3ff',
      lifted: '0 0 0 1px #ff3da6, 0 0 6px #ff3da6, 0 0 30px rgb(255 61 166 / 0.5)',
    },
    texture: nightTexture,
  },
  light: {
    color: dawn,
    scrim: 'rgb(20 24 48 / 0.5)',
    elevation: {
      low: '0 0 0 1px rgb(20 28 70 / 0.05)',
      medium: '0 10px 28px rgb(28 36 84 / 0.16)',
      high: '0 0 0 1px rgb(0 106 134 / 0.35), 0 30px 70px rgb(28 36 84 / 0.28)',
      control: '0 6px 18px rgb(0 106 134 / 0.32)',
      controlPressed: '0 1px 4px rgb(0 106 134 / 0.4)',
      lifted: '0 0 0 1px #b8006b, 0 14px 34px rgb(184 0 107 / 0.26)',
    },
    texture: dawnTexture,
  },
  font: {
    display: "'Sora', 'Sora Fallback', sans-serif",
    text: "'Inter', 'Inter Fallback', sans-serif",
    displayWeight: '300',
    textWeight: '400',
    strongWeight: '600',
    displayTracking: '-0.03em',
    labelTracking: '0',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '0.96',
  },
  radius: { control: '3px', field: '2px', card: '4px', tile: '3px', sheet: '4px', badge: '2px' },
  shape: { control: 'none', card: 'none', tile: 'none', badge: 'none' },
  line: { hairline: '1px', control: '1px', card: '1px', style: 'solid' },
  trim: { height: '2px', size: '100% 2px' },
  heading: {
    align: 'start',
    // One upright tube of light.
    ornament: 'linear-gradient(var(--color-accent) 0 62%,var(--color-second) 62%)',
    ornamentWidth: '3px',
    ornamentHeight: '24px',
    underline: 'none',
  },
  icon: { stroke: '1.5', cap: 'butt', join: 'miter', fill: '0' },
  motion: {
    quick: '90ms',
    medium: '150ms',
    slow: '240ms',
    standard: 'linear',
    enter: 'cubic-bezier(0.2, 0.6, 0.4, 1)',
    exit: 'linear',
    press: 'none',
    lift: 'translateY(-2px)',
  },
  density: { section: '36px', sectionWide: '56px', gutter: '16px', gutterWide: '32px' },
})
