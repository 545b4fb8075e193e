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
  roof: css.roof,
  second: css.second,
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
  /** What stands at each stop, drawn like the plant. The tower at the end of a spooky season is always there. */
  stops: readonly Drawing[]
}

/** The map of a brand's seasons: the names of its stops are texts, `places` of this feature. */
export interface SeasonLand {
  neutral: Ground
  spooky: Ground
}

/** The brand's own land; null for the one that the feature begins with. */
export const LandContext = createContext<SeasonLand | null>(null)
