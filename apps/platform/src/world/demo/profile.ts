import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'

/** What a player tells later: with it the profile is complete. */
const rest = {
  address: '12 Sample Street',
  city: 'Blacklick',
  phone: '+16145550123',
  email_confirmed: true,
}

/** Completes an account that the sandbox made: it is about playing, and is asked for nothing first. */
export const completeProfile = (kernel: Kernel, playerId: string): Promise<void> =>
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
