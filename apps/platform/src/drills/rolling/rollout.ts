import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@marquee/platform-kernel/clock'
import type { Crew, Place } from './processes.ts'
import { contracting } from './releases.ts'

/** How many processes of each role there are. */
const counts = { api: 3, sockets: 2, worker: 2 } as const

/** Starts N: one process migrates, then all others. */
export async function startPlaces(crew: Crew): Promise<Place[]> {
  await crew.migrate('N')
  const places: Place[] = []
  for (const role of ['api', 'sockets', 'worker'] as const)
    for (let nth = 1; nth <= counts[role]; nth++)
      places.push(await crew.place(role, `${role} ${nth}`))
  await Promise.all(places.map((place) => place.start('N')))
  return places
}

/** Roles in turn, so that each has both releases for as long as it can be. */
export function inTurn<T extends { role: string }>(places: readonly T[]): T[] {
  const byRole = [...Map.groupBy(places, ({ role }) => role).values()]
  const rounds = Math.max(...byRole.map((those) => those.length))
  return Array.from({ length: rounds }, (_, nth) =>
    byRole.flatMap((those) => those[nth] ?? []),
  ).flat()
}

export interface Rollout {
  /** While processes of both releases ran; epoch ms. */
  sideBySide: { from: number; to: number }
  /** The longest that a process took to end, and to be ready again, in ms. */
  slowestEnd: number
  slowestStart: number
  /** Calls that each release answered meanwhile. */
  answered: { n: number; next: number }
  /** What a process of N said that was started after the contraction; null when it got ready. */
  refusal: string | null
}

interface Surroundings {
  /** Between one step and the next, in ms. */
  pause: number
  /** Calls that were answered so far, by release. */
  answered: ReadonlyMap<string, number>
  tell: (line: string) => void
  /** @throws when players cannot go on. */
  check: () => void
}

/** Replaces N by N+1, one process after the other, then takes away what N alone used. */
export async function rollOut(
  crew: Crew,
  places: readonly Place[],
  { pause, answered, tell, check }: Surroundings,
): Promise<Rollout> {
  const took = { end: 0, start: 0 }
  const rest = async () => {
    await sleep(pause)
    check()
  }
  await rest()
  await crew.migrate('N+1')
  tell('expanded')
  await rest()
  const from = systemClock.now()
  const count = (release: string) => answered.get(release) ?? 0
  const before = count('N')
  let nAtItsEnd = before
  let nextAtItsEnd = 0
  let to = from
  for (const place of inTurn(places)) {
    nAtItsEnd = count('N')
    nextAtItsEnd = count('N+1')
    to = systemClock.now()
    const ended = await place.end()
    const began = performance.now()
    await place.start('N+1')
    const started = performance.now() - began
    took.end = Math.max(took.end, ended)
    took.start = Math.max(took.start, started)
    tell(
      `${place.name} is N+1: ended in ${(ended / 1000).toFixed(1)} s, ready in ${(started / 1000).toFixed(1)} s`,
    )
    await rest()
  }
  await crew.migrate('N+2')
  tell('contracted')
  await rest()
  const refusal = await crew.refusal('N', 'api')
  tell(`N is ${refusal?.includes(contracting.name) ? 'refused' : 'NOT refused'} from now on`)
  await rest()
  return {
    sideBySide: { from, to },
    answered: { n: nAtItsEnd - before, next: nextAtItsEnd },
    slowestEnd: took.end,
    slowestStart: took.start,
    refusal,
  }
}
