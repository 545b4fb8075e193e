import type { Request } from '@marquee/platform-kernel/http'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { normalisePhone } from '@marquee/platform-identity/account/contact'
import { confirmByCode, confirmByLink } from './confirm.ts'
import { type Asker, sendEmailCode, sendPhoneCode } from './send.ts'
import { confirmationMigrations } from './store.ts'

/** Whether an address has an account is told; so often, that nobody can go through a list of them. */
const addingLimit = { name: 'contacts-added', points: 20, seconds: 3600 }

/** Proof that a player can be reached: codes of six digits by mail and by text message. */
export const confirmation: PlatformModule = {
  name: 'confirmation',
  migrations: confirmationMigrations,
  handlers(surroundings) {
    const askerOf = ({ brand, player, idempotency }: Request): Asker => ({
      playerId: player().playerId,
      sessionId: player().id,
      settings: settingsOf(surroundings, brand),
      idempotency,
    })
    const limitAdding = ({ player }: Request) => surroundings.limit(addingLimit, player().playerId)
    return {
      async 'account.sendEmailCode'(request) {
        const { email, locale } = request.body
        if (email !== undefined) await limitAdding(request)
        const delivery = { email, locale }
        return {
          success: true,
          data: await sendEmailCode(request.kernel, askerOf(request), delivery),
        }
      },
      async 'account.sendPhoneCode'(request) {
        const { phone, locale } = request.body
        if (phone !== undefined && normalisePhone(phone)) await limitAdding(request)
        const delivery = { phone, locale }
        return {
          success: true,
          data: await sendPhoneCode(request.kernel, askerOf(request), delivery),
        }
      },
      async 'account.confirmEmail'(request) {
        const { code } = request.body
        await confirmByCode(request.kernel, askerOf(request), 'email', code)
        return { success: true }
      },
      async 'account.confirmPhone'(request) {
        const { code } = request.body
        await confirmByCode(request.kernel, askerOf(request), 'phone', code)
        return { success: true }
      },
      async 'account.confirmEmailByLink'({ kernel, brand, body, idempotency }) {
        const { token } = body
        await confirmByLink(kernel, settingsOf(surroundings, brand), idempotency, token)
        return { success: true }
      },
    }
  },
}
