import type { ThemePackage } from '@marquee/theme'
import empty from './art/empty.svg?url'
import hero from './art/hero.svg?url'
import heroNarrow from './art/heroNarrow.svg?url'
import logo from './art/logo.svg?url'
import mark from './art/mark.svg?url'
import notFound from './art/notFound.svg?url'
import reward from './art/reward.svg?url'
import trouble from './art/trouble.svg?url'

export const wireframe: ThemePackage = {
  key: 'wireframe',
  art: { logo, mark, hero, heroNarrow, notFound, empty, trouble, reward },
  preloadFonts: [],
  themeColor: { dark: '#1a1a1a', light: '#f4f4f4' },
}
