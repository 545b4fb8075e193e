import type { SeasonSkin } from '../contract/schemas.ts'
import type { Drawing, SeasonLand } from './land.ts'
import { Parts } from './Parts.tsx'

type Spot = readonly [x: number, y: number, size: number]

interface Spots {
  plants: readonly Spot[]
  /** One list for each stop. */
  stops: readonly (readonly Spot[])[]
}

/** Behind the near hill. */
const far: Record<SeasonSkin, Spots> = {
  neutral: {
    plants: [
      [1352, 372, 0.7],
      [1392, 352, 0.55],
    ],
    stops: [[], [], [], [], [], [], [], [[1528, 352, 0.92]]],
  },
  spooky: { plants: [[1352, 372, 0.8]], stops: [] },
}

/** On the near hill. */
const near: Record<SeasonSkin, Spots> = {
  neutral: {
    plants: [
      [96, 556, 0.8],
      [772, 494, 0.7],
      [1188, 470, 0.75],
    ],
    stops: [
      [[330, 532, 1.1]],
      [],
      [[700, 498, 1]],
      [],
      [[1052, 462, 0.95]],
      [],
      [[1340, 444, 0.9]],
    ],
  },
  spooky: {
    plants: [
      [96, 560, 1],
      [1180, 470, 0.9],
    ],
    stops: [
      [[352, 540, 1.15]],
      [],
      [[716, 506, 0.95]],
      [],
      [[1050, 466, 1]],
      [],
      [[1344, 440, 0.9]],
    ],
  },
}

/** In front of everything. */
const front: Record<SeasonSkin, Spots> = {
  neutral: {
    plants: [
      [700, 700, 0.9],
      [1400, 590, 1],
      [1516, 560, 0.9],
    ],
    stops: [
      [],
      [
        [376, 612, 0.85],
        [540, 628, 0.95],
      ],
      [],
      [[906, 688, 0.95]],
      [],
      [
        [1040, 640, 0.85],
        [1236, 618, 1],
      ],
    ],
  },
  spooky: {
    plants: [
      [690, 700, 0.9],
      [1420, 600, 1.1],
    ],
    stops: [
      [],
      [
        [372, 622, 0.85],
        [560, 640, 0.95],
      ],
      [],
      [[906, 688, 0.95]],
      [],
      [
        [1040, 648, 0.9],
        [1224, 606, 0.95],
      ],
    ],
  },
}

const rows = { far, near, front }

const Placed = ({ drawing, at: [x, y, size] }: { drawing: Drawing; at: Spot }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <Parts drawing={drawing} />
  </g>
)

interface OwnLandProps {
  land: SeasonLand
  skin: SeasonSkin
}

/** What a brand has put on the ground of its map, one row of it. */
export function OwnRow({ land, skin, row }: OwnLandProps & { row: keyof typeof rows }) {
  const { plant, stops } = land[skin]
  const spots = rows[row][skin]
  return (
    <>
      {spots.plants.map((at) => (
        <Placed key={at.join()} drawing={plant} at={at} />
      ))}
      {spots.stops.flatMap((all, index) =>
        all.map((at) => <Placed key={at.join()} drawing={stops[index] ?? plant} at={at} />),
      )}
    </>
  )
}

/** What a brand has in the sky of its map. */
export const OwnSky = ({ land, skin }: OwnLandProps) => <Parts drawing={land[skin].sky} />

/** What the road of a brand's map begins at. */
export const OwnGate = ({ land }: Pick<OwnLandProps, 'land'>) => (
  <Placed drawing={land.gate} at={[84, 636, 1]} />
)
