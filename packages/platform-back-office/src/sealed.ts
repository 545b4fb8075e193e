import { asDigest, asMicroseconds, asText, type SealedKind } from '@marquee/platform-kernel/sealed'

/** What staff did and tried. What was written beside it may speak of people: its digest alone is sealed. */
export const sealedAudit: SealedKind = {
  kind: 'staff-act',
  table: 'audit_log',
  id: 'bigint',
  fields: {
    at: asMicroseconds('at'),
    request: asText('request_id'),
    staff: asText('staff_id'),
    brand: asText('brand'),
    action: asText('action'),
    outcome: asText('outcome'),
    code: asText('code'),
    player: asText('player_id'),
    'digest of details': asDigest('details'),
    'digest of before': asDigest('before'),
    'digest of after': asDigest('after'),
  },
}
