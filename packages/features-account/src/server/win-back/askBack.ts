import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { at } from '@marquee/platform-kernel/schema'
import { isOpenIn } from '@marquee/platform-identity/restriction/rules'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { suppressionOf } from '@marquee/platform-messages/mail/suppression'
import { mayMarket } from '@marquee/platform-protection/protection/gate'
import { type Candidate, findCandidates } from './candidates.ts'

/** So many are read at once. */
const page = 200

/** What keeps a mail from somebody who would get one otherwise. */
async function isHeldBack(
  kernel: Kernel,
  { playerId, brand, email, state }: Candidate,
): Promise<boolean> {
  const settings = kernel.brands.get(brand)
  if (!settings) return true
  if (state !== null && !isOpenIn(settings, { country: 'US', state })) return true
  if (await suppressionOf(kernel.db, { brand, contact: email })) return true
  return !(await mayMarket(kernel.db, playerId, kernel.clock.now()))
}

/** Writes the mail, unless the player came back or changed their mind meanwhile. */
const askBack = (kernel: Kernel, playerId: string): Promise<void> =>
  runCommand(kernel, {
    name: 'win-back.ask',
    playerId,
    idempotency: null,
    input: null,
    async handle(command) {
      const { tx, now } = command
      const [still] = await findCandidates(tx, now, { limit: 1, playerId })
      if (!still || !(await mayMarket(tx, playerId, now))) return
      await queueMail(command, playerId, { kind: 'win-back' })
      const row = { sent_at: at(now) }
      await tx
        .insertInto('win_back')
        .values({ player_id: playerId, ...row })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
        .execute()
    },
  })

/**
 * Invites everybody back who has been away for a while and wants news by mail: once for each absence.
 * Nobody on a break, excluded, of a closed region or with an address that gets no marketing is asked.
 * @param stopping is aborted once the process ends: whoever was not asked by then is asked by the next run.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function askAwayPlayers(kernel: Kernel, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = kernel
  const work = makeDueWork(stopping)
  let after: string | undefined
  do {
    const away = await findCandidates(db, clock.now(), { limit: page, after })
    await work.each(away, async (candidate) => {
      if (!(await isHeldBack(kernel, candidate))) await askBack(kernel, candidate.playerId)
    })
    after = away.length < page ? undefined : away.at(-1)?.playerId
  } while (after !== undefined && !stopping?.aborted)
  work.end('Invitations back')
}
