export { applyTheme } from './applyTheme.ts'
export {
  contrastPairs,
  contrastProblems,
  contrastRatio,
  luminance,
  type ContrastPair,
} from './contrast.ts'
export { constantVars, modeVars, vars } from './contract.css.ts'
export { makeTheme, type Theme } from './makeTheme.ts'
export { svgCover, svgImage } from './svgImage.ts'
export type { ThemeArt, ThemePackage, ThemeShapes } from './themePackage.ts'
export { themeRules } from './themeRules.ts'
export { screens, spaceScale, typeScale } from './tokens.ts'
export type { ColorTokens, Hex, MailComposition, ModeTokens, ThemeTokens } from './tokens.ts'
