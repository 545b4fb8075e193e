import type { ColorTokens } from '@marquee/theme'

/** Under the cloud: wet graphite, one volt line through it. */
export const night: ColorTokens = {
  page: '#14181c', surface: '#1b2126', raised: '#252c33', sunken: '#0d1013',
  accent: '#e6fb12', accentContrast: '#12160a', accentText: '#e6fb12',
  second: '#4db2ff', secondContrast: '#04121f', secondText: '#79c6ff',
  positive: '#2fd98c', positiveContrast: '#03180d', positiveText: '#4fe3a0',
  caution: '#ffb02e', cautionContrast: '#1d1000', cautionText: '#ffc15a',
  critical: '#ff6a57', criticalContrast: '#210400', criticalText: '#ff9485',
  textPrimary: '#f1f5f8', textSecondary: '#a9b7c3',
  border: '#36414b', borderControl: '#7d8d9b', focus: '#e6fb12',
  coins: '#ffd83d', entries: '#79c6ff',
}

/** After the front has passed: wet concrete under a white sky. */
export const day: ColorTokens = {
  page: '#e3e9ee', surface: '#eff3f6', raised: '#ffffff', sunken: '#d5dde4',
  accent: '#dcf200', accentContrast: '#12160a', accentText: '#4c5600',
  second: '#0a5fae', secondContrast: '#ffffff', secondText: '#09549b',
  positive: '#0f7a4a', positiveContrast: '#ffffff', positiveText: '#0b613a',
  caution: '#ffab1a', cautionContrast: '#1d1000', cautionText: '#7a4300',
  critical: '#c22a18', criticalContrast: '#ffffff', criticalText: '#a81f10',
  textPrimary: '#14181c', textSecondary: '#3f4d59',
  border: '#bac6d0', borderControl: '#5d6d7b', focus: '#0a5fae',
  coins: '#6d4e00', entries: '#09549b',
}
