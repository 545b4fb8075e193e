import type { ThemePackage } from '@marquee/theme'
import displayFont from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url&no-inline'
import empty from './art/empty.svg?url'
import hero from './art/hero.svg?url'
import heroNarrow from './art/heroNarrow.svg?url'
import logo from './art/logo.svg?url'
import mark from './art/mark.svg?url'
import notFound from './art/notFound.svg?url'
import reward from './art/reward.svg?url'
import trouble from './art/trouble.svg?url'
import { theme } from './theme.ts'

export const jackpotRabbit: ThemePackage = {
  key: theme.key,
  art: { logo, mark, hero, heroNarrow, notFound, empty, trouble, reward },
  preloadFonts: [displayFont],
  themeColor: {
    dark: theme.tokens.dark.color.page,
    light: theme.tokens.light.color.page,
  },
}
