import { constantVars, modeVars, themeRules, type ThemeTokens } from '@marquee/theme'

const declarations = (names: object, values: object): string[] =>
  Object.entries(names).flatMap(([part, name]: [string, unknown]) => {
    const value = (values as Record<string, unknown>)[part]
    return typeof name === 'string'
      ? [`${name.slice(4, -1)}:${String(value)}`]
      : declarations(name as object, value as object)
  })

const rule = (selector: string, names: object, values: object) =>
  `${selector}{${declarations(names, values).join(';')}}`

/** A draft as a stylesheet that outweighs the theme's own, wherever on the page it is worn. */
export function draftStyles(tokens: ThemeTokens): string {
  const { constant, dark, light } = themeRules(`[data-theme="${tokens.key}"][data-theme]`, tokens)
  return [
    rule(constant.selector, constantVars, constant.values),
    rule(dark.selector, modeVars, dark.values),
    rule(light.selector, modeVars, light.values),
  ].join('\n')
}

/** The stylesheet of drafts that a page wears; null before the first. */
export const sheetOf = (page: Document): HTMLStyleElement | null =>
  page.querySelector('style[data-theme-studio]')

/** Dresses a page in styles; what was worn before is taken off. */
export function dressIn(styles: string, page: Document = document): void {
  const known = sheetOf(page)
  const sheet = known ?? page.createElement('style')
  sheet.dataset['themeStudio'] = ''
  sheet.textContent = styles
  if (!known) page.head.append(sheet)
}

/** Dresses the page in drafts; what was worn before is taken off. */
export const dress = (drafts: readonly ThemeTokens[], page: Document = document): void =>
  dressIn(drafts.map(draftStyles).join('\n'), page)
