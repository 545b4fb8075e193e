import type { ColorTokens } from '@marquee/theme'

/** The garden after dusk: ink over green, jade where the lanterns fall. */
export const dusk: ColorTokens = {
  page: '#0c1613', surface: '#111f1a', raised: '#182a24', sunken: '#070e0c',
  accent: '#74cda9', accentContrast: '#05150f', accentText: '#86d8b6',
  second: '#e2633f', secondContrast: '#190602', secondText: '#ff9b7a',
  positive: '#8fc96a', positiveContrast: '#0a1403', positiveText: '#a5d783',
  caution: '#e5b45a', cautionContrast: '#1a1000', cautionText: '#ecc47c',
  critical: '#e8798a', criticalContrast: '#22040a', criticalText: '#f29dab',
  textPrimary: '#f2ead8', textSecondary: '#a9b8ab',
  border: '#2b4038', borderControl: '#74897d', focus: '#f0d9a4',
  coins: '#ecc47c', entries: '#86d8b6',
}

/** The same garden in the morning: ink on rice paper. */
export const morning: ColorTokens = {
  page: '#f2ead9', surface: '#f8f2e5', raised: '#fffbf2', sunken: '#e8ddc7',
  accent: '#1b6a51', accentContrast: '#fbf6ea', accentText: '#155a44',
  second: '#b8391b', secondContrast: '#fff6ec', secondText: '#982b12',
  positive: '#47702a', positiveContrast: '#ffffff', positiveText: '#375b1f',
  caution: '#dca544', cautionContrast: '#1f1300', cautionText: '#714800',
  critical: '#a32444', criticalContrast: '#ffffff', criticalText: '#8f1c3a',
  textPrimary: '#17221d', textSecondary: '#48574d',
  border: '#d3c5a8', borderControl: '#6f7562', focus: '#155a44',
  coins: '#714800', entries: '#155a44',
}
