import type { ThemePackage } from '@marquee/theme'
import empty from './art/empty.svg?url&no-inline'
import hero from './art/hero.svg?url&no-inline'
import heroNarrow from './art/heroNarrow.svg?url&no-inline'
import logo from './art/logo.svg?url&no-inline'
import mark from './art/mark.svg?url&no-inline'
import notFound from './art/notFound.svg?url&no-inline'
import reward from './art/reward.svg?url&no-inline'
import trouble from './art/trouble.svg?url&no-inline'

export const wireframe: ThemePackage = {
  key: 'wireframe',
  art: { logo, mark, hero, heroNarrow, notFound, empty, trouble, reward },
  preloadFonts: [],
  themeColor: { dark: '#1a1a1a', light: '#f4f4f4' },
}
