import type { CallContract } from '@marquee/contract'
import type { Call, CallId, ContractOf } from '@marquee/contract/domain'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handler, Handlers, Request } from '@marquee/platform-kernel/http'
import { type NewAuditEntry, writeAudit } from './audit.ts'
import type { z } from 'zod'
import { type Staff, staffOf } from './sessions.ts'

/** What an action changed, for the audit log. */
export interface Change {
  before: unknown
  /** From what the action's command answered. */
  after: (result: unknown) => unknown
  /** False when everything was as asked already: then nothing is noted. True unless given. */
  happened?: (result: unknown) => boolean
  details?: unknown
}

/** A call of somebody signed in who may make it, for a brand that is theirs. */
export interface StaffCall<Contract extends CallContract = CallContract> extends Request<Contract> {
  staff: Staff
  /** The brand that the path names; empty for calls about no brand. */
  brand: string
  /** Runs an action with the kernel it is given: what it commits and its entry in the log go together. */
  audited: <R>(change: Change, act: (kernel: Kernel) => Promise<R>) => Promise<R>
}

/** A call of staff by its id. */
export type StaffCallOf<Id extends CallId> = StaffCall<ContractOf<Id>>
/** Any call of staff about one player. */
export type StaffCallOfPlayer = Omit<StaffCall, 'params'> & { params: { playerId: string } }

export type StaffHandlerOf<Id extends CallId> = (
  call: StaffCallOf<Id>,
) => Promise<z.input<ContractOf<Id>['response']> | Response>
/** Handlers of staff by call id. */
export type StaffHandlers = { [Id in CallId]?: StaffHandlerOf<Id> }
type StaffHandler = (call: StaffCall) => Promise<unknown>

const unauthorized = () =>
  new PlatformError(
    'unauthorized',
    'Sign in to the back office first: a sign-in ends after 30 minutes without a call, and after 12 hours.',
  )

/** Where an entry's own fields already say it. */
function detailsOf({ params, query, body }: Request): unknown {
  const { brand: _, playerId: __, ...rest } = (params ?? {}) as Record<string, unknown>
  return { ...rest, ...(query as object), ...(body as object) }
}

const textOf = (value: unknown, name: string): string | null => {
  const found = (value as Record<string, unknown> | undefined)?.[name]
  return typeof found === 'string' ? found : null
}

/** @throws PlatformError forbidden. */
function refuseUnlessAllowed(call: Call, staff: Staff, brand: string | null): void {
  const { access } = call
  if (access === 'signed-in') return
  if (!access || access === 'door' || !brand || !staff.brands.includes(brand)) {
    throw new PlatformError('forbidden', `You do not work for the brand '${brand}'.`)
  }
  if (!staff.permissions.includes(access)) {
    throw new PlatformError(
      'forbidden',
      `This needs the permission '${access}', which the role '${staff.role}' does not have.`,
    )
  }
}

/** Reads are noted before they are answered, actions with what they commit, refusals too. */
function guarded(handler: StaffHandler): Handler {
  return async (request) => {
    const { call, kernel, params, requestId, idempotency } = request
    const staff = await staffOf(kernel, request)
    if (!staff) throw unauthorized()
    const brand = textOf(params, 'brand')
    const entry: Omit<NewAuditEntry, 'outcome'> = {
      requestId,
      staffId: staff.id,
      brand,
      action: call.id,
      playerId: textOf(params, 'playerId') ?? textOf(request.body, 'playerId'),
      details: detailsOf(request),
    }
    let answer: unknown
    try {
      refuseUnlessAllowed(call, staff, brand)
      answer = await handler({
        ...request,
        staff,
        brand: brand ?? '',
        // Commands of one player do not hold whose they are: the scope does.
        idempotency: idempotency && {
          ...idempotency,
          scope: `staff:${staff.id}:${call.id}:${entry.playerId ?? ''}`,
        },
        audited: ({ before, after, happened, details = entry.details }, act) =>
          act({
            ...kernel,
            asked: request.body ?? null,
            async alongside({ tx, now }, result) {
              if (happened && !happened(result)) return
              const done = { ...entry, outcome: 'done', details, before } as const
              await writeAudit(tx, { ...done, after: after(result) }, now)
            },
          }),
      })
    } catch (error) {
      if (error instanceof PlatformError) {
        const refusal = { ...entry, outcome: 'refused', code: error.code } as const
        await writeAudit(kernel.db, refusal, kernel.clock.now())
      }
      throw error
    }
    // Who asks about nobody but themselves leaves no entry.
    const reads = !call.effect && call.access !== 'signed-in'
    if (reads) await writeAudit(kernel.db, { ...entry, outcome: 'done' }, kernel.clock.now())
    return answer
  }
}

/** Handlers of staff behind their door: signed in, allowed, for a brand of theirs, and on record. */
export const staffHandlers = (handlers: StaffHandlers): Handlers =>
  Object.fromEntries(
    Object.entries(handlers as unknown as Record<string, StaffHandler>).map(([id, handler]) => [
      id,
      guarded(handler),
    ]),
  )
