import type { Cabinet } from './cabinet.ts'

const along = [48, 78.5, 109, 139.5, 170, 200.5, 231, 261.5, 292]

/** The lacquered case that the feature begins with. */
export const plainCase: Cabinet = {
  size: [340, 200],
  back: [
    ['deep', 'M36 4h268q28 0 28 28v136q0 28-28 28H36q-28 0-28-28V32Q8 4 36 4z'],
    ['body', 'M36 4h268q28 0 28 28v128q0 28-28 28H36q-28 0-28-28V32Q8 4 36 4z'],
    ['sheen', 'M36 10h268q20 0 22 20-10-10-22-10H36q-12 0-22 10 2-20 22-20z'],
    ['ink', 'M40 38h260q6 0 6 6v108q0 6-6 6H40q-6 0-6-6V44q0-6 6-6z'],
  ],
  front: [],
  windows: { x: 42, y: 46, width: 256, height: 104 },
  lamps: [24, 172].flatMap((y) => along.map((x) => [x, y] as const)),
}
