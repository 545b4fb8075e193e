import type { Jar } from '../jar/jar.ts'

/** A crate, as a brand would bring it. */
export const makeJar = (overrides: Partial<Jar> = {}): Jar => ({
  back: [['wood', 'M60 100h140v144h-140z']],
  front: [['column', 'M60 101h140v143h-140z']],
  inside: { d: 'M66 106h128v132h-128z', left: 66, right: 194, top: 110, bottom: 238 },
  lid: [['steel', 'M60 90h140v10h-140z']],
  off: [20, -30, 40],
  tie: [['chain', 'M60 95h140']],
  mouth: [120, 101],
  ...overrides,
})
