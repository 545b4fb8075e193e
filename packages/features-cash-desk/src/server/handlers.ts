import type { Handlers, Request } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { answerChallenge } from './challenge.ts'
import { cancelDeposit, createDeposit, readDeposit } from './deposits.ts'
import type { Desk } from './settling.ts'
import { cashDesk } from './desk.ts'
import { cashOfficeHandlers } from './office.ts'
import {
  answerRedemption,
  cancelRedemption,
  redemptionDesk,
  requestRedemption,
} from './redemptions.ts'
import { receiptFile } from './receipt.ts'
import { forgetSaved, tokenOfSaved } from './saved.ts'
import { depositsOf, depositToWire } from './store.ts'

/** More attempts than this are somebody who tries stolen cards. */
const attemptLimit = { name: 'purchases', points: 60, seconds: 3600 }

const answer = async <T>(data: Promise<T>) => ({ success: true as const, data: await data })

const callerOf = ({ player, idempotency }: Request) => ({
  playerId: player().playerId,
  idempotency,
})

export function cashHandlers(surroundings: Surroundings): Handlers {
  const providers = surroundings.providers.payments
  const deskOf = ({ kernel, brand }: Request): Desk => ({
    kernel,
    settings: settingsOf(surroundings, brand),
    providers,
    offers: surroundings.status.offers,
  })
  return {
    ...cashOfficeHandlers(surroundings),

    'cash.desk': (request) => answer(cashDesk(deskOf(request), request.player().playerId)),

    async 'cash.deposits'({ kernel, player, query }) {
      const page = query
      const { rows, total } = await depositsOf(kernel.db, player().playerId, page)
      return { success: true, data: { deposits: rows.map(depositToWire), total } }
    },

    'cash.deposit': (request) => {
      const { id } = request.params
      return answer(readDeposit(deskOf(request), request.player().playerId, id))
    },

    'cash.receipt': (request) =>
      receiptFile(deskOf(request), {
        playerId: request.player().playerId,
        depositId: request.params.id,
        locale: request.query.locale ?? request.locale,
      }),

    async 'cash.createDeposit'(request) {
      const caller = callerOf(request)
      await surroundings.limit(attemptLimit, caller.playerId)
      const body = request.body
      return answer(createDeposit(deskOf(request), { ...caller, ...body, locale: request.locale }))
    },

    'cash.savedToken': (request) =>
      answer(
        tokenOfSaved(deskOf(request), {
          ...callerOf(request),
          ...request.params,
        }),
      ),

    async 'cash.forgetMethod'(request) {
      await forgetSaved(deskOf(request), { ...callerOf(request), ...request.params })
      return { success: true }
    },

    'cash.answerChallenge': (request) =>
      answer(
        answerChallenge(deskOf(request), {
          ...callerOf(request),
          ...request.params,
          ...request.body,
        }),
      ),

    'cash.cancelDeposit': (request) =>
      answer(
        cancelDeposit(request, {
          ...callerOf(request),
          ...request.params,
        }),
      ),

    'cash.redemptions': (request) =>
      answer(redemptionDesk(deskOf(request), request.player().playerId)),

    'cash.requestRedemption': (request) =>
      answer(
        requestRedemption(deskOf(request), {
          ...callerOf(request),
          ...request.body,
        }),
      ),

    'cash.answerRedemption': (request) =>
      answer(
        answerRedemption(request, {
          ...callerOf(request),
          ...request.params,
        }),
      ),

    'cash.cancelRedemption': (request) =>
      answer(
        cancelRedemption(deskOf(request), {
          ...callerOf(request),
          ...request.params,
        }),
      ),
  }
}
