import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { makeLobby, playerName } from '../../../lobby.mjs'
import { LobbyPage } from '../LobbyPage'

const getLobby = createServerFn({ method: 'GET' }).handler(() => {
  const name = playerName(getRequestHeader('cookie'))
  if (!name) throw new Error('Nobody is signed in.')
  return makeLobby(name)
})

export const Route = createFileRoute('/')({
  loader: () => getLobby(),
  component: function Lobby() {
    return <LobbyPage lobby={Route.useLoaderData()} />
  },
})
