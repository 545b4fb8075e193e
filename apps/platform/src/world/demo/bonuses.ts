import type { Surroundings } from '@marquee/platform-kernel/module'
import { minor } from '@marquee/platform-kernel/money'
import { contactOf } from '@marquee/platform-identity/account/contact'
import { demoAccount } from './accounts.ts'
import { findAccount } from '@marquee/platform-identity/account/store'
import { insertBonus } from '@marquee/features-bonuses/server/store'

const year = 365 * 86_400_000
/** 5.00 entries. */
const demoBonus = minor(500)

/** Gives the demo account of every brand one bonus that waits, once. */
export async function seedDemoBonuses({ kernel, brands }: Surroundings): Promise<void> {
  const now = kernel.clock.now()
  for (const { key: brand } of brands.values()) {
    const account = await findAccount(kernel.db, brand, contactOf(demoAccount))
    if (!account) continue
    await insertBonus(kernel.db, {
      brand,
      playerId: account.playerId,
      amount: demoBonus,
      now,
      validUntil: now + year,
      staffId: null,
      campaign: 'demo-account',
    })
  }
}
