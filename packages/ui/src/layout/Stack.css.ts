import { style, styleVariants } from '@vanilla-extract/css'
import { spaceScale } from '@marquee/theme'
import { type Space, space } from '../style.ts'

const steps = Object.fromEntries(
  Object.keys(spaceScale).map((step) => [step, { gap: space(Number(step) as Space) }]),
) as Record<Space, { gap: string }>

export const gap = styleVariants(steps)

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
export const noWrap = style({ flexWrap: 'nowrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
