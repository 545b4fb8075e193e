import { dailyLoginContract } from './daily-login/schemas.ts'
import { dailyLogin } from './daily-login/endpoints.ts'
import type { CallContract, Endpoint } from './endpoint.ts'
import { featuresInfo } from './features-info/endpoints.ts'
import { featuresInfoContract } from './features-info/schemas.ts'
import { games } from './games/endpoints.ts'
import { gamesContract } from './games/schemas.ts'
import { pages } from './pages/endpoints.ts'
import { pagesContract } from './pages/schemas.ts'
import { player } from './player/endpoints.ts'
import { playerContract } from './player/schemas.ts'
import { rounds } from './rounds/endpoints.ts'
import { roundsContract } from './rounds/schemas.ts'
import { session } from './session/endpoints.ts'
import { sessionContract } from './session/schemas.ts'

/** An endpoint with everything known of it. */
export interface Call extends Endpoint, CallContract {
  /** `<domain>.<name>`, for example `dailyLogin.applyPrize`. */
  id: string
}

const domains: Record<string, [Record<string, Endpoint>, Record<string, CallContract>]> = {
  session: [session, sessionContract],
  player: [player, playerContract],
  pages: [pages, pagesContract],
  games: [games, gamesContract],
  rounds: [rounds, roundsContract],
  featuresInfo: [featuresInfo, featuresInfoContract],
  dailyLogin: [dailyLogin, dailyLoginContract],
}

/** Every HTTP call of the platform, by id. */
export const calls: Record<string, Call> = Object.fromEntries(
  Object.entries(domains).flatMap(([domain, [endpoints, contracts]]) =>
    Object.entries(contracts).map(([name, contract]) => {
      const id = `${domain}.${name}`
      const endpoint = endpoints[name]
      if (!endpoint) throw new Error(`The call ${id} has schemas but no endpoint: add it to ${domain}/endpoints.ts.`)
      return [id, { id, ...endpoint, ...contract }]
    }),
  ),
)

export * from './common.ts'
export * from './daily-login/schemas.ts'
export * from './features-info/schemas.ts'
export * from './games/schemas.ts'
export * from './pages/schemas.ts'
export * from './player/schemas.ts'
export * from './rounds/schemas.ts'
export * from './session/schemas.ts'
