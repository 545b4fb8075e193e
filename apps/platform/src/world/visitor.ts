import { randomUUID } from 'node:crypto'
import type { CallId } from '@marquee/contract/domain'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type {
  Handler,
  HandlerOf,
  Handlers,
  Request,
  RequestOf,
} from '@marquee/platform-kernel/http'

type AnswerOf<Id extends CallId> = Exclude<Awaited<ReturnType<HandlerOf<Id>>>, Response>
type Sent<Id extends CallId> = Partial<Pick<RequestOf<Id>, 'params' | 'query' | 'body'>>

/** Somebody who plays on a brand without a browser: what they do goes through the calls' own handlers. */
export interface Visitor {
  brand: string
  playerId: string
  kernel: Kernel
  /** Makes a call. @throws PlatformError whatever the call refuses with. */
  ask<Id extends CallId>(id: Id, sent?: Sent<Id>): Promise<AnswerOf<Id>>
  /** The same where a refusal is fine, such as a brand without wheels; gives null then. */
  tryTo<Id extends CallId>(id: Id, sent?: Sent<Id>): Promise<AnswerOf<Id> | null>
}

/** @throws Error for a call that no domain answers. */
export function makeVisitor(
  handlers: Handlers,
  { kernel, brand, playerId }: Pick<Visitor, 'kernel' | 'brand' | 'playerId'>,
): Visitor {
  const session = { id: randomUUID(), playerId }
  async function ask<Id extends CallId>(id: Id, sent: Sent<Id> = {}): Promise<AnswerOf<Id>> {
    const handler = handlers[id] as Handler | undefined
    if (!handler) throw new Error(`No domain answers '${id}'.`)
    const request = {
      params: {},
      query: {},
      body: undefined,
      ...sent,
      kernel,
      brand,
      session,
      player: () => session,
      idempotency: { scope: `player:${playerId}`, key: randomUUID() },
      locale: 'en',
      secure: false,
    }
    // What a browser adds, such as its address, is asked for by no call that is made here.
    return (await handler(request as unknown as Request)) as AnswerOf<Id>
  }
  return {
    kernel,
    brand,
    playerId,
    ask,
    tryTo: (id, sent) =>
      ask(id, sent).catch((error: unknown) => {
        if (error instanceof PlatformError) return null
        throw error
      }),
  }
}
