import { setTimeout as sleep } from 'node:timers/promises'
import type { Supplier } from '@marquee/conformance/supplies'
import { makeSpin } from './makePlay.ts'

interface Begun {
  data: { round: { id: string } }
}

/** Asks until it is answered: a round takes its time, and so does the pause before the next. */
async function insist(ask: () => Promise<unknown>): Promise<unknown> {
  for (let time = 0; time < 8; time++) {
    const answer = await ask()
    if (answer) return answer
    await sleep(500)
  }
  return null
}

/** Plays a round with coins to its end; gives its id, or null where it was refused. */
export async function playToEnd({ ask }: Supplier): Promise<string | null> {
  // What was given before may have left the player where entries are played.
  await ask('player.switchToTournamentPoints')
  const begun = (await insist(() => ask('rounds.play', { body: makeSpin() }))) as Begun | null
  const id = begun?.data.round.id
  if (id === undefined) return null
  const ended = await insist(() =>
    ask('rounds.finish', { path: `/rest/game-rounds/${id}/finish/` }),
  )
  return ended ? id : null
}
