import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { withDueCheck } from './session.ts'
import { findPlaySession, savePlaySession } from './store.ts'

/**
 * Runs what `assertMayPlay` may refuse. A reality check that has become due stays so until it is
 * answered: waiting five minutes, which are no play, must not make it go away. The refused command
 * left no trace, so that this is written by one of its own.
 */
export async function keepingDueChecks<R>(
  kernel: Kernel,
  playerId: string,
  act: () => Promise<R>,
): Promise<R> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'reality-check-due') {
      await runCommand(kernel, {
        name: 'responsible-play.note-due-check',
        playerId,
        idempotency: null,
        input: null,
        async handle({ tx, now }) {
          const session = await findPlaySession(tx, playerId)
          if (session) await savePlaySession(tx, playerId, withDueCheck(session, now))
        },
      })
    }
    throw error
  }
}
