import { applyTheme } from '@marquee/theme'
import './fonts.css'
import { theme } from './theme.ts'

applyTheme(':root', theme)
