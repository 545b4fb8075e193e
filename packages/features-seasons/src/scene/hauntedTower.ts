import type { NightEnd } from './land.ts'

/** The tower that a spooky season of the feature's own land ends at. */
export const hauntedTower: NightEnd = {
  drawing: [
    ['shade', 'M-48 0-40-196h80L48 0z'],
    ['stone', 'M-52-196h104l-6-26h-92z'],
    ['leaning', 'M-58-220 0-316l58 96z'],
    ['wood', 'M-2-312h4v-34h-4z'],
    ['cloth', 'M2-346l30 9-30 9z'],
    ['stone', 'M40-120h34l6-40H38z'],
    ['leaning', 'M36-158 59-206l26 48z'],
    ['ink', 'M-12 0v-24a12 12 0 0 1 24 0V0z'],
  ],
  lights: Array.from({ length: 8 }, (_, floor) => {
    const x = floor % 2 ? 12 : -24
    const y = -44 - Math.floor(floor / 2) * 40
    return `M${x} ${y}v-14a6 6 0 0 1 12 0v14z`
  }),
}
