import type { ColorTokens, Hex } from '@marquee/theme'

/** The browser's bar takes this colour; a bundle that wants no more takes no more. */
export const page: Record<'dark' | 'light', Hex> = { dark: '#0a3379', light: '#bfe6ff' }

/** Bedtime in the toy box: saturated blue, everything still brightly painted. */
export const dark: ColorTokens = {
  page: page.dark,
  surface: '#0e3f92',
  raised: '#1450ae',
  sunken: '#082a66',
  accent: '#ffcb1f',
  accentContrast: '#3a2300',
  accentText: '#ffd84a',
  second: '#5fe3b0',
  secondContrast: '#06352a',
  secondText: '#7df0c4',
  positive: '#48d68c',
  positiveContrast: '#04291a',
  positiveText: '#86f2bb',
  caution: '#ffa63d',
  cautionContrast: '#351a00',
  cautionText: '#ffd09a',
  critical: '#ff7f87',
  criticalContrast: '#3d0208',
  criticalText: '#ffd2d5',
  textPrimary: '#ffffff',
  textSecondary: '#d3e6ff',
  border: '#2f6cc9',
  borderControl: '#9cc4ff',
  focus: '#fff06b',
  coins: '#ffdf6b',
  entries: '#8ff5cd',
}

/** Playtime: open sky, white clouds, painted wood. */
export const light: ColorTokens = {
  page: page.light,
  surface: '#e4f5ff',
  raised: '#ffffff',
  sunken: '#a6d8f7',
  accent: '#ffc914',
  accentContrast: '#3a2300',
  accentText: '#704200',
  second: '#1fb183',
  secondContrast: '#02241a',
  secondText: '#00573e',
  positive: '#1a7f50',
  positiveContrast: '#ffffff',
  positiveText: '#0b5936',
  caution: '#ff9a2e',
  cautionContrast: '#351a00',
  cautionText: '#7d3c00',
  critical: '#c9202d',
  criticalContrast: '#ffffff',
  criticalText: '#a81420',
  textPrimary: '#0a2860',
  textSecondary: '#24477c',
  border: '#86c2ea',
  borderControl: '#3f6ea8',
  focus: '#0b3fa8',
  coins: '#6d4500',
  entries: '#005742',
}
