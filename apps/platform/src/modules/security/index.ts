import { accountContract } from '@marquee/contract/schemas'
import type { Request } from '../../kernel/http.ts'
import type { PlatformModule } from '../../kernel/module.ts'
import { passwordLimit } from '../account/handlers.ts'
import { changePassword, type SignedInCaller } from './password.ts'
import { endOneSession, endOtherSessions } from './sessions.ts'

const callerOf = ({ brand, player, idempotency }: Request): SignedInCaller => ({
  brand,
  session: player(),
  idempotency,
})

/** Password and devices of an account (PROFILE-06). */
export const security: PlatformModule = {
  name: 'security',
  handlers({ sockets, limit }) {
    const close = (ended: string[]) => {
      for (const sessionId of ended) sockets?.closeSession(sessionId)
      return { success: true }
    }
    return {
      async 'account.changePassword'(request) {
        const { kernel, brand, clientIp, body } = request
        await limit(passwordLimit, `${brand}:${clientIp}`)
        const wanted = accountContract.changePassword.body.parse(body)
        return close(await changePassword(kernel, callerOf(request), wanted))
      },
      async 'account.endSession'(request) {
        const { id } = accountContract.endSession.params.parse(request.params)
        return close(await endOneSession(request.kernel, callerOf(request), id))
      },
      'account.endOtherSessions': async (request) =>
        close(await endOtherSessions(request.kernel, callerOf(request))),
    }
  },
}
