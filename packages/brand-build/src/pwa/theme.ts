import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Theme } from '@marquee/theme'

/** Drawings that a build writes under names that stay, as the platform names them in offers and streaks. */
export const namedDrawings = ['reward', 'hero', 'heroNarrow'] as const

export interface ThemeSources {
  tokens: Theme['tokens']
  /** Source of one of the theme's drawings, for example `icon`. */
  art: (name: string) => Buffer
}

/**
 * The theme that the app in `root` depends on, as sources: what is rendered when it is built.
 * @throws when the app depends on no theme package, or on several.
 */
export async function readTheme(root: string): Promise<ThemeSources> {
  const manifest = path.join(root, 'package.json')
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const themes = Object.keys(dependencies).filter((name) => name.startsWith('@marquee/theme-'))
  const [name] = themes
  if (!name || themes.length > 1) {
    throw new Error(
      `${manifest} depends on ${themes.length} theme packages, but a brand has one. List one '@marquee/theme-<brand>'.`,
    )
  }
  const file = createRequire(manifest).resolve(`${name}/theme`)
  const { theme } = (await import(pathToFileURL(file).href)) as { theme: Theme }
  return {
    tokens: theme.tokens,
    art: (drawing) => readFileSync(path.join(path.dirname(file), 'art', `${drawing}.svg`)),
  }
}
