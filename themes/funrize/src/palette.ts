import type { ColorTokens } from '@marquee/theme'

/** The fair after sunset: plum sky, marigold bulbs. */
export const dusk: ColorTokens = {
  page: '#200f2e', surface: '#2b163c', raised: '#3a1f4f', sunken: '#160920',
  accent: '#ffb31f', accentContrast: '#2a1100', accentText: '#ffc24a',
  second: '#ff6a5f', secondContrast: '#2b0508', secondText: '#ff9a8f',
  positive: '#4fd6a0', positiveContrast: '#04210f', positiveText: '#6fe2b4',
  caution: '#ffd84d', cautionContrast: '#2a1b00', cautionText: '#ffe07a',
  critical: '#ff5c8a', criticalContrast: '#2c0212', criticalText: '#ff9ab7',
  textPrimary: '#fff3e2', textSecondary: '#d0b6dc',
  border: '#533066', borderControl: '#a37fb8', focus: '#ffe08a',
  coins: '#ffc94a', entries: '#8fe3ff',
}

/** The fair on a Sunday afternoon: striped canvas in full sun. */
export const afternoon: ColorTokens = {
  page: '#fff0d9', surface: '#fff8ec', raised: '#ffffff', sunken: '#fbe0bb',
  accent: '#ffab14', accentContrast: '#2a1100', accentText: '#854000',
  second: '#cf2f3c', secondContrast: '#ffffff', secondText: '#b01f2e',
  positive: '#0c7a55', positiveContrast: '#ffffff', positiveText: '#086243',
  caution: '#ffd23a', cautionContrast: '#2a1b00', cautionText: '#6f4a00',
  critical: '#b8124f', criticalContrast: '#ffffff', criticalText: '#9f0d43',
  textPrimary: '#351241', textSecondary: '#67446f',
  border: '#ecc898', borderControl: '#96664e', focus: '#7a1f8f',
  coins: '#854000', entries: '#0a5a86',
}
