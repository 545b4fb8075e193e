import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { seedDemoPartner } from './partner.ts'
import { markAffiliate } from '@marquee/features-affiliates/server/mark'
import { contactOf } from '@marquee/platform-identity/account/contact'
import { signUp } from '@marquee/platform-identity/account/signUp'
import { findAccount } from '@marquee/platform-identity/account/store'
import { storyMs } from '../demoStory.ts'
import { kernelBy, SetClock } from '../past.ts'
import { completeProfile } from './profile.ts'
import { beginStory } from './story.ts'

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

/** Makes a brand's demo account, once; one with weeks behind it was opened that long ago. */
async function openDemo(
  kernel: Kernel,
  brand: BrandSettings,
  { affiliateCode, hasStory }: { affiliateCode: string | undefined; hasStory: boolean },
): Promise<void> {
  const { key } = brand
  if (await findAccount(kernel.db, key, contactOf(demoAccount))) return
  const beganAt = kernel.clock.now() - storyMs
  const by = hasStory ? kernelBy(kernel, new SetClock(beganAt)) : kernel
  const form = { ...profile, ...demoAccount, affiliateCode }
  const { playerId: player } = await signUp(by, brand, form, null)
  await completeProfile(by, player)
  if (hasStory) await beginStory(kernel, { brand: key, player, beganAt })
}

/** Gives every brand its demo accounts, once. */
export async function seedDemoAccounts({ kernel, brands, livedIn }: Surroundings): Promise<void> {
  for (const brand of brands.values()) {
    const affiliateCode = await openDemoPartner(kernel, brand)
    await openDemo(kernel, brand, { affiliateCode, hasStory: livedIn.size > 0 })
  }
}
