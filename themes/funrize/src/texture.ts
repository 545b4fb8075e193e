import { svgImage, type ModeTokens } from '@marquee/theme'

/** Fair lights out of focus behind the page. */
const lights = (warm: string, pink: string) =>
  svgImage(
    260,
    300,
    `<g fill="${warm}"><circle cx="40" cy="60" r="22"/><circle cx="210" cy="150" r="14"/><circle cx="110" cy="250" r="30"/></g><g fill="${pink}"><circle cx="150" cy="40" r="12"/><circle cx="66" cy="168" r="17"/><circle cx="228" cy="262" r="20"/></g>`,
  )

const stripes = (ink: string) =>
  `repeating-linear-gradient(90deg,${ink} 0 22px,transparent 22px 44px)`

/** A scalloped awning, two colours, with a bulb at each seam. */
const awning = (one: string, other: string, bulb: string) =>
  svgImage(
    44,
    18,
    `<path fill="${one}" d="M0 0h22v6a11 9 0 0 1-22 0z"/><path fill="${other}" d="M22 0h22v6a11 9 0 0 1-22 0z"/><path d="M0 0h44v3H0z" fill-opacity=".22"/><g fill="${bulb}"><circle cx="22" cy="13.5" r="3"/><circle cy="13.5" r="3"/><circle cx="44" cy="13.5" r="3"/></g>`,
  )

/** Bulbs along the upper edge only: the drawing is taller than any panel, so it never repeats down. */
const bulbs = (lamp: string, glow: string) =>
  svgImage(
    26,
    4000,
    `<circle cx="13" cy="8" r="5" fill="${glow}"/><circle cx="13" cy="8" r="2.2" fill="${lamp}"/>`,
  )

const gloss = 'linear-gradient(rgb(255 255 255/.5),rgb(255 255 255/.14) 46%,transparent 47%)'

export const duskTexture: ModeTokens['texture'] = {
  page: `${lights('rgb(255 179 31/.05)', 'rgb(255 106 95/.05)')},linear-gradient(#34123f,#200f2e 520px)`,
  surface: 'linear-gradient(rgb(255 255 255/.03),transparent 120px)',
  raised: `${bulbs('#ffd98a', 'rgb(255 179 31/.25)')},radial-gradient(140% 70px at 50% 0,rgb(255 179 31/.16),transparent)`,
  accent: gloss,
  bar: `${stripes('rgb(255 106 95/.09)')},linear-gradient(#45205c,#321745)`,
  trim: awning('#ff6a5f', '#fff0d9', '#ffd257'),
}

export const afternoonTexture: ModeTokens['texture'] = {
  page: `${lights('rgb(255 171 20/.1)', 'rgb(255 106 95/.08)')},linear-gradient(#cfeaf7,#fff0d9 480px)`,
  surface: 'none',
  raised: `${bulbs('#f0890c', 'rgb(255 171 20/.3)')},radial-gradient(140% 60px at 50% 0,rgb(255 171 20/.18),transparent)`,
  accent: gloss,
  bar: `${stripes('rgb(207 47 60/.1)')},linear-gradient(#fff,#fff5e3)`,
  trim: awning('#e8454b', '#ffcf5a', '#ff8a3d'),
}
