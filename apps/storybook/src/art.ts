import type { ThemeArt, ThemePackage } from '@marquee/theme'
import { folderOf } from './brand/folderOf.ts'

/** Every theme with its drawings, by its file: a package exports one, under the name of its brand. */
const packages = import.meta.glob<Record<string, ThemePackage>>('../../../themes/*/src/index.ts', {
  eager: true,
})

/** The drawings of a theme. @throws where there is no theme of that key. */
export function artOf(key: string): ThemeArt {
  const file = `themes/${folderOf(key)}/src/index.ts`
  const found = Object.values(packages[`../../../${file}`] ?? {}).find((each) => each.key === key)
  if (!found)
    throw new Error(
      `${file} exports no theme with the key '${key}': look for a misspelt key there.`,
    )
  return found.art
}
