import { setTimeout as sleep } from 'node:timers/promises'
import type { Supplier, Supplies } from '@marquee/conformance/supplies'
import { makeSpin } from '../../testing/makePlay.ts'

interface Begun {
  data: { round: { id: string } }
}

/** Plays a round to its end; gives its id, or null where it was refused. */
async function play({ ask }: Supplier): Promise<string | null> {
  const begun = (await ask('rounds.play', { body: makeSpin() })) as Begun | null
  const id = begun?.data.round.id
  if (id === undefined) return null
  // A round takes its time, and is refused to end before it.
  for (let time = 0; time < 8; time++) {
    if (await ask('rounds.finish', { path: `/rest/game-rounds/${id}/finish/` })) return id
    await sleep(500)
  }
  return null
}

export const supplies: Supplies = {
  async 'history.share'(supplier) {
    const id = await play(supplier)
    return id === null ? undefined : { path: `/rest/history/rounds/${id}/share/` }
  },
  async 'history.shared'(supplier) {
    const id = await play(supplier)
    if (id === null) return undefined
    const path = `/rest/history/rounds/${id}/share/`
    const shared = (await supplier.ask('history.share', { path })) as {
      data: { link: { id: string } }
    } | null
    return shared ? { path: `/rest/shared-rounds/${shared.data.link.id}/` } : undefined
  },
}
