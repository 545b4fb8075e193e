import type { Handlers, Request } from '@marquee/platform-kernel/http'
import type { Surroundings } from '@marquee/platform-kernel/module'
import {
  answerRealityCheck,
  type Caller,
  coolOff,
  selfExclude,
  sessionsOfGroup,
  setLimit,
  setReminder,
  withdrawLimitChange,
  withdrawReminderChange,
} from './service.ts'
import { statusOf } from '@marquee/platform-protection/protection/status'

const callerOf = ({ player, idempotency }: Request): Caller => ({
  playerId: player().playerId,
  idempotency,
})

const answer = async <T>(data: Promise<T>) => ({ success: true as const, data: await data })

export function responsiblePlayHandlers({ sockets }: Surroundings): Handlers {
  return {
    'responsiblePlay.status': ({ kernel, player }) =>
      answer(statusOf(kernel.db, player().playerId, kernel.clock.now())),

    'responsiblePlay.setLimit': (request) =>
      answer(setLimit(request.kernel, callerOf(request), request.body)),

    'responsiblePlay.withdrawLimitChange': (request) =>
      answer(withdrawLimitChange(request.kernel, callerOf(request), request.params)),

    'responsiblePlay.setReminder': (request) => {
      const { minutes } = request.body
      return answer(setReminder(request.kernel, callerOf(request), minutes))
    },

    'responsiblePlay.withdrawReminderChange': (request) =>
      answer(withdrawReminderChange(request.kernel, callerOf(request))),

    'responsiblePlay.answerRealityCheck': (request) => {
      const body = request.body
      return answer(answerRealityCheck(request.kernel, callerOf(request), body.answer))
    },

    'responsiblePlay.coolOff': (request) => {
      const { days } = request.body
      return answer(coolOff(request.kernel, callerOf(request), days))
    },

    async 'responsiblePlay.selfExclude'(request) {
      const { kernel, body, player } = request
      const { term } = body
      const exclusion = await selfExclude(kernel, callerOf(request), term)
      const sessions = await sessionsOfGroup(kernel, player().playerId)
      // Sessions live on, so that a round under way ends and winnings can be redeemed.
      for (const id of sessions) sockets?.closeSession(id, 'excluded')
      return { success: true, data: exclusion }
    },
  }
}
