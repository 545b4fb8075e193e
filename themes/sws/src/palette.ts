import type { ColorTokens, Hex } from '@marquee/theme'

/** The browser's bar takes this colour; a bundle that wants no more takes no more. */
export const page: Record<'dark' | 'light', Hex> = { dark: '#04132b', light: '#e0f4f8' }

/** Below the last light: abyss navy, lamp-fish aqua, living coral. */
export const dark: ColorTokens = {
  page: page.dark,
  surface: '#08203f',
  raised: '#0d2c54',
  sunken: '#030c1e',
  accent: '#ff7d66',
  accentContrast: '#2b0a05',
  accentText: '#ffa393',
  second: '#57e0d8',
  secondContrast: '#03262c',
  secondText: '#6fe9e0',
  positive: '#4fd39a',
  positiveContrast: '#03261a',
  positiveText: '#80ebbd',
  caution: '#ffc05a',
  cautionContrast: '#301b00',
  cautionText: '#ffd38a',
  critical: '#ff8094',
  criticalContrast: '#3a0310',
  criticalText: '#ffb0bb',
  textPrimary: '#effaff',
  textSecondary: '#a9c6dd',
  border: '#1b4270',
  borderControl: '#6f99c4',
  focus: '#7df3ff',
  coins: '#ffd27a',
  entries: '#7cf0d2',
}

/** The lagoon at noon: clear shallows, white sand, bleached rope. */
export const light: ColorTokens = {
  page: page.light,
  surface: '#f3fbfb',
  raised: '#ffffff',
  sunken: '#c5e7ee',
  accent: '#ff7d66',
  accentContrast: '#2b0a05',
  accentText: '#a32d17',
  second: '#087383',
  secondContrast: '#ffffff',
  secondText: '#06616f',
  positive: '#157a57',
  positiveContrast: '#ffffff',
  positiveText: '#0d5f43',
  caution: '#ffb03b',
  cautionContrast: '#301b00',
  cautionText: '#7a4300',
  critical: '#b3183a',
  criticalContrast: '#ffffff',
  criticalText: '#a01232',
  textPrimary: '#06253d',
  textSecondary: '#375a73',
  border: '#a8d5e0',
  borderControl: '#4d8296',
  focus: '#06616f',
  coins: '#754a00',
  entries: '#00594d',
}
