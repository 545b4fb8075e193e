import * as css from './materials.css.ts'

/** What parts of a drawing are made of, with the class of each. */
export const classOf = {
  body: css.body,
  deep: css.deep,
  pale: css.pale,
  shell: css.shell,
  second: css.second,
  secondDeep: css.secondDeep,
  gold: css.gold,
  goldDeep: css.goldDeep,
  steel: css.steel,
  steelDeep: css.steelDeep,
  wood: css.wood,
  velvet: css.velvet,
  white: css.white,
  ink: css.ink,
  glow: css.glow,
  shade: css.shade,
  gloss: css.gloss,
  sheen: css.sheen,
  edge: css.edge,
  limb: css.limb,
  seam: css.seam,
  thread: css.thread,
  wire: css.wire,
  chain: css.chain,
}

/** Light and shade laid over a part that is round as a column is, or as a ball. */
export type Shading = 'column' | 'ball'

/**
 * Ids of the gradients. The same wherever a drawing stands: an id by place would keep its text from
 * being kept.
 */
export const shadingId: Record<Shading, string> = {
  column: 'drawing-column',
  ball: 'drawing-ball',
}

/** What a part of a drawing is made of; each theme has its own colours for it. */
export type Material = keyof typeof classOf | Shading

/** Paths by what they are made of, the hindmost first. */
export type Drawing = readonly (readonly [Material, string])[]
