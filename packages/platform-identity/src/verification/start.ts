import { randomUUID } from 'node:crypto'
import type { Locale } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import type { IdentityProvider } from '@marquee/platform-providers'
import { answerCheck, claimCheck, findCheck, insertCheck } from './checkStore.ts'
import { identityStatusOf } from './store.ts'

interface Start {
  playerId: string
  locale: Locale
  provider: IdentityProvider | null
  idempotency: { scope: string; key: string } | null
  log: Pick<Surroundings['log'], 'warn'>
}

/** Whoever asks a provider for longer has stopped in the middle of it: the next one may ask; in ms. */
const longestAnswer = 30_000
/** When it makes sense to ask again a provider that is away, and a check that is being begun; in ms. */
const awayFor = 30_000
const beginsFor = 2_000

/** Notes the check that is to be begun; the same for the same key. */
const note = (kernel: Kernel, { playerId, locale, provider, idempotency }: Start) =>
  runCommand(kernel, {
    name: 'verification.start-identity',
    playerId,
    idempotency,
    input: { locale },
    async handle({ tx, now }) {
      const status = await identityStatusOf(tx, playerId)
      if (!provider || status === 'approved') {
        throw new PlatformError(
          'not-available',
          provider
            ? 'This player is verified already; there is nothing left to check.'
            : 'No identity provider is connected. Players can send documents instead.',
        )
      }
      const id = randomUUID()
      await insertCheck(tx, { id, playerId, provider: provider.name, now })
      return { id, provider: provider.name }
    },
  })

/**
 * Opens a check with the provider and gives the address for the frame. The provider is asked outside of
 * any transaction and once for a check, however often and in whichever process the same is asked for.
 * @throws PlatformError not-available for a player who has passed, or where there is no provider;
 *   unavailable while the provider is away, or somebody asks it for this very check.
 */
export async function startIdentity(
  kernel: Kernel,
  start: Start,
): Promise<{ provider: string; url: string }> {
  const { id, provider: name } = await note(kernel, start)
  const { provider, locale, log } = start
  const check = await findCheck(kernel.db, name, id)
  if (check?.url) return { provider: name, url: check.url }
  const now = kernel.clock.now()
  if (provider?.name !== name) {
    throw new PlatformError(
      'not-available',
      'The provider of this check is not connected any more.',
    )
  }
  if (!(await claimCheck(kernel.db, { id, now, unlessSince: now - longestAnswer }))) {
    const answered = await findCheck(kernel.db, name, id)
    if (answered?.url) return { provider: name, url: answered.url }
    throw new PlatformError('unavailable', 'This check is being opened. Ask again in a moment.', {
      retryAfterMs: beginsFor,
    })
  }
  const begun = await provider.begin({ id, locale })
  await answerCheck(kernel.db, id, begun.kind === 'begun' ? begun.url : null)
  if (begun.kind === 'begun') return { provider: name, url: begun.url }
  log.warn({ problem: begun.problem }, 'the identity provider does not answer as it should')
  throw new PlatformError(
    'unavailable',
    'The identity provider does not answer. Nothing was begun; try again later, or send documents instead.',
    { retryAfterMs: awayFor },
  )
}
