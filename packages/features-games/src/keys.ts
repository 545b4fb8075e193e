import type { PushPayload } from '@marquee/contract'

/** What pushes say of a game, one key for each kind. */
export const toldKey = <Kind extends PushPayload<'game'>['kind']>(kind: Kind) =>
  ['games', kind] as const
