import { randomUUID } from 'node:crypto'

/** Ids of later moments are taken for ones that tell no time: a database could not look for them. */
const latest = Date.UTC(9999, 0)

/**
 * An id that tells when it was made (UUID, version 7): who has it finds the month that its row is in.
 * @param now epoch ms
 */
export function timedId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** When an id was made, epoch ms; null for one that does not tell. */
export function timeOfId(id: string): number | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/i.test(id)) return null
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
  return time < latest ? time : null
}
