import type { Request } from '@marquee/platform-kernel/http'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { passwordLimit } from '@marquee/platform-identity/account/handlers'
import { dropSessionCookie } from '@marquee/platform-identity/account/cookie'
import { closeAccount } from './close.ts'
import { exportData } from './exportData.ts'
import { reauthenticate, requireFresh } from '@marquee/platform-identity/account/reauthenticate'
import type { SignedInCaller } from '@marquee/platform-identity/account/provePassword'
import { changePassword } from './password.ts'
import { endOneSession, endOtherSessions } from './sessions.ts'

/** Password and devices of an account (PROFILE-06). */
export const security: PlatformModule = {
  name: 'security',
  handlers(surroundings) {
    const { sockets, limit } = surroundings
    const callerOf = ({ brand, player, idempotency }: Request): SignedInCaller => ({
      settings: settingsOf(surroundings, brand),
      session: player(),
      idempotency,
    })
    const close = (ended: string[]) => {
      for (const sessionId of ended) sockets?.closeSession(sessionId)
      return { success: true as const }
    }
    return {
      async 'account.changePassword'(request) {
        const { kernel, brand, network, body } = request
        await limit(passwordLimit, `${brand}:${network}`)
        return close(await changePassword(kernel, callerOf(request), body))
      },
      async 'account.reauthenticate'(request) {
        const { kernel, brand, clientIp, body } = request
        await limit(passwordLimit, `${brand}:${clientIp}`)
        await reauthenticate(kernel, callerOf(request), body.password)
        return { success: true }
      },
      async 'account.exportData'({ kernel, player }) {
        const { id, playerId } = player()
        await requireFresh(kernel.db, id, kernel.clock.now())
        return { success: true, data: await exportData(kernel.db, playerId) }
      },
      async 'account.closeAccount'(request) {
        const { kernel, brand, clientIp, body } = request
        await limit(passwordLimit, `${brand}:${clientIp}`)
        const answer = close(await closeAccount(kernel, callerOf(request), body))
        dropSessionCookie(request)
        return answer
      },
      async 'account.endSession'(request) {
        const { id } = request.params
        return close(await endOneSession(request.kernel, callerOf(request), id))
      },
      'account.endOtherSessions': async (request) =>
        close(await endOtherSessions(request.kernel, callerOf(request))),
    }
  },
}
