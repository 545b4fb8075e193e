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

/** The lit rim of a board. */
export const rimOf = (colours: Record<string, string>): FillGradient =>
  vertical([
    [0, colours.glow!],
    [0.16, colours.accent!],
    [0.5, colours.mid!],
    [0.85, colours.accent!],
    [1, colours.deep!],
  ])
