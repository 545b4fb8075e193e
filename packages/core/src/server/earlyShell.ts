import { createApiClient } from '@marquee/api-client'
import { featuresInfo, player, session } from '@marquee/contract'
import type { QueryClient } from '@tanstack/react-query'
import { navigationAsks } from '../feature/featureInfoQuery.ts'
import { setGuest } from '../session/session.ts'
import { apiFor, type Heard, makeHeard } from './platform.ts'
import type { Visit } from './visit.ts'
import { appInitKey, featureInfoKey, meKey } from '../query/keys.ts'

/** What the shell shows of a player, asked for along with the question who is there. */
export interface EarlyShell {
  heard: Heard
  /** Fills in what came. What did not is asked for in its turn, and told of then. */
  tell(queryClient: QueryClient): Promise<void>
}

/** Asks for the shell's data of whoever seems to be signed in, in the turn in which it is called. */
export function askShellEarly(visit: Visit): EarlyShell {
  const heard = makeHeard()
  const quiet = { error: () => {} }
  const api = createApiClient({ ...apiFor(visit, heard), logger: quiet })
  const unknown = (): null => null
  const { renderOnServer } = visit.brand.appInit
  const asked = Promise.all([
    renderOnServer ? api.call(session.appInit).then(({ data }) => data, unknown) : null,
    api.call(player.me).then(({ data }) => data, unknown),
    navigationAsks(visit.brand)
      ? api.call(featuresInfo.info).then(({ data }) => data, unknown)
      : null,
  ])
  return {
    heard,
    async tell(queryClient) {
      const [appInit, me, features] = await asked
      if (appInit) {
        queryClient.setQueryData(appInitKey, appInit)
        setGuest(queryClient, appInit.isGuest)
      }
      if (me) queryClient.setQueryData(meKey, me)
      if (features) queryClient.setQueryData(featureInfoKey, features)
    },
  }
}
