import { type Shading, shadingId } from './drawing.ts'

/** Stops of a gradient: where, white or black, how much of it. */
const stops: Record<Shading, readonly (readonly [offset: number, color: string, share: number])[]> =
  {
    column: [
      [0, '#000', 0.34],
      [0.22, '#000', 0],
      [0.3, '#fff', 0.26],
      [0.42, '#fff', 0],
      [0.62, '#000', 0],
      [1, '#000', 0.42],
    ],
    ball: [
      [0, '#fff', 0.24],
      [0.4, '#fff', 0],
      [0.62, '#000', 0],
      [1, '#000', 0.44],
    ],
  }

const Stops = ({ of }: { of: Shading }) =>
  stops[of].map(([offset, stopColor, stopOpacity]) => (
    <stop key={offset} {...{ offset, stopColor, stopOpacity }} />
  ))

/** The light and shade that parts of a drawing point at. */
export const Shadings = () => (
  <defs>
    <linearGradient id={shadingId.column}>
      <Stops of="column" />
    </linearGradient>
    <radialGradient id={shadingId.ball} cx=".38" cy=".3" r=".78">
      <Stops of="ball" />
    </radialGradient>
  </defs>
)
