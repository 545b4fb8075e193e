import type { CommandContext } from '@marquee/platform-kernel/command'
import { at } from '@marquee/platform-kernel/schema'
import { playersOf } from '@marquee/platform-protection/protection/group'
import type { SignedUp } from '@marquee/platform-identity/account/events'
import { partnerOfCode } from './partner.ts'

/**
 * Notes in the transaction of a sign-up which partner brought it, with the share that the brand
 * promises today: once and for good. An unknown code is no reason to turn anybody away.
 */
export async function attributeSignUp(
  { tx, now, settingsOf }: CommandContext,
  { playerId, brand, identities, affiliateCode: code }: SignedUp,
): Promise<void> {
  const partner = code === undefined ? undefined : await partnerOfCode(tx, brand, code)
  if (!partner || (await playersOf(tx, identities)).includes(partner.player_id)) return
  await tx
    .insertInto('affiliate_sign_up')
    .values({
      player_id: playerId,
      partner_id: partner.player_id,
      share_percent: settingsOf(brand).affiliates.sharePercent,
      signed_up_at: at(now),
    })
    .execute()
}
