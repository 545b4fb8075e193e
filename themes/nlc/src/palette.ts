import type { ColorTokens } from '@marquee/theme'

/** Two in the morning on the roof: black glass and two tubes of light. */
export const night: ColorTokens = {
  page: '#07080e', surface: '#0d0f18', raised: '#151826', sunken: '#030409',
  accent: '#19e3ff', accentContrast: '#00161b', accentText: '#4beaff',
  second: '#ff3da6', secondContrast: '#220012', secondText: '#ff77c1',
  positive: '#3df5a5', positiveContrast: '#002012', positiveText: '#6bf8bb',
  caution: '#ffc53d', cautionContrast: '#201500', cautionText: '#ffd268',
  critical: '#ff5468', criticalContrast: '#240006', criticalText: '#ff8593',
  textPrimary: '#f2f4ff', textSecondary: '#9aa3c2',
  border: '#272c42', borderControl: '#707a9e', focus: '#19e3ff',
  coins: '#ffd268', entries: '#ff8fcc',
}

/** First light: the towers are haze and the tubes are ink. */
export const dawn: ColorTokens = {
  page: '#eceef7', surface: '#f6f7fc', raised: '#ffffff', sunken: '#dde1ef',
  accent: '#006a86', accentContrast: '#ffffff', accentText: '#005d76',
  second: '#b8006b', secondContrast: '#ffffff', secondText: '#a0005d',
  positive: '#00734a', positiveContrast: '#ffffff', positiveText: '#00613e',
  caution: '#ffc02e', cautionContrast: '#201500', cautionText: '#704c00',
  critical: '#c0142f', criticalContrast: '#ffffff', criticalText: '#a90f27',
  textPrimary: '#0b0d1a', textSecondary: '#444c6b',
  border: '#c6cce0', borderControl: '#636c90', focus: '#b8006b',
  coins: '#704c00', entries: '#a0005d',
}
