import type { Mode, TokenPath } from '@marquee/theme/dtcg'
import { type ThemeTokens } from '@marquee/theme'
import { pairsOf, type Role } from '../judgeColour.ts'

export interface Group {
  title: string
  paths: readonly TokenPath[]
}

const palette: Record<string, readonly Role[]> = {
  Grounds: ['page', 'surface', 'raised', 'sunken'],
  Text: ['textPrimary', 'textSecondary'],
  Accent: ['accent', 'accentContrast', 'accentText'],
  Second: ['second', 'secondContrast', 'secondText'],
  Lines: ['border', 'borderControl', 'focus'],
  Balances: ['coins', 'entries'],
  Positive: ['positive', 'positiveContrast', 'positiveText'],
  Caution: ['caution', 'cautionContrast', 'cautionText'],
  Critical: ['critical', 'criticalContrast', 'criticalText'],
}

const all = (group: object, path: string) => Object.keys(group).map((name) => `${path}.${name}`)

/** What each tab of the panel has to edit, in the mode that is shown. */
export function tabsOf(tokens: ThemeTokens, mode: Mode): Record<string, Group[]> {
  const { font, radius, shape, line, density, heading, icon, motion } = tokens
  return {
    Palette: Object.entries(palette).map(([title, roles]) => ({
      title,
      paths: roles.map((role) => `${mode}.color.${role}`),
    })),
    Type: [{ title: 'Type', paths: all(font, 'font') }],
    Shape: [
      { title: 'Radius', paths: all(radius, 'radius') },
      { title: 'Outline', paths: all(shape, 'shape') },
      { title: 'Lines', paths: all(line, 'line') },
      { title: 'Icons', paths: all(icon, 'icon') },
      { title: 'Space', paths: all(density, 'density') },
      { title: 'Motion', paths: all(motion, 'motion') },
    ],
    Texture: [
      { title: 'Textures', paths: all(tokens[mode].texture, `${mode}.texture`) },
      {
        title: 'Shadows and scrim',
        paths: [...all(tokens[mode].elevation, `${mode}.elevation`), `${mode}.scrim`],
      },
      { title: 'Trim', paths: ['trim.height', 'trim.size'] },
      { title: 'Headings', paths: all(heading, 'heading') },
    ],
  }
}

/** `dark.color.textPrimary` as words: Text primary. */
export function labelOf(path: TokenPath): string {
  const words = (path.split('.').at(-1) ?? '').replace(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The pair of a role that comes nearest to failing; undefined for a role without pairs. */
export function tightestPair(tokens: ThemeTokens, path: TokenPath) {
  const [mode, group, role] = path.split('.')
  if (group !== 'color') return undefined
  return pairsOf(tokens[mode as Mode].color, role as Role).toSorted(
    (one, other) => one.ratio / one.minimum - other.ratio / other.minimum,
  )[0]
}
