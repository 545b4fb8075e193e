import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { type EntryKey, findEntry, keepOpen, movedEntries, placeOf, savePlace } from './store.ts'

/** Who has reached points within this time is told of a new place at once, in ms. */
const nearby = 30 * 60_000
/** So many are told in one go. */
const batch = 200

/** Tells a player of a place that others have moved; once places are given for good they stay. */
export const tellPlace = (kernel: Kernel, key: EntryKey): Promise<void> =>
  runCommand(kernel, {
    name: 'tournaments.tell-place',
    playerId: key.playerId,
    idempotency: null,
    input: key,
    async handle({ tx, now, push }) {
      const row = (await keepOpen(tx, key)) ? await findEntry(tx, key) : undefined
      const place = row ? await placeOf(tx, row, now) : null
      if (!row || place === null || place === row.place) return
      await savePlace(tx, key, place)
      const { points, rounds: roundsPlayed } = row
      push(key.playerId, 'tournament', { historyId: key.historyId, points, place, roundsPlayed })
    },
  })

/** Tells players whose place others have moved (RT-12). Gives how many there were. */
export async function tellPlaces(kernel: Kernel, stopping?: AbortSignal): Promise<number> {
  const now = kernel.clock.now()
  const moved = await movedEntries(kernel.db, { now, playedSince: now - nearby, limit: batch })
  let told = 0
  for (const key of moved) {
    if (stopping?.aborted) break
    await tellPlace(kernel, key)
    told += 1
  }
  return told
}
