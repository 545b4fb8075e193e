import { makeTheme } from '@marquee/theme'
import { dark, light } from './palette.ts'
import { fizz, swell, water, waves } from './texture.ts'

/** A reef: water-worn shapes with a soft depth; things float up and settle. */
export const theme = makeTheme({
  key: 'sws',
  dark: {
    color: dark,
    scrim: 'rgb(1 10 26 / .76)',
    elevation: {
      low: '0 10px 24px -8px rgb(0 6 20 / .6), inset 0 1px 0 rgb(125 243 255 / .1)',
      medium: '0 18px 38px -10px rgb(0 6 20 / .7), inset 0 1px 0 rgb(125 243 255 / .12)',
      high: '0 40px 80px -16px rgb(0 6 20 / .85), inset 0 1px 0 rgb(125 243 255 / .14)',
      control:
        'inset 0 2px 1px rgb(255 255 255 / .45), inset 0 -5px 10px rgb(190 40 30 / .35), 0 10px 22px -6px rgb(255 110 90 / .45)',
      controlPressed: 'inset 0 4px 8px rgb(160 30 20 / .45), 0 2px 6px -2px rgb(255 110 90 / .4)',
      lifted: '0 26px 44px -12px rgb(0 6 20 / .8), 0 0 34px rgb(87 224 216 / .28)',
    },
    texture: {
      page: water.dark,
      surface: 'linear-gradient(180deg, rgb(70 160 210 / .1), rgb(70 160 210 / 0) 160px)',
      raised: 'radial-gradient(120% 80px at 50% 0, rgb(125 243 255 / .1), rgb(125 243 255 / 0))',
      accent: 'radial-gradient(90% 70% at 50% 0, rgb(255 255 255 / .38), rgb(255 255 255 / 0))',
      bar: 'linear-gradient(180deg, rgb(87 224 216 / .14), rgb(87 224 216 / 0))',
      trim: waves.dark,
    },
  },
  light: {
    color: light,
    scrim: 'rgb(6 60 82 / .5)',
    elevation: {
      low: '0 10px 24px -10px rgb(14 92 122 / .3)',
      medium: '0 18px 36px -12px rgb(14 92 122 / .34)',
      high: '0 40px 76px -18px rgb(8 66 92 / .5)',
      control:
        'inset 0 2px 1px rgb(255 255 255 / .6), inset 0 -5px 10px rgb(200 50 36 / .28), 0 10px 20px -6px rgb(220 80 60 / .5)',
      controlPressed: 'inset 0 4px 8px rgb(170 36 24 / .36), 0 2px 6px -2px rgb(220 80 60 / .4)',
      lifted: '0 26px 42px -14px rgb(8 66 92 / .45), 0 0 0 3px rgb(255 255 255 / .9)',
    },
    texture: {
      page: water.light,
      surface: 'none',
      raised: 'none',
      accent: 'radial-gradient(90% 70% at 50% 0, rgb(255 255 255 / .45), rgb(255 255 255 / 0))',
      bar: 'linear-gradient(180deg, #ffffff, #e2f6f9)',
      trim: waves.light,
    },
  },
  font: {
    display: "Rubik, 'Rubik Fallback', Arial, sans-serif",
    text: "Rubik, 'Rubik Fallback', Arial, sans-serif",
    displayWeight: '800',
    textWeight: '400',
    strongWeight: '600',
    displayTracking: '-.025em',
    labelTracking: '0',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '1',
  },
  radius: {
    control: '24px',
    field: '20px',
    card: '30px',
    tile: '30px 30px 30px 10px',
    sheet: '36px',
    badge: '12px 12px 12px 3px',
  },
  shape: { control: 'none', card: 'none', tile: 'none', badge: 'none' },
  line: { hairline: '1px', control: '2px', card: '0px', style: 'solid' },
  trim: { height: '18px', size: '96px 18px' },
  heading: {
    align: 'start',
    ornament: fizz,
    ornamentWidth: '30px',
    ornamentHeight: '30px',
    underline: swell,
  },
  icon: { stroke: '2', cap: 'round', join: 'round', fill: '.34' },
  motion: {
    quick: '150ms',
    medium: '300ms',
    slow: '560ms',
    standard: 'cubic-bezier(.35, 0, .25, 1.15)',
    enter: 'cubic-bezier(.2, 1.2, .4, 1)',
    exit: 'cubic-bezier(.5, 0, .75, .6)',
    press: 'translateY(1px) scale(.96)',
    lift: 'translateY(-8px)',
  },
  density: { section: '36px', sectionWide: '64px', gutter: '16px', gutterWide: '36px' },
})
