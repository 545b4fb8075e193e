import { svgCover, svgImage, type ModeTokens } from '@marquee/theme'

/** A full moon low behind the page's top right corner, with a thin halo. */
const moon = (disc: string, halo: string) =>
  svgCover(
    `<g transform="translate(0 150)" fill="none"><circle cx="88%" r="119" fill="${disc}"/><circle cx="88%" r="149" stroke="${halo}"/></g>`,
  )

const fibres = (ink: string) =>
  svgImage(
    150,
    170,
    `<path d="M12 30q14-9 26 2M96 18q6 12 20 9M60 92q16 6 24-8M18 138q10 8 4 20M122 120q-10 12 4 22" fill="none" stroke="${ink}" stroke-opacity=".13" stroke-width=".8"/>`,
  )

/** A window lattice, one hairline wide. */
const fret = (ink: string) =>
  svgImage(
    28,
    12,
    `<path d="M0 .5h28M0 11.5h28M2 9V3h10v6H6V6h2M16 3v6h10V3h-6v3h2" fill="none" stroke="${ink}"/>`,
  )

export const duskTexture: ModeTokens['texture'] = {
  page: `${moon('rgb(240 217 164/.07)', 'rgb(240 217 164/.22)')},${fibres('#86d8b6')}`,
  surface: 'none',
  raised: 'radial-gradient(120% 90% at 100% 0,rgb(116 205 169/.1),transparent 60%)',
  accent: 'linear-gradient(#8edbb9,#69c29d)',
  bar: 'linear-gradient(#13231d,#0e1a16)',
  trim: fret('#4c8a72'),
}

export const morningTexture: ModeTokens['texture'] = {
  page: `${moon('rgb(226 99 63/.13)', 'rgb(184 57 27/.35)')},${fibres('#6a5426')}`,
  surface: 'none',
  raised: 'radial-gradient(120% 90% at 100% 0,rgb(27 106 81/.06),transparent 60%)',
  accent: 'linear-gradient(#22785d,#185f48)',
  bar: 'linear-gradient(#fffbf2,#f5eddc)',
  trim: fret('#1b6a51'),
}
