import type { PushTools } from '@marquee/core'

interface Prefetching {
  /** Fills the query cache before the part is rendered. */
  prefetch: (tools: PushTools) => Promise<unknown>
}

/**
 * The parts of a room by their names, for its modals and slots: declarations are in the first load of
 * every page, so what they have in common is said here.
 */
export const partsOf = <Parts extends object>(room: () => Promise<Parts>) => {
  const part =
    <Name extends keyof Parts>(name: Name) =>
    () =>
      room().then((parts) => parts[name])
  return {
    part,
    /** What a slot shows to players, at its place among what others show there. */
    forPlayers: <Name extends keyof Parts>(name: Name, order: number) => [
      { order, audience: 'player' as const, load: part(name) },
    ],
    /** The same with data of its own, which is there before it is rendered. */
    filledForPlayers: <Name extends keyof Parts>(
      name: Parts extends Prefetching ? Name : never,
      order: number,
    ) => [
      {
        order,
        audience: 'player' as const,
        load: part(name),
        prefetch: async (tools: PushTools) =>
          ((await room()) as Parts & Prefetching).prefetch(tools),
      },
    ],
  }
}
