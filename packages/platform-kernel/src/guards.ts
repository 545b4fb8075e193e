import type { Call } from '@marquee/contract/domain'
import type { Handler, Handlers, Request } from './http.ts'

/** Refuses a call before its handler sees it. @throws PlatformError to refuse. */
export type Guard = (call: Call, request: Request) => Promise<void>

/** Every handler behind every guard: what holds for many calls is decided in one place. */
export const guardHandlers = (handlers: Handlers, guards: Guard[]): Handlers =>
  Object.fromEntries(
    Object.entries(handlers as unknown as Record<string, Handler>).map(([id, handler]) => [
      id,
      async (request: Request) => {
        for (const guard of guards) await guard(request.call, request)
        return handler(request)
      },
    ]),
  )
