import { makeTheme } from '@marquee/theme'
import { dark, light } from './palette.ts'
import { frieze, ripples, star, stars, strand } from './texture.ts'

/** Low shoulders, so that a tile's corners still hold a badge. */
const pointedArch =
  'polygon(0 100%, 0 11%, 2% 8.2%, 6% 6.6%, 16% 5.5%, 29% 4.6%, 39% 3.3%, 46% 1.6%, 50% 0, 54% 1.6%, 61% 3.3%, 71% 4.6%, 84% 5.5%, 94% 6.6%, 98% 8.2%, 100% 11%, 100% 100%)'

/** A caravan camp: pointed arches, star tiles and lamp light; things drift in like sand. */
export const theme = makeTheme({
  key: 'scarletSands',
  mail: 'letter',
  dark: {
    color: dark,
    scrim: 'rgb(6 5 28 / .8)',
    elevation: {
      low: '0 2px 10px rgb(4 3 20 / .45)',
      medium: '0 10px 28px rgb(4 3 20 / .55), 0 0 0 1px rgb(238 207 152 / .12)',
      high: '0 26px 70px rgb(4 3 20 / .75), 0 0 80px rgb(255 170 60 / .14)',
      control: 'inset 0 -2px 0 #8e1d0b, 0 0 0 1px #f0cf94, 0 8px 30px rgb(255 140 40 / .38)',
      controlPressed: 'inset 0 2px 0 #8e1d0b, 0 0 0 1px #f0cf94, 0 2px 10px rgb(255 140 40 / .3)',
      lifted: '0 14px 34px rgb(4 3 20 / .6), 0 0 46px rgb(255 170 60 / .4)',
    },
    texture: {
      page: `${stars}, linear-gradient(180deg, transparent, #1d1552 900px)`,
      surface: 'radial-gradient(90% 220px at 50% 0, rgb(255 170 60 / .1), rgb(255 170 60 / 0))',
      raised: 'linear-gradient(160deg, rgb(255 180 90 / .1), rgb(255 180 90 / 0) 55%)',
      accent: 'linear-gradient(180deg, rgb(255 150 60 / .2), rgb(255 150 60 / 0) 60%)',
      bar: 'linear-gradient(180deg, rgb(0 0 0 / .25), rgb(0 0 0 / 0))',
      trim: frieze.dark,
    },
  },
  light: {
    color: light,
    scrim: 'rgb(44 26 60 / .58)',
    elevation: {
      low: '0 2px 8px rgb(122 74 10 / .2)',
      medium: '0 10px 24px rgb(122 74 10 / .26), 0 0 0 1px rgb(52 39 125 / .1)',
      high: '0 26px 60px rgb(80 44 10 / .42)',
      control: 'inset 0 -2px 0 #7d1705, 0 0 0 1px #fff4e2, 0 8px 20px rgb(150 60 10 / .35)',
      controlPressed: 'inset 0 2px 0 #7d1705, 0 0 0 1px #fff4e2, 0 2px 8px rgb(150 60 10 / .3)',
      lifted: '0 14px 30px rgb(122 74 10 / .36), 0 0 0 2px #34277d',
    },
    texture: {
      page: ripples,
      surface: 'none',
      raised: 'linear-gradient(160deg, rgb(255 255 255 / .6), rgb(255 255 255 / 0) 55%)',
      accent: 'linear-gradient(180deg, rgb(255 150 60 / .18), rgb(255 150 60 / 0) 60%)',
      bar: 'linear-gradient(180deg, #fff6e3, #f4dfb6)',
      trim: frieze.light,
    },
  },
  font: {
    display: "Cinzel, 'Cinzel Fallback', 'Times New Roman', serif",
    text: "Mulish, 'Mulish Fallback', Arial, sans-serif",
    displayWeight: '700',
    textWeight: '450',
    strongWeight: '750',
    displayTracking: '.045em',
    labelTracking: '.02em',
    displayTransform: 'uppercase',
    labelTransform: 'none',
    displayScale: '.84',
  },
  radius: {
    control: '10px',
    field: '8px',
    card: '6px',
    tile: '4px',
    sheet: '18px',
    badge: '0px',
  },
  shape: {
    control: 'none',
    card: 'none',
    tile: pointedArch,
    badge: 'polygon(6px 0, calc(100% - 6px) 0, 100% 50%, calc(100% - 6px) 100%, 6px 100%, 0 50%)',
  },
  line: { hairline: '1px', control: '1.5px', card: '1px', style: 'solid' },
  trim: { height: '16px', size: '32px 16px' },
  heading: {
    align: 'start',
    ornament: star,
    ornamentWidth: '28px',
    ornamentHeight: '28px',
    underline: strand,
  },
  icon: { stroke: '1.75', cap: 'square', join: 'miter', fill: '0' },
  motion: {
    quick: '190ms',
    medium: '400ms',
    slow: '820ms',
    standard: 'cubic-bezier(.25, .6, .2, 1)',
    enter: 'cubic-bezier(.1, .7, .1, 1)',
    exit: 'cubic-bezier(.4, 0, .8, .7)',
    press: 'translateY(1px)',
    lift: 'translateY(-3px) scale(1.02)',
  },
  density: { section: '44px', sectionWide: '80px', gutter: '18px', gutterWide: '44px' },
})
