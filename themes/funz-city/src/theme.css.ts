import { applyTheme } from '@marquee/theme'
import { theme } from './theme.ts'

applyTheme(':root', theme)
