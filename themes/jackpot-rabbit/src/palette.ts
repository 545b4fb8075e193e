import type { ColorTokens, Hex } from '@marquee/theme'

/** The browser's bar takes this colour; a bundle that wants no more takes no more. */
export const page: Record<'dark' | 'light', Hex> = { dark: '#1d0a26', light: '#eee4f2' }

/** The house lights are down: velvet aubergine, footlights and gold leaf. */
export const dark: ColorTokens = {
  page: page.dark,
  surface: '#2a1036',
  raised: '#381747',
  sunken: '#13051a',
  accent: '#e8bb52',
  accentContrast: '#2a0d33',
  accentText: '#f0c968',
  second: '#f4ead2',
  secondContrast: '#2d1238',
  secondText: '#f4ead2',
  positive: '#5cc79a',
  positiveContrast: '#06261a',
  positiveText: '#86e0b8',
  caution: '#f0a04b',
  cautionContrast: '#2e1500',
  cautionText: '#f7bd80',
  critical: '#ff8f9c',
  criticalContrast: '#3b0312',
  criticalText: '#ffb3bc',
  textPrimary: '#fbf3e2',
  textSecondary: '#d2bfd9',
  border: '#57316a',
  borderControl: '#a98ab8',
  focus: '#ffe29a',
  coins: '#f5cc6a',
  entries: '#b9e6ff',
}

/** The foyer at the matinee: lilac marble, ivory cards, gilt edges. */
export const light: ColorTokens = {
  page: page.light,
  surface: '#f8f2f7',
  raised: '#fffdf6',
  sunken: '#e0d1e6',
  accent: '#4a1561',
  accentContrast: '#fdf3dc',
  accentText: '#5b1a76',
  second: '#c9962f',
  secondContrast: '#2a0d33',
  secondText: '#6d4500',
  positive: '#21704d',
  positiveContrast: '#ffffff',
  positiveText: '#175a3c',
  caution: '#e39a2d',
  cautionContrast: '#2e1500',
  cautionText: '#7a4300',
  critical: '#a5173c',
  criticalContrast: '#ffffff',
  criticalText: '#951233',
  textPrimary: '#2a0d33',
  textSecondary: '#5a3f66',
  border: '#cdb6d6',
  borderControl: '#7d618a',
  focus: '#7a4f00',
  coins: '#6d4500',
  entries: '#0d4f78',
}
