import marcellusFont from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url&no-inline'
import type { ThemePackage } from '@marquee/theme'
import empty from './art/empty.svg?url&no-inline'
import hero from './art/hero.svg?url&no-inline'
import heroNarrow from './art/heroNarrow.svg?url&no-inline'
import logo from './art/logo.svg?url&no-inline'
import mark from './art/mark.svg?url&no-inline'
import notFound from './art/notFound.svg?url&no-inline'
import reward from './art/reward.svg?url&no-inline'
import trouble from './art/trouble.svg?url&no-inline'
// Here, not in theme.css.ts: a plain stylesheet imported there is left out of the build.
import './fonts.css'

export const tao: ThemePackage = {
  key: 'tao',
  art: { logo, mark, hero, heroNarrow, notFound, empty, trouble, reward },
  preloadFonts: [marcellusFont],
  themeColor: { dark: '#0c1613', light: '#f2ead9' },
  shapes: { box: 'lantern', drum: 'bowl', ticket: 'scroll' },
}
