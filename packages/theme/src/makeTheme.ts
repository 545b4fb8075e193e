import { contrastProblems } from './contrast.ts'
import type { ModeTokens, ThemeTokens } from './tokens.ts'

export interface Theme {
  key: string
  tokens: ThemeTokens
}

const hex = /^#[0-9a-f]{6}$/i

function colourProblems(theme: ThemeTokens, mode: 'dark' | 'light'): string[] {
  return Object.entries(theme[mode].color)
    .filter(([, value]) => !hex.test(value))
    .map(
      ([role, value]) =>
        `${mode}.color.${role} is '${value}', which is not an opaque #rrggbb colour`,
    )
}

/**
 * Columns of a section's head: nothing, the title, what can be done. A title in the middle stands in the
 * middle of the page, however wide the last column is.
 */
const headColumns = {
  start: '0 minmax(0, 1fr) auto',
  center: 'minmax(0, 1fr) fit-content(70%) minmax(min-content, 1fr)',
} as const

/**
 * Turns a brand's tokens into a theme.
 * @throws when a colour is not `#rrggbb` or a text/surface pair is below its contrast: every pair is
 * named, so that one edit mends them all.
 */
export function makeTheme(tokens: ThemeTokens): Theme {
  const problems = [...colourProblems(tokens, 'dark'), ...colourProblems(tokens, 'light')]
  const contrast = problems.length
    ? []
    : (['dark', 'light'] as const).flatMap((mode) =>
        contrastProblems(tokens[mode].color).map((problem) => `${mode}: ${problem}`),
      )
  const all = [...problems, ...contrast]
  if (all.length) {
    throw new Error(
      `Theme '${tokens.key}' cannot be used:\n  ${all.join('\n  ')}\nChange these tokens in themes/${tokens.key}'s tokens.`,
    )
  }
  return { key: tokens.key, tokens }
}

/** The half of the contract that one mode fills. */
export const modeAssignment = ({ color, scrim, elevation, texture }: ModeTokens) => ({
  color,
  scrim,
  elevation,
  texture,
})

/** The half of the contract that does not change with the mode. */
export const constantAssignment = (tokens: ThemeTokens) => ({
  font: tokens.font,
  radius: tokens.radius,
  shape: tokens.shape,
  line: tokens.line,
  trim: tokens.trim,
  heading: { ...tokens.heading, columns: headColumns[tokens.heading.align] },
  icon: tokens.icon,
  motion: tokens.motion,
  density: tokens.density,
})
