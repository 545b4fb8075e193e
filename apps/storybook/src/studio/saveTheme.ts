import { readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { leavesOf, type TokenPath } from '@marquee/theme/dtcg'
import type { ThemeTokens } from '@marquee/theme'
import { format, type FormatConfig } from 'oxfmt'
import { folderOf } from '../brand/folderOf.ts'
import { editTheme } from './editTheme.ts'

const style: FormatConfig = { singleQuote: true, semi: false, printWidth: 100 }

/**
 * Writes changed values into a theme's own files.
 * @param root the folder of all themes
 * @param tokens the theme as its files say it
 * @returns the files that were written, relative to `root`
 * @throws when there is no such theme, or a value stands where it cannot be edited; nothing is written then.
 */
export async function saveTheme(
  root: string,
  tokens: ThemeTokens,
  changes: ReadonlyMap<TokenPath, string>,
): Promise<string[]> {
  const folder = folderOf(tokens.key)
  if (!readdirSync(root).includes(folder)) throw new Error(`There is no theme '${folder}'.`)
  const known = leavesOf(tokens)
  for (const [path, value] of changes)
    if (!known.has(path) || typeof value !== 'string' || /[\r\n\\]/.test(value))
      throw new Error(`'${path}' is no token of a theme, or its value is no single line of text.`)
  const files = editTheme(join(root, folder, 'src'), [...known.keys()], changes)
  const formatted: [string, string][] = []
  for (const [file, text] of files) {
    const { code, errors } = await format(file, text, style)
    if (errors[0]) throw new Error(`${file} would be broken: ${errors[0].message}`)
    formatted.push([file, code])
  }
  for (const [file, code] of formatted) writeFileSync(file, code)
  return formatted.map(([file]) => relative(root, file))
}
