import type { Cabinet } from '../reels/cabinet.ts'

/** A crate, as a brand would bring it. */
export const makeCabinet = (overrides: Partial<Cabinet> = {}): Cabinet => ({
  size: [200, 100],
  back: [['wood', 'M0 0h200v100h-200z']],
  front: [['column', 'M0 90h200v10h-200z']],
  windows: { x: 50, y: 20, width: 100, height: 40 },
  lamps: [
    [10, 10],
    [190, 10],
  ],
  ...overrides,
})
