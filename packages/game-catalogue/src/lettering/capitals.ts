/** Every display face, and whether it is set in capitals: most are drawn for them. */
export const capitals = {
  bangers: true,
  bungee: true,
  chango: false,
  cinzel: true,
  'cinzel-decorative': false,
  creepster: true,
  audiowide: true,
  lilita: true,
  limelight: true,
  lobster: false,
  luckiest: true,
  marcellus: true,
  monoton: true,
  oxanium: true,
  pirata: false,
  righteous: true,
  rye: true,
  titan: true,
} as const satisfies Record<string, boolean>

export type FaceId = keyof typeof capitals
