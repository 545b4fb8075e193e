const day = 86_400_000

export const groupNames = ['today', 'week', 'earlier'] as const
export type GroupName = (typeof groupNames)[number]

/** Midnight of the reader's own day. */
const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Whether something was today, in the six days before, or earlier: by the reader's own days. */
export function groupOf(at: number, now: number): GroupName {
  const today = midnightOf(now)
  if (at >= today) return 'today'
  return at >= midnightOf(today - 6 * day) ? 'week' : 'earlier'
}

/** What is dated, group by group in its order; groups without anything are left out. */
export function groupsOf<T>(
  all: readonly T[],
  now: number,
  atOf: (one: T) => number,
): { name: GroupName; members: T[] }[] {
  return groupNames
    .map((name) => ({ name, members: all.filter((one) => groupOf(atOf(one), now) === name) }))
    .filter(({ members }) => members.length > 0)
}
