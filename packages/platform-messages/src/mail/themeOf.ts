import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { folderOf } from '@marquee/platform-kernel/brandSettings'
import type { Theme } from '@marquee/theme'

const apps = new URL('../../../../apps/', import.meta.url)

/**
 * The theme that a brand's app depends on, fetched when it is first asked for. A packed platform has
 * all of them in it, in this file's place.
 * @throws when the brand has none.
 */
export async function themeOf(key: string): Promise<Theme> {
  const folder = folderOf(key)
  const manifest = new URL(`${folder}/package.json`, apps)
  const file = createRequire(manifest).resolve(`@marquee/theme-${folder}/theme`)
  const { theme } = (await import(pathToFileURL(file).href)) as { theme: Theme }
  return theme
}
