import type { Brand } from '@marquee/core'
import type { AppIcon } from './icons.ts'

/** What a system needs to install the site. Themes are dark unless a player chooses otherwise. */
export function makeManifest(
  { name, theme }: Pick<Brand, 'name' | 'theme'>,
  icons: AppIcon[],
): Record<string, unknown> {
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    dir: 'ltr',
    theme_color: theme.themeColor.dark,
    background_color: theme.themeColor.dark,
    categories: ['games', 'entertainment'],
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
  }
}
