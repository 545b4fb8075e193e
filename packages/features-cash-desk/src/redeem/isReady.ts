import type { Player, RedemptionDesk } from '@marquee/contract'

/** Whether nothing stands between a player and redeeming but to ask for it. */
export const isReady = (
  { status, identity, redeemable, minimum }: RedemptionDesk,
  player: Pick<Player, 'gameMode'> | null,
): boolean =>
  status === 'active' &&
  player?.gameMode === 'SweepStakes' &&
  identity === 'approved' &&
  redeemable >= minimum
