import type { SocialAccount, SocialProvider } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { at } from '@marquee/platform-kernel/schema'
import { providerNames, readProviderCode } from './provider.ts'
import { linkedAccounts, saveState, takeState } from './store.ts'

/** How long the provider may take, in ms. */
const stateLifetime = 10 * 60_000

export interface Caller {
  brand: string
  playerId: string
  provider: SocialProvider
  idempotency: { scope: string; key: string } | null
}

export async function readSocials(db: Db, playerId: string): Promise<SocialAccount[]> {
  const linked = await linkedAccounts(db, playerId)
  return (Object.keys(providerNames) as SocialProvider[]).map((provider) => {
    const account = linked.find((one) => one.provider === provider)
    return { provider, name: account?.name ?? null, linkedAt: account?.linkedAt ?? null }
  })
}

/** Begins at a provider: gives the state that has to come back. */
export const beginSocial = (
  kernel: Kernel,
  { playerId, provider, idempotency }: Caller,
): Promise<string> =>
  runCommand(kernel, {
    name: 'socials.begin',
    playerId,
    idempotency,
    input: { provider },
    async handle({ tx, now, random }) {
      const state = random.token(24)
      await saveState(tx, { state, playerId, provider, expiresAt: now + stateLifetime })
      return state
    },
  })

/**
 * Links the account that the provider's code stands for.
 * @throws PlatformError code-expired when the code is not for this request, not-available when the
 * account is linked to another player.
 */
export const linkSocial = (
  kernel: Kernel,
  secret: string,
  { brand, playerId, provider, idempotency }: Caller,
  { code, state }: { code: string; state: string },
): Promise<void> =>
  runCommand(kernel, {
    name: 'socials.link',
    playerId,
    idempotency,
    input: { provider, code, state },
    async handle({ tx, now, push }) {
      const account = readProviderCode(secret, state, code)
      if (!account || !(await takeState(tx, { state, playerId, provider }, now))) {
        throw new PlatformError(
          'code-expired',
          'This answer of the provider is unknown, used or older than ten minutes. Begin again.',
        )
      }
      const row = { subject: account.subject, name: account.name, linked_at: at(now) }
      const owner = await tx
        .selectFrom('social_account')
        .select('player_id')
        .where('brand', '=', brand)
        .where('provider', '=', provider)
        .where('subject', '=', account.subject)
        .executeTakeFirst()
      if (owner && owner.player_id !== playerId) {
        throw new PlatformError(
          'not-available',
          'This account of the provider is linked to another player. Unlink it there first.',
        )
      }
      await tx
        .insertInto('social_account')
        .values({ brand, provider, player_id: playerId, ...row })
        .onConflict((conflict) => conflict.columns(['player_id', 'provider']).doUpdateSet(row))
        .execute()
      push(playerId, 'profile', { changed: ['activeSocialAccounts'] })
    },
  })

/** @throws PlatformError not-found when nothing is linked at this provider. */
export const unlinkSocial = (
  kernel: Kernel,
  { playerId, provider, idempotency }: Caller,
): Promise<void> =>
  runCommand(kernel, {
    name: 'socials.unlink',
    playerId,
    idempotency,
    input: { provider },
    async handle({ tx, push }) {
      const gone = await tx
        .deleteFrom('social_account')
        .where('player_id', '=', playerId)
        .where('provider', '=', provider)
        .returning('provider')
        .executeTakeFirst()
      if (!gone) {
        throw new PlatformError('not-found', `No ${providerNames[provider]} account is linked.`)
      }
      push(playerId, 'profile', { changed: ['activeSocialAccounts'] })
    },
  })
