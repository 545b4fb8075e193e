import type { Call } from '@marquee/contract/domain'
import type { Kernel, Within } from './command.ts'
import type { Handler, Handlers, Request } from './http.ts'

/**
 * Refuses a call before its handler sees it. What it gives is asked once more inside the commands that
 * the handler runs, so that what begins in between is not missed. @throws PlatformError to refuse.
 */
export type Guard = (call: Call, request: Request) => Promise<void | Within>

/** A copy of the kernel whose commands ask all of these. */
const insisting = (kernel: Kernel, checks: Within[]): Kernel =>
  checks.length
    ? {
        ...kernel,
        async within(context) {
          for (const check of checks) await check(context)
        },
      }
    : kernel

/** Every handler behind every guard: what holds for many calls is decided in one place. */
export const guardHandlers = (handlers: Handlers, guards: Guard[]): Handlers =>
  Object.fromEntries(
    Object.entries(handlers as unknown as Record<string, Handler>).map(([id, handler]) => [
      id,
      async (request: Request) => {
        const checks: Within[] = []
        for (const guard of guards) {
          const check = await guard(request.call, request)
          if (check) checks.push(check)
        }
        return handler({ ...request, kernel: insisting(request.kernel, checks) })
      },
    ]),
  )
