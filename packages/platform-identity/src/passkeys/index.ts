import type { Request } from '@marquee/platform-kernel/http'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { rememberDevice } from '../account/knownDevice.ts'
import { giveSessionCookie } from '../account/cookie.ts'
import { deviceOf } from '../account/device.ts'
import { originOf } from '../account/handlers.ts'
import { requireFresh } from '../account/reauthenticate.ts'
import {
  registerPasskey,
  registrationOptions,
  removePasskey,
  signInOptions,
  signInWithPasskey,
} from './service.ts'
import { passkeysMigrations, passkeysOf, passkeyToWire, pruneChallenges } from './store.ts'
import type { Site } from './webAuthn.ts'

const sweepEvery = 10 * 60_000

const siteOf = (request: Request): Site => ({ origin: originOf(request), host: request.host })

/** Signing in without a password, by the Web Authentication API. */
export const passkeys: PlatformModule = {
  name: 'passkeys',
  migrations: passkeysMigrations,
  handlers: (surroundings) => ({
    async 'passkeys.list'({ kernel, player }) {
      const rows = await passkeysOf(kernel.db, player().playerId)
      return { success: true, data: { passkeys: rows.map(passkeyToWire) } }
    },
    async 'passkeys.registerOptions'(request) {
      const { kernel, brand, player } = request
      const { id, playerId } = player()
      await requireFresh(kernel.db, id, kernel.clock.now())
      const { name: brandName } = settingsOf(surroundings, brand)
      const data = await registrationOptions(kernel, { playerId, brandName, site: siteOf(request) })
      return { success: true, data }
    },
    async 'passkeys.register'(request) {
      const { kernel, player, idempotency, body } = request
      await requireFresh(kernel.db, player().id, kernel.clock.now())
      const { credential } = body
      const data = await registerPasskey(kernel, {
        playerId: player().playerId,
        site: siteOf(request),
        device: deviceOf(request),
        credential,
        idempotency,
      })
      return { success: true, data }
    },
    async 'passkeys.remove'({ kernel, player, idempotency, params }) {
      const { id } = params
      await removePasskey(kernel, { playerId: player().playerId, id, idempotency })
      return { success: true }
    },
    'passkeys.signInOptions': async (request) => ({
      success: true,
      data: await signInOptions(request.kernel, siteOf(request)),
    }),
    async 'passkeys.signIn'(request) {
      const { kernel, brand, idempotency, body } = request
      const { credential } = body
      const { login, token, playerId } = await signInWithPasskey(kernel, {
        brand,
        site: siteOf(request),
        device: deviceOf(request),
        credential,
        idempotency,
      })
      giveSessionCookie(request, token)
      rememberDevice(request, playerId)
      return { success: true, data: { login } }
    },
  }),
  jobs: ({ kernel }) => [
    {
      name: 'passkeys.forget-challenges',
      every: sweepEvery,
      run: () => pruneChallenges(kernel.db, kernel.clock.now()),
    },
  ],
}
