import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ColorTokens, Theme } from '@marquee/theme'

/** What a mail takes from a brand's theme. */
export interface MailLook {
  color: ColorTokens
  font: string
  display: string
  radius: string
}

/** `fortuneWheelz` lives in `apps/fortune-wheelz` and `themes/fortune-wheelz`. */
const folderOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const apps = new URL('../../../../apps/', import.meta.url)

/** The theme that a brand's app depends on. @throws when it has none. */
async function themeOf(key: string): Promise<Theme> {
  const folder = folderOf(key)
  const manifest = new URL(`${folder}/package.json`, apps)
  const file = createRequire(manifest).resolve(`@marquee/theme-${folder}/theme`)
  const { theme } = (await import(pathToFileURL(file).href)) as { theme: Theme }
  return theme
}

/** Mail programs have no web fonts: what stands behind the brand's own in its list is used as well. */
const withoutMetrics = (family: string): string => family.replace(/'[^']* Fallback',\s*/, '')

/** How mails of a brand look. Its theme is fetched with its first mail. */
export async function lookOf(brand: string): Promise<MailLook> {
  const { tokens } = await themeOf(brand)
  const { radius } = tokens
  return {
    // Mails are read on white or dark ground as the reader's program likes: light is right on both.
    color: tokens.light.color,
    font: withoutMetrics(tokens.font.text),
    display: withoutMetrics(tokens.font.display),
    radius: /^\d+(px|rem)$/.test(radius.control) ? radius.control : '6px',
  }
}
