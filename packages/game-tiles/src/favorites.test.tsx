import type { AppInit } from '@marquee/contract'
import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFavorites } from './favorites.ts'
import { GameTile } from './GameTile.tsx'
import { makeGame } from './testing/makeGame.ts'

const makeAppInit = (favoriteGames: number[]): AppInit => ({
  isGuest: false,
  login: 'robin',
  favoriteGames,
  captcha: { isEnabled: false, key: '', url: '' },
})

let seen: ReturnType<typeof useFavorites> = null
function Probe() {
  seen = useFavorites()
  return null
}

async function renderTile(answers: Answers = {}, known: number[] | null = [3, 5, 3]) {
  const app = await makeApp({
    player: makePlayer(),
    answers,
    data: known ? [[['app-init'], makeAppInit(known)]] : [],
  })
  if (!known) app.runtime.queryClient.removeQueries({ queryKey: ['app-init'] })
  render(
    <app.Frame>
      <GameTile game={makeGame({ id: 7, title: 'Lucky Reef', badges: ['jackpot'] })} />
      <Probe />
    </app.Frame>,
  )
  return app
}
const heart = () => screen.findByRole('button', { name: 'Favorite: Lucky Reef' })
const pressed = async () => (await heart()).getAttribute('aria-pressed')

it('GAMES-17 uses favoriteGames as a set', async () => {
  await renderTile()
  await heart()
  expect([...(seen ?? [])]).toEqual([3, 5])
})

it('shows a new favorite before the platform has answered, and keeps it', async () => {
  let answer: (body: object) => void = () => undefined
  const { asked } = await renderTile({
    'POST /rest/games/7/favorite/': () =>
      new Promise<object>((resolve) => {
        answer = resolve
      }),
  })
  fireEvent.click(await heart())
  await waitFor(async () => expect(await pressed()).toBe('true'))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => answer({ success: true, data: { favoriteGames: [3, 5, 7] } }))
  expect(await pressed()).toBe('true')
})

it('takes a favorite back that the platform refused', async () => {
  const shown: (string | null)[] = []
  await renderTile({
    'POST /rest/games/7/favorite/': async () => {
      shown.push(await pressed())
      return refusal('not-found')
    },
  })
  fireEvent.click(await heart())
  await waitFor(() => expect(shown).toEqual(['true']))
  await waitFor(async () => expect(await pressed()).toBe('false'))
})

it('removes a favorite', async () => {
  const { asked } = await renderTile(
    { 'DELETE /rest/games/7/favorite/': { success: true, data: { favoriteGames: [] } } },
    [7],
  )
  expect(await pressed()).toBe('true')
  fireEvent.click(await heart())
  await waitFor(async () => expect(await pressed()).toBe('false'))
  await waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['DELETE']))
})

it('asks for app-init first where nobody has yet', async () => {
  const { asked } = await renderTile(
    {
      'GET /rest/app/init/': { success: true, data: makeAppInit([1]) },
      'POST /rest/games/7/favorite/': { success: true, data: { favoriteGames: [1, 7] } },
    },
    null,
  )
  fireEvent.click(await heart())
  await waitFor(async () => expect(await pressed()).toBe('true'))
  expect([...(seen ?? [])]).toEqual([1, 7])
  expect(asked[0]?.path).toBe('/rest/app/init/')
})

it('opens a game by adding its id to the query', async () => {
  await renderTile()
  const link = await screen.findByRole('link', { name: /Lucky Reef/ })
  expect(link.getAttribute('href')).toBe('/?game=7')
  expect(link.textContent).toContain('Jackpot')
})

it('without a connection a press on a game keeps the page and leads to what says why, once', async () => {
  const { location } = await renderTile()
  const notice = document.createElement('div')
  Object.assign(notice, { id: 'offline', tabIndex: -1 })
  document.body.append(notice)
  const link = await screen.findByTestId('game-tile')
  const before = location()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(link)
  await act(async () => {})
  expect(location()).toBe(before)
  expect(document.activeElement).toBe(notice)
  expect(document.querySelector('[data-sonner-toaster]')).toBeNull()
  notice.remove()
  vi.restoreAllMocks()
  fireEvent.click(link)
  await waitFor(() => expect(location()).toContain('game=7'))
})
