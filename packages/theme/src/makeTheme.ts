import { contrastProblems } from './contrast.ts'
import type { ModeTokens, ThemeTokens } from './tokens.ts'

export interface Theme {
  key: string
  tokens: ThemeTokens
}

const hex = /^#[0-9a-f]{6}$/i

const modes = ['dark', 'light'] as const
type Mode = (typeof modes)[number]

function colourProblems(theme: ThemeTokens, mode: Mode): string[] {
  return Object.entries(theme[mode].color)
    .filter(([, value]) => !hex.test(value))
    .map(([role, value]) => `${role} is '${value}', which is not an opaque #rrggbb colour`)
}

/** `harbourLights` is the theme of `themes/harbour-lights`. */
const folderOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Columns of a section's head: nothing, the title, what can be done. A title in the middle stands in the
 * middle of the page, however wide the last column is.
 */
const headColumns = {
  start: '0 minmax(0, 1fr) auto',
  center: 'minmax(0, 1fr) fit-content(94%) minmax(min-content, 1fr)',
} as const

/** What is wrong, a line for each mode: the colours themselves, else what does not stand out. */
function problemsOf(tokens: ThemeTokens): string[] {
  const inMode = (find: (mode: Mode) => string[]) =>
    modes.flatMap((mode) => {
      const found = find(mode)
      return found.length ? [`${mode}: ${found.join('; ')}`] : []
    })
  const colours = inMode((mode) => colourProblems(tokens, mode))
  return colours.length ? colours : inMode((mode) => contrastProblems(tokens[mode].color))
}

/**
 * Turns a brand's tokens into a theme.
 * @throws when a colour is not `#rrggbb` or a text/surface pair is below its contrast: every pair is
 * named, so that one edit mends them all, in four lines.
 */
export function makeTheme(tokens: ThemeTokens): Theme {
  const problems = problemsOf(tokens)
  if (problems.length) {
    throw new Error(
      `Theme '${tokens.key}' cannot be used:\n  ${problems.join('\n  ')}\nChange these colours in themes/${folderOf(tokens.key)}/src (palette.ts or theme.ts).`,
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
