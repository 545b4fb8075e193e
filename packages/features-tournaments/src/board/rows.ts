import type { Prize } from '@marquee/contract'
import type { Tournament } from '../contract/schemas.ts'

export interface BoardRow {
  place: number
  /** Masked; the reader is told by `isOwn`. */
  player: string
  points: number
  prize: Prize | null
  isOwn: boolean
  /** Fills a sandbox; wins nothing. */
  isHouse?: boolean
  /** Places between this row and the one above are not listed. */
  isApart: boolean
}

/** The table of a tournament: the first places, and the reader's own wherever it is. */
export function boardRows({
  winners,
  playerData,
}: Pick<Tournament, 'winners' | 'playerData'>): BoardRow[] {
  const listed = winners.map((row) => ({
    ...row,
    isOwn: row.place === playerData?.place,
    isApart: false,
  }))
  const place = playerData?.place ?? null
  if (!playerData || place === null || listed.some(({ isOwn }) => isOwn)) return listed
  const { points, prize } = playerData
  const isApart = place > (listed.at(-1)?.place ?? 0) + 1
  return [...listed, { place, player: '', points, prize, isOwn: true, isApart }]
}
