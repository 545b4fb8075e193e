import type { BrandSettings } from '../../brands/settings.ts'
import type { CommandContext } from '../../kernel/command.ts'
import { at } from '../../kernel/schema.ts'
import { playersOf } from '../responsible-play/group.ts'
import type { Identity } from '../responsible-play/identity.ts'
import { partnerOfCode } from './partner.ts'

interface Newcomer {
  playerId: string
  /** By what they are recognised: nobody brings themselves. */
  identities: Identity[]
  /** What they came with; undefined for most. */
  code: string | undefined
}

/**
 * Notes in the transaction of a sign-up which partner brought it, with the share that the brand
 * promises today: once and for good. An unknown code is no reason to turn anybody away.
 */
export async function attributeSignUp(
  { tx, now }: CommandContext,
  { key: brand, affiliates }: Pick<BrandSettings, 'key' | 'affiliates'>,
  { playerId, identities, code }: Newcomer,
): Promise<void> {
  const partner = code === undefined ? undefined : await partnerOfCode(tx, brand, code)
  if (!partner || (await playersOf(tx, identities)).includes(partner.player_id)) return
  await tx
    .insertInto('affiliate_sign_up')
    .values({
      player_id: playerId,
      partner_id: partner.player_id,
      share_percent: affiliates.sharePercent,
      signed_up_at: at(now),
    })
    .execute()
}
