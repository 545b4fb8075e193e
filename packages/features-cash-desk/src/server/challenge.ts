import type { Deposit } from '@marquee/contract'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { answerKey } from '@marquee/platform-kernel/keepAnswer'
import { known, providerOf } from './asking.ts'
import { depositToWire, findDeposit } from './store.ts'
import { answerOf, type Desk, type Idempotency, noSuchDeposit, settle } from './settling.ts'

interface Answer {
  playerId: string
  id: string
  step: number
  answer: string
  idempotency: Idempotency
}

/**
 * Hands the player's answer to the card's bank; during a break the call is refused before, so that nobody
 * is charged. A step that is over is not asked again; a repetition is answered as at first, whatever became
 * of the purchase meanwhile.
 * @throws PlatformError not-found, not-available (nothing is asked any more) or wrong-code.
 */
export async function answerChallenge(desk: Desk, given: Answer): Promise<Deposit> {
  const { kernel, providers } = desk
  const { playerId, id, step, answer, idempotency } = given
  const row = await findDeposit(kernel.db, id, playerId)
  if (!row) throw noSuchDeposit()
  if (row.status !== 'challenge') {
    return answerOf(desk, row, idempotency, (now) => {
      if (now.challenge_step !== null && now.status === 'complete') return depositToWire(now)
      throw new PlatformError('not-available', 'Nothing is asked of this purchase any more.')
    })
  }
  if (row.challenge_step === null) {
    throw new PlatformError(
      'not-available',
      'The bank asks on its own page: open the purchase’s challengeUrl.',
    )
  }
  if (row.challenge_step !== step) return answerOf(desk, row, idempotency)
  const ask = providerOf(providers, row.method).answer
  if (!ask) return depositToWire(row)
  const outcome = known(
    await ask({
      depositId: id,
      step,
      answer,
      wrongAnswers: row.wrong_answers,
    }),
  )
  const after = await settle(desk, row, outcome, {
    // A wrong code is told as such, and may be tried again.
    idempotency: outcome.kind === 'wrong' ? null : answerKey(idempotency),
    // What was approved was paid; any other word counts for the step it was asked for.
    isStill: (kept) =>
      outcome.kind === 'approved' ||
      (kept.status === 'challenge' &&
        kept.challenge_step === step &&
        kept.wrong_answers === row.wrong_answers),
  })
  if (outcome.kind === 'wrong') {
    throw new PlatformError('wrong-code', 'The bank does not know this code. Try it once more.')
  }
  return after
}
