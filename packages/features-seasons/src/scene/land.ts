import { createContext } from 'react'
import * as css from './scene.css.ts'

/** What parts of a drawing are made of, with the class of each. */
export const classOf = {
  cloth: css.cloth,
  cloud: css.cloud,
  dark: css.dark,
  glow: css.glow,
  ink: css.ink,
  leaf: css.leaf,
  leaning: css.leaning,
  pale: css.disc,
  roof: css.roof,
  second: css.second,
  shade: css.shade,
  stone: css.stone,
  wall: css.wall,
  water: css.water,
  wood: css.wood,
}

/** What a part of a drawing is made of; each theme has its own colours for it, by day and by night. */
export type Material = keyof typeof classOf

/** Paths by what they are made of, the hindmost first. */
export type Drawing = readonly (readonly [Material, string])[]

interface Ground {
  /** Grows between the stops; about 100 units high, its foot at 0 0. */
  plant: Drawing
  /** Stands in the sky, in the units of the whole map: 1600 wide, 260 high. */
  sky: Drawing
  /** What stands at each stop, drawn like the plant. */
  stops: readonly Drawing[]
}

/** What a spooky season ends at: up to 100 units to both sides of its foot at 0 0, and 350 high. */
export interface NightEnd {
  drawing: Drawing
  /** Its eight lights, in the order in which stops light them. */
  lights: readonly string[]
}

/** The map of a brand's seasons: the names of its stops are texts, `places` of this feature. */
export interface SeasonLand {
  /** What the road begins at, by day and by night: a way of 60 units through it, its foot at 0 0. */
  gate: Drawing
  neutral: Ground
  /** Its last stop is `end`. */
  spooky: Ground & { end: NightEnd }
}

/** The brand's own land; null for the one that the feature begins with. */
export const LandContext = createContext<SeasonLand | null>(null)
