import type { ModeTokens } from '@marquee/theme'

/** Light from the street on the underside of the haze, cyan from the left, magenta from the right. */
const haze = (cyan: string, magenta: string) =>
  `radial-gradient(60% 520px at 0 0,${cyan},transparent),radial-gradient(60% 620px at 100% 180px,${magenta},transparent)`

const glass = (edge: string, sheen: string) =>
  `linear-gradient(${edge} 0 1px,transparent 1px),linear-gradient(125deg,${sheen},transparent 38%)`

const tubes = (cyan: string, magenta: string) =>
  `linear-gradient(90deg,${cyan},transparent 38%,transparent 62%,${magenta})`

export const nightTexture: ModeTokens['texture'] = {
  page: haze('rgb(25 227 255/.11)', 'rgb(255 61 166/.11)'),
  surface: 'none',
  raised: glass('rgb(255 255 255/.16)', 'rgb(255 255 255/.07)'),
  accent: 'none',
  bar: glass('transparent', 'rgb(25 227 255/.06)'),
  trim: tubes('#19e3ff', '#ff3da6'),
}

export const dawnTexture: ModeTokens['texture'] = {
  page: haze('rgb(0 150 190/.16)', 'rgb(255 90 160/.14)'),
  surface: 'none',
  raised: glass('#fff', 'rgb(0 106 134/.05)'),
  accent: 'none',
  bar: glass('transparent', 'rgb(255 255 255/.8)'),
  trim: tubes('#006a86', '#b8006b'),
}
