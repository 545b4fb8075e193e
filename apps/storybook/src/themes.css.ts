import { applyTheme } from '@marquee/theme'
import { themes } from './themes.ts'

for (const theme of themes) applyTheme(`[data-theme="${theme.key}"]`, theme)
