import { vars } from '@marquee/theme'
import { whenMoving } from '@marquee/ui/style'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const sky = createVar()
const far = createVar()
const middle = createVar()
const near = createVar()
const ground = createVar()
const foliage = createVar()
const light = createVar()

const mix = (one: string, share: number, other: string) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`

/** The air of a season: by day in the brand's own light, or a night with everything drawn in. */
export const skin = styleVariants({
  neutral: {
    vars: {
      [sky]: mix(color.second, 20, color.surface),
      [far]: mix(color.second, 34, color.raised),
      [middle]: mix(color.positive, 30, color.surface),
      [near]: mix(color.positive, 44, color.raised),
      [ground]: mix(color.positive, 58, color.sunken),
      [foliage]: mix(color.positive, 78, color.sunken),
      [light]: color.caution,
    },
  },
  spooky: {
    vars: {
      [sky]: mix(color.second, 12, color.page),
      [far]: mix(color.second, 16, color.page),
      [middle]: mix(color.accent, 12, color.surface),
      [near]: mix(color.accent, 7, color.sunken),
      [ground]: mix(color.accent, 12, color.raised),
      [foliage]: mix(color.page, 78, color.accent),
      [light]: color.caution,
    },
  },
})

export const air = style({
  backgroundColor: color.page,
  backgroundImage: `linear-gradient(to bottom, ${sky}, ${mix(color.accent, 14, color.page)} 58%)`,
})

const fill = (value: string) => style({ fill: value })
export const farHill = fill(far)
export const middleHill = fill(middle)
export const nearHill = fill(near)
export const soil = fill(ground)
export const leaf = fill(foliage)
export const glow = fill(light)
export const halo = style({ fill: light, opacity: 0.16 })
export const disc = fill(mix(color.textPrimary, 88, color.caution))
export const crater = style({ fill: color.textPrimary, opacity: 0.22 })
export const cloud = style({ fill: color.raised, opacity: 0.72 })
export const mist = style({ fill: color.textSecondary, opacity: 0.13 })
export const water = fill(mix(color.entries, 42, color.surface))
export const stone = fill(mix(color.textSecondary, 52, color.surface))
export const shade = fill(mix(color.textSecondary, 34, color.sunken))
export const wood = fill(mix(color.caution, 38, color.sunken))
export const wall = fill(mix(color.textPrimary, 16, color.surface))
export const roof = fill(mix(color.critical, 62, color.surface))
export const cloth = fill(color.accent)
export const second = fill(color.second)
export const ink = fill(color.sunken)
export const pumpkin = fill(mix(color.caution, 76, color.critical))
export const twig = style({
  fill: 'none',
  stroke: mix(color.page, 70, color.textSecondary),
  strokeLinecap: 'round',
})
export const beam = style({
  fill: 'none',
  stroke: mix(color.caution, 38, color.sunken),
  strokeLinecap: 'butt',
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const sails = style([
  { transformOrigin: '0 0' },
  whenMoving('&', { animation: `${turn} 24s linear infinite` }),
])
const flutter = keyframes({ '50%': { transform: 'translate(26px, -14px)' } })
export const flying = style([whenMoving('&', { animation: `${flutter} 7s ease-in-out infinite` })])
const flicker = keyframes({ '45%': { opacity: 0.72 }, '60%': { opacity: 0.95 } })
export const lit = style([
  { fill: light },
  whenMoving('&', { animation: `${flicker} 4s ease-in-out infinite` }),
])
export const dark = fill(mix(color.page, 80, color.border))
export const leaning = fill(mix(color.accent, 30, color.sunken))
