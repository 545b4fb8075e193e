import { makeTheme } from '@marquee/theme'
import { dark, light } from './palette.ts'
import { enamel, floor, hubcap, laminate, stripes } from './texture.ts'

/** A road-trip diner: chrome pills, enamel and speed stripes; things roll to a stop. */
export const theme = makeTheme({
  key: 'fortuneWheelz',
  dark: {
    color: dark,
    scrim: 'rgb(2 20 24 / .78)',
    elevation: {
      low: '0 2px 8px rgb(0 14 18 / .4)',
      medium: '0 8px 22px rgb(0 14 18 / .5)',
      high: '0 24px 60px rgb(0 10 14 / .65)',
      control:
        '0 0 0 2px #f3ead6, 0 0 0 3px #5d7b7d, 0 5px 12px 2px rgb(0 14 18 / .5), 0 0 22px rgb(212 22 60 / .35)',
      controlPressed: '0 0 0 2px #d8cfba, 0 0 0 3px #5d7b7d, 0 1px 3px rgb(0 14 18 / .6)',
      lifted: '0 0 0 2px #f3ead6, 0 14px 28px rgb(0 14 18 / .6)',
    },
    texture: {
      page: laminate.dark,
      surface: 'none',
      raised: 'linear-gradient(180deg, rgb(255 255 255 / .05), rgb(255 255 255 / 0) 72px)',
      accent: enamel,
      bar: 'linear-gradient(180deg, rgb(255 255 255 / .1), rgb(255 255 255 / .02) 46%, rgb(0 0 0 / .2) 50%, rgb(255 255 255 / .03))',
      trim: floor('#f3e6c8', '#0b2226'),
    },
  },
  light: {
    color: light,
    scrim: 'rgb(16 52 58 / .6)',
    elevation: {
      low: '0 2px 6px rgb(92 70 20 / .16)',
      medium: '0 8px 20px rgb(92 70 20 / .2)',
      high: '0 24px 56px rgb(60 46 14 / .32)',
      control: '0 0 0 2px #ffffff, 0 0 0 3px #9aa9a6, 0 5px 12px 2px rgb(92 70 20 / .3)',
      controlPressed: '0 0 0 2px #f0ebdd, 0 0 0 3px #9aa9a6, 0 1px 3px rgb(92 70 20 / .4)',
      lifted: '0 0 0 2px #0d5f68, 0 14px 26px rgb(92 70 20 / .28)',
    },
    texture: {
      page: laminate.light,
      surface: 'none',
      raised: 'none',
      accent: enamel,
      bar: 'linear-gradient(180deg, #ffffff, #f5ecd6 46%, #e9dec2 50%, #fbf5e6)',
      trim: floor('#c00f2b', '#fffdf8'),
    },
  },
  font: {
    display: "Righteous, 'Righteous Fallback', Arial, sans-serif",
    text: "'Work Sans', 'Work Sans Fallback', Arial, sans-serif",
    displayWeight: '400',
    textWeight: '400',
    strongWeight: '650',
    displayTracking: '.01em',
    labelTracking: '.01em',
    displayTransform: 'none',
    labelTransform: 'none',
    displayScale: '1',
  },
  radius: {
    control: '999px',
    // As round as a field of one line can be; texts of several lines stay whole in it.
    field: '26px',
    card: '26px',
    tile: '20px',
    sheet: '32px',
    badge: '999px',
  },
  shape: { control: 'none', card: 'none', tile: 'none', badge: 'none' },
  line: { hairline: '1px', control: '2px', card: '4px', style: 'double' },
  trim: { height: '15px', size: '100% 3px, 12px 12px' },
  heading: {
    align: 'start',
    ornament: hubcap,
    ornamentWidth: '28px',
    ornamentHeight: '28px',
    underline: stripes,
  },
  icon: { stroke: '2.25', cap: 'round', join: 'round', fill: '.28' },
  motion: {
    quick: '140ms',
    medium: '280ms',
    slow: '640ms',
    standard: 'cubic-bezier(.3, .1, .2, 1)',
    enter: 'cubic-bezier(.12, .8, .2, 1)',
    exit: 'cubic-bezier(.6, 0, .9, .4)',
    press: 'translateY(2px)',
    lift: 'translateY(-3px) rotate(-1.4deg)',
  },
  density: { section: '32px', sectionWide: '56px', gutter: '16px', gutterWide: '32px' },
})
