import type { Vessel } from '../box/vessel.ts'

/** A jar, as a brand would bring it. */
export const makeVessel = (overrides: Partial<Vessel> = {}): Vessel => ({
  back: [['shell', 'M90 40h140v210h-140z']],
  front: [
    ['column', 'M90 41h140v209h-140z'],
    ['second', 'M80 30h160v20h-160z'],
  ],
  inside: { d: 'M96 60h128v184h-128z', left: 96, right: 224, top: 70, bottom: 244 },
  mouth: [150, 31],
  lock: [140, 70],
  cracks: ['M120 60l20 40', 'M190 60l-20 40', 'M110 150l30 20'],
  ...overrides,
})
