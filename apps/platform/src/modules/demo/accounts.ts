import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { seedDemoPartner } from './partner.ts'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import { markAffiliate } from '../affiliates/mark.ts'
import { contactOf } from '@marquee/platform-identity/account/contact'
import { signUp } from '@marquee/platform-identity/account/signUp'
import { findAccount } from '@marquee/platform-identity/account/store'

const password = 'demo-play-2026'

/** The account everybody may use where the sandbox is on; never made elsewhere. */
export const demoAccount = { email: 'demo@marquee.test', password }
/** The same for the area of partners (AFF-01); the demo account came by its link. */
export const demoPartner = { email: 'partner@marquee.test', password }

const profile = {
  name: 'Demo',
  surname: 'Player',
  birthDay: '1990-01-01',
  state: 'OH',
  zip: '43004',
  locale: 'en',
} as const
const partnerProfile = { ...profile, name: 'Partner', birthDay: '1988-06-15' } as const
/** What a player tells later: with it the profile is complete. */
const rest = {
  address: '12 Sample Street',
  city: 'Blacklick',
  phone: '+16145550123',
  email_confirmed: true,
}

/** Completes a demo account: it is about playing, and is asked for nothing first. */
const completeDemo = (kernel: Kernel, playerId: string): Promise<void> =>
  runCommand(kernel, {
    name: 'account.seed-demo',
    playerId,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      await tx.updateTable('player_profile').set(rest).where('player_id', '=', playerId).execute()
      await refreshIdentity(tx, { identityKey: kernel.identityKey, playerId, now })
    },
  })

/** Makes a brand's demo partner, once. @returns its code, or undefined when it was there. */
async function openDemoPartner(kernel: Kernel, brand: BrandSettings): Promise<string | undefined> {
  const contact = contactOf(demoPartner)
  if (await findAccount(kernel.db, brand.key, contact)) return undefined
  await signUp(kernel, brand, { ...partnerProfile, ...demoPartner }, null)
  const made = await findAccount(kernel.db, brand.key, contact)
  if (!made) throw new Error(`The demo partner of ${brand.key} was signed up and is not there.`)
  const { playerId } = made
  await markAffiliate(kernel, { playerId, isAffiliate: true, idempotency: null })
  return seedDemoPartner(kernel, playerId)
}

/** Gives every brand its demo accounts, once. */
export async function seedDemoAccounts({ kernel, brands }: Surroundings): Promise<void> {
  for (const brand of brands.values()) {
    const affiliateCode = await openDemoPartner(kernel, brand)
    if (await findAccount(kernel.db, brand.key, contactOf(demoAccount))) continue
    await signUp(kernel, brand, { ...profile, ...demoAccount, affiliateCode }, null)
    const made = await findAccount(kernel.db, brand.key, contactOf(demoAccount))
    if (made) await completeDemo(kernel, made.playerId)
  }
}
