import { constantAssignment, modeAssignment } from './makeTheme.ts'
import type { ThemeTokens } from './tokens.ts'

/**
 * Which values a theme gives its variables, and where. A part of a page that wears another theme has
 * a `data-theme` of its own, and takes nothing from the theme around it.
 */
export const themeRules = (selector: string, tokens: ThemeTokens) => ({
  constant: { selector, values: constantAssignment(tokens) },
  dark: {
    selector: `${selector}, ${selector} [data-mode='dark']:not([data-theme])`,
    values: modeAssignment(tokens.dark),
  },
  light: { selector: `${selector}[data-mode='light']`, values: modeAssignment(tokens.light) },
})
