import type { ColorTokens, Hex } from '@marquee/theme'

/** The browser's bar takes this colour; a bundle that wants no more takes no more. */
export const page: Record<'dark' | 'light', Hex> = { dark: '#06272d', light: '#f8ecd2' }

/** Petrol night on the highway, neon cherry and chrome. */
export const dark: ColorTokens = {
  page: page.dark,
  surface: '#0b343b',
  raised: '#11434b',
  sunken: '#041c21',
  accent: '#c8102e',
  accentContrast: '#fff6e4',
  accentText: '#ffa3ab',
  second: '#f0e2c4',
  secondContrast: '#10363d',
  secondText: '#f3e6c8',
  positive: '#3fb27f',
  positiveContrast: '#04231a',
  positiveText: '#74e0ae',
  caution: '#f2b134',
  cautionContrast: '#2b1c00',
  cautionText: '#ffcb6b',
  critical: '#ff8a80',
  criticalContrast: '#3a0608',
  criticalText: '#ffb1aa',
  textPrimary: '#fff8ea',
  textSecondary: '#b9d3d3',
  border: '#24565e',
  borderControl: '#84adaf',
  focus: '#ffd36b',
  coins: '#ffd166',
  entries: '#8ff0dc',
}

/** Noon at the counter: vanilla walls, teal formica, cherry vinyl. */
export const light: ColorTokens = {
  page: page.light,
  surface: '#fdf6e5',
  raised: '#fffdf8',
  sunken: '#eadcbb',
  accent: '#c00f2b',
  accentContrast: '#fff6e4',
  accentText: '#a60d25',
  second: '#0d5f68',
  secondContrast: '#fff6e4',
  secondText: '#0b5660',
  positive: '#1d7a50',
  positiveContrast: '#ffffff',
  positiveText: '#14603e',
  caution: '#f0a92a',
  cautionContrast: '#2b1c00',
  cautionText: '#7a4700',
  critical: '#a11313',
  criticalContrast: '#ffffff',
  criticalText: '#971010',
  textPrimary: '#10343a',
  textSecondary: '#3b575b',
  border: '#d9c79c',
  borderControl: '#6c7f7b',
  focus: '#0a6a75',
  coins: '#7a4d00',
  entries: '#005c52',
}
