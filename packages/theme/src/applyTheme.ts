import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { constantVars, modeVars } from './contract.css.ts'
import { themeRules } from './themeRules.ts'
import type { Theme } from './makeTheme.ts'

/**
 * Writes a theme's variables under a selector; called from a `.css.ts` file. An app passes `:root`,
 * Storybook one attribute selector per theme. Dark is the default, `data-mode='light'` the other; a
 * part of a page that stands on a night scene says `data-mode='dark'` and stays dark in both.
 */
export function applyTheme(selector: string, { tokens }: Theme): void {
  const { constant, dark, light } = themeRules(selector, tokens)
  createGlobalTheme(constant.selector, constantVars, constant.values)
  createGlobalTheme(dark.selector, modeVars, dark.values)
  createGlobalTheme(light.selector, modeVars, light.values)
  globalStyle(selector, {
    '@media': {
      '(prefers-contrast: more)': {
        vars: { [modeVars.color.border]: modeVars.color.textSecondary },
      },
    },
  })
}
