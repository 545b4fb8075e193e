import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { render, screen } from '@testing-library/react'
import { lobbyPage } from '../feature.ts'
import { PlayerLobby } from '../PlayerLobby.tsx'
import { makeHomeData } from './makeHome.ts'

/** A brand with a lobby. */
export const features = [lobbyPage()]

/** Shows a player's lobby; gives the app that it stands in. */
export async function renderLobby({ brand, ...options }: TestAppOptions = {}) {
  const app = await makeApp({
    path: '/lobby/',
    player: makePlayer(),
    data: makeHomeData(),
    slots: ['lobby.sections', 'lobby.more'],
    brand: { features, ...brand },
    ...options,
  })
  render(
    <app.Frame>
      <PlayerLobby />
    </app.Frame>,
  )
  return app
}

/** What the blocks of the lobby are called, in their order. */
export const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
