import type { Job } from '@marquee/platform-kernel/jobs'
import type { Surroundings } from '@marquee/platform-kernel/module'
import type { ChatProvider } from '@marquee/platform-providers'
import { claimForward, keepForward, letterOf, settleForward } from './store.ts'

/** How often it is looked whether something waits, in ms. */
const lookEvery = 2_000
/** Players whose messages leave at the same time. */
const lanes = 4
/** The wait after so many attempts, in ms: 5 s, then four times as long each time, ten minutes at most. */
export const waitAfter = (attempts: number): number =>
  Math.min(5_000 * 4 ** (attempts - 1), 600_000)

type Forwarding = Pick<Surroundings, 'kernel' | 'log'>

/** Hands over the message that is due; false when none is. */
async function forwardNext({ kernel, log }: Forwarding, provider: ChatProvider): Promise<boolean> {
  const { db, clock } = kernel
  const claimed = await claimForward(db, clock.now())
  if (!claimed) return false
  const forwarded = await provider.forward(await letterOf(db, claimed))
  if (forwarded.kind === 'sent') {
    await settleForward(db, claimed, forwarded.conversation)
    return true
  }
  const { kind, problem } = forwarded
  const { messageId, attempts } = claimed
  log.warn({ message: messageId, attempts, problem }, 'the help desk did not take a message')
  const dueAt = kind === 'later' ? clock.now() + waitAfter(attempts) : null
  await keepForward(db, claimed, { problem, dueAt })
  return true
}

/**
 * Hands what players write over to a help desk, outside of what they wait for: at least once, in their
 * order, and again until the desk takes it. What it calls unfit is kept and stands in nobody's way.
 */
export function relayJobs(surroundings: Surroundings): Job[] {
  const { chat } = surroundings.providers
  const isServed = chat && [...surroundings.brands.keys()].some((brand) => chat.serves(brand))
  if (!isServed) return []
  const lane = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await forwardNext(surroundings, chat)));
  }
  return [
    {
      name: 'chat.forward',
      every: lookEvery,
      run: (stopping) => Promise.all(Array.from({ length: lanes }, () => lane(stopping))),
    },
  ]
}
