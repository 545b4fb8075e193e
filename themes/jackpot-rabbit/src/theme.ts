import { makeTheme } from '@marquee/theme'
import { dark, light } from './palette.ts'
import { fan, folds, giltCorners, rule, scooped, valance } from './texture.ts'

/** A magician's theatre: velvet, gilt frames with scooped corners; things are revealed. */
export const theme = makeTheme({
  key: 'jackpotRabbit',
  mail: 'poster',
  dark: {
    color: dark,
    scrim: 'rgb(12 2 16 / .82)',
    elevation: {
      low: '0 2px 10px rgb(8 0 12 / .5)',
      medium: '0 10px 28px rgb(8 0 12 / .6)',
      high: '0 30px 80px rgb(8 0 12 / .8), 0 0 90px rgb(232 187 82 / .12)',
      control:
        'inset 0 0 0 2px #fbeec4, inset 0 0 0 3px #8a5f12, 0 4px 14px rgb(8 0 12 / .5), 0 0 26px rgb(232 187 82 / .22)',
      controlPressed:
        'inset 0 0 0 2px #d9b45a, inset 0 0 0 3px #8a5f12, 0 1px 4px rgb(8 0 12 / .6)',
      lifted: '0 0 0 2px #e8bb52, 0 16px 40px rgb(8 0 12 / .75), 0 0 40px rgb(232 187 82 / .25)',
    },
    texture: {
      page: folds('rgb(0 0 0 / .16)', 'rgb(255 220 255 / .022)'),
      surface: 'none',
      raised: giltCorners('#a47d33'),
      accent: 'linear-gradient(100deg, #d39c2e, #f7dc8c 34%, #e8bb52 58%, #cf9a30)',
      bar: folds('rgb(0 0 0 / .3)', 'rgb(255 150 220 / .06)'),
      trim: valance.dark,
    },
  },
  light: {
    color: light,
    scrim: 'rgb(42 13 51 / .62)',
    elevation: {
      low: '0 1px 6px rgb(74 21 97 / .14)',
      medium: '0 10px 26px rgb(74 21 97 / .18)',
      high: '0 30px 70px rgb(42 13 51 / .35)',
      control: 'inset 0 0 0 2px #e8bb52, inset 0 0 0 3px #2a0d33, 0 4px 12px rgb(74 21 97 / .3)',
      controlPressed:
        'inset 0 0 0 2px #c9962f, inset 0 0 0 3px #2a0d33, 0 1px 4px rgb(74 21 97 / .35)',
      lifted: '0 0 0 2px #c9962f, 0 16px 34px rgb(74 21 97 / .28)',
    },
    texture: {
      page: folds('rgb(74 21 97 / .035)', 'rgb(255 255 255 / .5)'),
      surface: 'none',
      raised: giltCorners('#c9962f'),
      accent: 'linear-gradient(100deg, #3b0f4f, #5d1f78 40%, #3b0f4f)',
      bar: 'linear-gradient(180deg, #fffdf6, #f3e9f1)',
      trim: valance.light,
    },
  },
  font: {
    display: "Limelight, 'Limelight Fallback', 'Times New Roman', serif",
    text: "Poppins, 'Poppins Fallback', Arial, sans-serif",
    displayWeight: '400',
    textWeight: '400',
    strongWeight: '600',
    displayTracking: '.01em',
    labelTracking: '.06em',
    displayTransform: 'none',
    labelTransform: 'uppercase',
    displayScale: '.92',
  },
  radius: {
    control: '2px',
    field: '2px',
    card: '2px',
    tile: '10px',
    sheet: '4px',
    badge: '0px',
  },
  shape: { control: 'none', card: scooped(12), tile: 'none', badge: scooped(5) },
  line: { hairline: '1px', control: '1px', card: '1px', style: 'solid' },
  trim: { height: '20px', size: '72px 20px' },
  heading: {
    align: 'center',
    ornament: fan,
    ornamentWidth: '56px',
    ornamentHeight: '26px',
    underline: rule,
  },
  icon: { stroke: '1.5', cap: 'butt', join: 'miter', fill: '.2' },
  motion: {
    quick: '160ms',
    medium: '340ms',
    slow: '680ms',
    standard: 'cubic-bezier(.7, 0, .2, 1)',
    enter: 'cubic-bezier(.8, 0, .1, 1)',
    exit: 'cubic-bezier(.7, 0, .9, .5)',
    press: 'scale(.97)',
    lift: 'perspective(640px) rotateY(-9deg) translateY(-4px)',
  },
  density: { section: '40px', sectionWide: '76px', gutter: '16px', gutterWide: '40px' },
})
