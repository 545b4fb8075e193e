import type { ColorTokens, Hex } from '@marquee/theme'

/** The browser's bar takes this colour; a bundle that wants no more takes no more. */
export const page: Record<'dark' | 'light', Hex> = { dark: '#12103a', light: '#efd5a6' }

/** The camp at night: indigo sky, scarlet cloth, sand by lamplight. */
export const dark: ColorTokens = {
  page: page.dark,
  surface: '#1a174c',
  raised: '#241f60',
  sunken: '#0b0a29',
  accent: '#c22911',
  accentContrast: '#fff3e0',
  accentText: '#ffa58f',
  second: '#e9c98f',
  secondContrast: '#241a4d',
  secondText: '#eecf98',
  positive: '#56bf9b',
  positiveContrast: '#05251d',
  positiveText: '#85dfc0',
  caution: '#f3a93c',
  cautionContrast: '#2d1700',
  cautionText: '#fbc679',
  critical: '#ff8d7a',
  criticalContrast: '#3b0704',
  criticalText: '#ffb4a6',
  textPrimary: '#fdf1dc',
  textSecondary: '#c6bfe0',
  border: '#3b3480',
  borderControl: '#918bc9',
  focus: '#ffd27a',
  coins: '#ffcf70',
  entries: '#9fe3f2',
}

/** The dunes at noon: hot sand, bleached linen, indigo shade. */
export const light: ColorTokens = {
  page: page.light,
  surface: '#f7e6c5',
  raised: '#fff6e3',
  sunken: '#e2c28b',
  accent: '#b8260e',
  accentContrast: '#fff4e2',
  accentText: '#8f1a06',
  second: '#34277d',
  secondContrast: '#fff4e2',
  secondText: '#34277d',
  positive: '#246b54',
  positiveContrast: '#ffffff',
  positiveText: '#17513e',
  caution: '#e8912a',
  cautionContrast: '#2d1700',
  cautionText: '#6d3600',
  critical: '#9c1230',
  criticalContrast: '#ffffff',
  criticalText: '#8a0e28',
  textPrimary: '#211847',
  textSecondary: '#4d3f63',
  border: '#d0a968',
  borderControl: '#7c6440',
  focus: '#34277d',
  coins: '#623a00',
  entries: '#0a4a63',
}
