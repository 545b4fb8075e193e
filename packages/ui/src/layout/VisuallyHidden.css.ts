import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../style.ts'

export const hidden = style(visuallyHidden)
