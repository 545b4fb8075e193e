import { sql } from 'kysely'
import { asMicroseconds, asText, type SealedKind } from '@marquee/platform-kernel/sealed'

/** Rounds that are over, with all that was shown. Until then their stakes stand in the ledger. */
export const sealedRounds: SealedKind = {
  kind: 'round',
  table: 'game_round',
  id: 'uuid',
  only: sql<boolean>`r.status = 'settled'`,
  fields: {
    player: asText('player_id'),
    brand: asText('brand'),
    game: asText('game_id'),
    mode: asText('game_mode'),
    action: asText('action'),
    cost: asText('cost'),
    win: asText('win'),
    'free spin of bonus': asText('free_spin_bonus_id'),
    'began at': asMicroseconds('created_at'),
    'settled at': asMicroseconds('settled_at'),
    outcome: asText('outcome'),
    'pair of seeds': asText('fair_pair_id'),
    'number on the pair': asText('fair_nonce'),
  },
}
