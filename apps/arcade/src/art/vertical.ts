import { FillGradient } from 'pixi.js'

/** Colours from top to bottom of whatever is filled: each with its place from 0 to 1. */
export const vertical = (stops: readonly [place: number, colour: string][]): FillGradient =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  })

/** The lit rim of a board: in the colours of the game's studio, or in its own where it has none. */
export const rimOf = (colours: Record<string, string>): FillGradient => {
  const { rimLight = colours.glow!, rim = colours.accent!, rimDeep = colours.mid! } = colours
  return vertical([
    [0, rimLight],
    [0.18, rim],
    [0.55, rimDeep],
    [0.82, rim],
    [1, colours.deep!],
  ])
}
