import { sql } from 'kysely'
import { asMicroseconds, asText, type SealedKind } from '@marquee/platform-kernel/sealed'

/** Every change of a limit or a reminder, and limits that are not what their last change left. */
const sealedLimits: SealedKind = {
  kind: 'limit',
  table: 'play_limit_change',
  id: 'bigint',
  fields: {
    player: asText('player_id'),
    kind: asText('kind'),
    period: asText('period'),
    amount: asText('amount'),
    'pending amount': asText('pending_amount'),
    'pending until': asMicroseconds('pending_at'),
    'is removed': asText('is_removed'),
    'noted at': asMicroseconds('noted_at'),
  },
  strays: sql`
    select l.player_id || ' ' || l.kind || ' ' || l.period as id,
      json_build_array(l.amount::text, l.pending_amount::text) as fields
    from play_limit l left join lateral (
      select * from play_limit_change c
      where c.player_id = l.player_id and c.kind = l.kind and c.period = l.period
      order by c.id desc limit 1
    ) as last on true
    where last.is_removed is distinct from false
      or (last.amount, last.pending_amount, last.pending_at)
        is distinct from (l.amount, l.pending_amount, l.pending_at)
    union all
    select last.player_id || ' ' || last.kind || ' ' || last.period, json_build_array('gone')
    from (
      select distinct on (player_id, kind, period) * from play_limit_change
      order by player_id, kind, period, id desc
    ) as last left join play_limit l using (player_id, kind, period)
    where l.player_id is null and not last.is_removed`,
}

/** Every break and exclusion of a player, with its begin and its end. One that is made longer is another row. */
const sealedRestrictions: SealedKind = {
  kind: 'exclusion',
  table: 'play_restriction',
  id: 'bigint',
  fields: {
    player: asText('player_id'),
    kind: asText('kind'),
    'began at': asMicroseconds('started_at'),
    'ends at': asMicroseconds('ends_at'),
  },
}

/** By what excluded players are recognised in the group, a keyed hash, and how long. */
const sealedGroupExclusions: SealedKind = {
  kind: 'group-exclusion',
  table: 'group_exclusion_change',
  id: 'bigint',
  fields: {
    hash: asText('hash'),
    kind: asText('kind'),
    'ends at': asMicroseconds('ends_at'),
    'is removed': asText('is_removed'),
    'noted at': asMicroseconds('noted_at'),
  },
  strays: sql`
    select hash as id, json_build_array(x.ends_at::text, last.ends_at::text) as fields
    from group_exclusion x full join (
      select distinct on (hash) hash, ends_at from group_exclusion_change c
      where not exists (
        select 1 from group_exclusion_change later where later.hash = c.hash and later.id > c.id
      ) and not c.is_removed
      order by hash
    ) as last using (hash)
    where x.ends_at is distinct from last.ends_at`,
}

/** Limits, breaks and exclusions. */
export const sealedProtection: readonly SealedKind[] = [
  sealedLimits,
  sealedRestrictions,
  sealedGroupExclusions,
]
