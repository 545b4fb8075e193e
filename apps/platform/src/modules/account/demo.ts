import type { Surroundings } from '../../kernel/module.ts'
import { contactOf } from './contact.ts'
import { signUp } from './signUp.ts'
import { findAccount } from './store.ts'

/** The account everybody may use where the sandbox is on; never made elsewhere. */
export const demoAccount = { email: 'demo@marquee.test', password: 'demo-play-2026' }

const profile = { name: 'Demo', birthDay: '1990-01-01', state: 'OH', locale: 'en' } as const

/** Gives every brand its demo account, once. */
export async function seedDemoAccounts({ kernel, brands }: Surroundings): Promise<void> {
  for (const brand of brands.values()) {
    if (await findAccount(kernel.db, brand.key, contactOf(demoAccount))) continue
    await signUp(kernel, brand, { ...profile, ...demoAccount }, null)
  }
}
