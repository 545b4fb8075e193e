import type { CommandContext, Kernel } from './command.ts'
import { at } from './schema.ts'

/** What every event carries. An event is kept as JSON until everybody has heard of it. */
export interface PlayerEvent {
  playerId: string
}

/** What happens on the platform, by name. The domain in which it happens declares it, by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Events {}

export type EventName = keyof Events

/** @throws whatever goes wrong: inside, that undoes the command; after the commit it is tried again. */
export type Handle<Event> = (command: CommandContext, event: Event) => Promise<void>

export interface Listener<Event> {
  /** Part of the transaction in which it happens, or in one of its own, soon after. */
  when: 'inside' | 'after-commit'
  handle: Handle<Event>
}

/** For what moves money or has to be exact at every moment: undone with the command, and undoing it. */
export const inside = <Event>(handle: Handle<Event>): Listener<Event> => ({
  when: 'inside',
  handle,
})

/**
 * For what the answer does not need. Runs once, in a transaction of its own, in the order of the player's
 * events; a failure is tried again, later and later, and holds nobody up.
 */
export const afterCommit = <Event>(handle: Handle<Event>): Listener<Event> => ({
  when: 'after-commit',
  handle,
})

/** What a domain listens to. */
export type Listening = { [Name in EventName]?: Listener<Events[Name]> }

interface Named {
  /** The domain that listens. */
  listener: string
  handle: Handle<PlayerEvent>
}

export interface Listeners {
  inside: (name: string) => readonly Named[]
  afterCommit: (name: string) => readonly Named[]
}

/** Who listens to what, in the order of the domains. */
export function makeListeners(domains: readonly { name: string; on?: Listening }[]): Listeners {
  const of = (when: Listener<PlayerEvent>['when']) => (name: string) =>
    domains.flatMap(({ name: listener, on = {} }) => {
      // An event is emitted, and kept, under the name that its listeners have it by.
      const found = (on as Record<string, Listener<PlayerEvent> | undefined>)[name]
      return found?.when === when ? [{ listener, handle: found.handle }] : []
    })
  return { inside: of('inside'), afterCommit: of('after-commit') }
}

/** Nobody listens. */
export const noListeners: Listeners = makeListeners([])

/**
 * Tells the listeners inside at once, and keeps the event for the others until they have heard of it.
 * @returns whether it is kept.
 */
export async function emit(
  { listeners }: Pick<Kernel, 'listeners'>,
  command: CommandContext,
  name: string,
  event: PlayerEvent,
): Promise<boolean> {
  for (const { handle } of listeners.inside(name)) await handle(command, event)
  if (!listeners.afterCommit(name).length) return false
  const { tx, now } = command
  command.write(
    tx.insertInto('event').values({
      name,
      listener: null,
      player_id: event.playerId,
      data: JSON.stringify(event),
      created_at: at(now),
      due_at: at(now),
    }),
  )
  return true
}
