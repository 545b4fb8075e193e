// @vitest-environment happy-dom
import type { FeatureDefinition } from '@marquee/core'
import { makePlayer, refusal } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinFrame, keepFramesEmpty } from '../testing/joinFrame.ts'
import { makeLaunch, makeRound } from '../testing/makeLaunch.ts'
import { launched, launchPath, playAnswers, renderGame, spin } from '../testing/renderGame.tsx'
import { silentAtMost } from './busyBar.ts'
import { maxBetKey } from './useMaxBet.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  keepFramesEmpty()
})

describe('opening', () => {
  it('GAMES-16 opens the game in the mode /play for a player', async () => {
    const { asked } = await renderGame()
    await screen.findByTestId('game-frame')
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([launchPath(7)])
  })

  it('ANALYTICS-10 tells the data layer which game was opened', async () => {
    window.dataLayer = []
    await renderGame()
    await screen.findByTestId('game-frame')
    expect(window.dataLayer).toEqual([{ event: 'open_popup', location: 'game', type: 'game-7' }])
  })

  it('gives the game a frame without origin', async () => {
    await renderGame()
    const { frame } = await joinFrame()
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
    expect(frame.getAttribute('src')).toBe('/arcade/?mode=play')
  })

  it('gives the game the focus once it has loaded, so that Space plays, and takes it from nobody who went on', async () => {
    await renderGame()
    const { frame, say } = await joinFrame()
    expect(document.activeElement).toBe(document.body)
    await say({ type: 'ready' })
    expect(document.activeElement).toBe(frame)
    cleanup()

    await renderGame()
    const second = await joinFrame()
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    await second.say({ type: 'ready' })
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('is closed from within by Escape, and asks first while a round is open', async () => {
    const onClose = vi.fn()
    await renderGame({ onClose })
    const { say } = await joinFrame()
    await say({ type: 'ready' })
    await say({ type: 'leave' })
    expect(onClose).toHaveBeenCalledOnce()
    cleanup()

    const opened = launched(makeLaunch({ openRound: makeRound() }))
    await renderGame({ onClose, answers: { [launchPath(7)]: opened } })
    const open = await joinFrame()
    await open.say({ type: 'ready' })
    await open.say({ type: 'leave' })
    expect(onClose).toHaveBeenCalledOnce()
    expect(await screen.findByRole('button', { name: 'Stay' })).toBeDefined()
  })

  it('fetches what stands below the bar once the game is drawn: it says that it is at rest, or a while has passed', async () => {
    const others: FeatureDefinition[] = [
      {
        id: 'races',
        messages: { en: async () => ({}), es: async () => ({}) },
        slots: { 'game.bar': [{ load: async () => () => <p>This game counts</p>, order: 1 }] },
      },
    ]
    await renderGame({ others })
    const { say } = await joinFrame()
    await say({ type: 'ready' })
    await act(async () => {})
    expect(screen.queryByText('This game counts')).toBeNull()
    await say({ type: 'state', busy: false })
    expect(await screen.findByText('This game counts')).toBeDefined()
    cleanup()

    await renderGame({ others })
    const silent = await joinFrame()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await silent.say({ type: 'ready' })
    await act(() => vi.advanceTimersByTimeAsync(3_900))
    expect(screen.queryByText('This game counts')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    expect(await screen.findByText('This game counts')).toBeDefined()
  })

  it('puts the game first among those played last', async () => {
    const { runtime } = await renderGame({ player: makePlayer({ lastGames: [3, 7, 5] }) })
    await screen.findByTestId('game-frame')
    await waitFor(() =>
      expect(runtime.queryClient.getQueryData(['player', 'me'])).toMatchObject({
        lastGames: [7, 3, 5],
      }),
    )
  })

  it('TEN-15 MODAL-18 switches to SweepStakes before it opens a game for isMoney', async () => {
    const { asked } = await renderGame({
      money: true,
      answers: {
        'GET /rest/player/game-mode/switch-to-sweep-stakes/': {
          success: true,
          gameMode: 'SweepStakes',
        },
        [launchPath(7)]: launched(makeLaunch({ gameMode: 'SweepStakes' })),
      },
    })
    const { say, told } = await joinFrame()
    expect(asked.map(({ path }) => path)).toEqual([
      '/rest/player/game-mode/switch-to-sweep-stakes/',
      '/rest/game/7/play/',
    ])
    await say({ type: 'ready' })
    expect(await told('init')).toMatchObject({
      unit: { label: 'entries', fractionDigits: 2 },
      balance: 175,
    })
  })

  it('says of a game that is unknown that it is not here', async () => {
    await renderGame({ answers: { [launchPath(7)]: () => refusal('not-found') } })
    expect(await screen.findByText('This game isn’t here anymore')).toBeDefined()
  })

  it('sends the player to the game whose round is open, and starts no other', async () => {
    await renderGame({
      answers: {
        [launchPath(7)]: launched(makeLaunch({ openRound: makeRound({ gameId: 9 }) })),
        [launchPath(9)]: launched(
          makeLaunch({ game: { ...makeLaunch().game, id: 9, title: 'Nine' } }),
        ),
      },
    })
    const go = await screen.findByRole('button', { name: 'See the open round' })
    expect(screen.queryByTestId('game-frame')).toBeNull()
    fireEvent.click(go)
    await screen.findByTitle('Nine')
  })
})

describe('stepping', () => {
  it('GAMES-15 goes on from the last game to the first and back again', async () => {
    const game = makeLaunch().game
    await renderGame({
      first: '12',
      answers: {
        [launchPath(12)]: launched(
          makeLaunch({
            game: { ...game, id: 12, title: 'Last' },
            previousGameId: 11,
            nextGameId: 1,
          }),
        ),
        [launchPath(1)]: launched(
          makeLaunch({
            game: { ...game, id: 1, title: 'First' },
            previousGameId: 12,
            nextGameId: 2,
          }),
        ),
      },
    })
    await screen.findByTitle('Last')
    fireEvent.click(screen.getByRole('button', { name: 'Next game' }))
    expect(await screen.findByTitle('First')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Previous game' }))
    expect(await screen.findByTitle('Last')).toBeDefined()
  })
})

describe('playing', () => {
  it('GAMEMODE-03 starts the game with coins and takes its rounds to the platform and back', async () => {
    const { asked, runtime } = await renderGame({ answers: playAnswers })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    expect(await told('init')).toMatchObject({
      balance: 15_000,
      unit: { label: 'coins', fractionDigits: 0 },
      stake: 10,
    })
    await say(spin)
    expect(await told('round.result')).toMatchObject({
      requestId: 'r1',
      round: { balanceAfterStake: 14_990 },
    })
    expect(asked.at(-1)).toMatchObject({ body: { gameId: 7, action: 'spin', stake: 10 } })
    expect(asked.at(-1)?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    await say({ type: 'round.finish', roundId: 'round-1' })
    expect(await told('round.finished')).toMatchObject({ balance: 15_030 })
    expect(runtime.queryClient.getQueryData(['player', 'me'])).toMatchObject({
      playerInfo: { playerBalance: { coins: 15_030 } },
    })
    expect(screen.getByTestId('session-net').textContent).toContain('+30')
  })

  it('brings the bar back around a game that hangs, and its Close leaves without the game', async () => {
    const onClose = vi.fn()
    await renderGame({ answers: playAnswers, onClose })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    const bar = screen.getByRole('toolbar')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await say({ type: 'state', busy: true })
    vi.advanceTimersByTime(0)
    expect(bar.dataset['busy']).toBe('true')
    await say(spin)
    await act(() => vi.advanceTimersByTimeAsync(silentAtMost - 1))
    expect(bar.dataset['busy']).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    expect(bar.dataset['busy']).toBeUndefined()
    await told('round.result')
    // The round is paid for: it asks, and the player's answer is enough.
    fireEvent.click(screen.getAllByRole('button', { name: 'Close the game' })[0]!)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('hears no window but that of its game', async () => {
    const { asked } = await renderGame({ answers: playAnswers })
    const { say, heard } = await joinFrame()
    await say(spin, window)
    expect(asked).toHaveLength(1)
    expect(heard).toEqual([])
  })

  it('starts no round while something covers the game', async () => {
    await renderGame({
      answers: { 'POST /rest/game-rounds/': () => refusal('insufficient-funds') },
    })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say(spin)
    await screen.findByText('Not enough coins for this stake')
    expect(await told('settings')).toMatchObject({ paused: true })
  })

  it('ANALYTICS-11 tells the data layer why a round was refused', async () => {
    await renderGame({ answers: { 'POST /rest/game-rounds/': () => refusal('round-open') } })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    window.dataLayer = []
    await say(spin)
    await told('round.error')
    expect(window.dataLayer).toEqual([{ event: 'error', location: 'game', message: 'round-open' }])
  })

  it('MODAL-54 says how high the stake may be when the platform has said so of this game, until it was read', async () => {
    const { runtime } = await renderGame()
    await screen.findByTestId('game-frame')
    const say = (gameId: number) =>
      act(() =>
        runtime.queryClient.setQueryData(maxBetKey, { kind: 'max-bet', gameId, limit: 500 }),
      )
    await say(8)
    expect(screen.queryByRole('dialog')).toBeNull()
    await say(7)
    const notice = await screen.findByRole('dialog', { name: 'This stake is above the limit' })
    expect(notice.textContent).toContain('highest stake in this game is 500 coins')
    fireEvent.click(screen.getByRole('button', { name: 'Choose a smaller stake' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('MODAL-54 RT-15 says so as well when a round is refused for it, and pauses the game meanwhile', async () => {
    const tooHigh = () =>
      refusal('stake-too-high', { details: [{ path: 'limit', message: '500' }] })
    await renderGame({ answers: { 'POST /rest/game-rounds/': tooHigh } })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say(spin)
    const notice = await screen.findByRole('dialog', { name: 'This stake is above the limit' })
    expect(notice.textContent).toContain('highest stake in this game is 500 coins')
    expect(await told('round.error')).toMatchObject({ code: 'not-allowed' })
  })

  it('names free ways before the way to purchase when the balance is short', async () => {
    const desk: FeatureDefinition = {
      id: 'cash',
      messages: { en: async () => ({}), es: async () => ({}) },
      modals: { 'daily-login': { load: async () => () => null } },
      freeWay: {
        label: { en: 'Daily reward', es: 'Premio diario' },
        text: { en: 'One a day.', es: 'Uno al día.' },
        icon: 'gift',
        opens: { modal: 'daily-login' },
        order: 10,
      },
      routes: [
        { path: '/cash/deposit-by-money/', name: 'cash', title: 'x', page: async () => () => null },
      ],
    }
    await renderGame({
      others: [desk],
      answers: { 'POST /rest/game-rounds/': () => refusal('insufficient-funds') },
    })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say(spin)
    expect(await told('round.error')).toMatchObject({ code: 'insufficient-funds' })
    const notice = await screen.findByRole('dialog', { name: 'Not enough coins for this stake' })
    const ways = [...notice.querySelectorAll('button, a')].map((way) => way.textContent)
    expect(ways).toEqual([
      'Daily reward',
      'Play with entries instead',
      'Choose a smaller stake',
      'Get coins',
    ])
  })

  it('MODAL-31 opens the brand’s modal with what the round costs, and the least one, when the balance is short, and stops the game', async () => {
    const desk: FeatureDefinition = {
      id: 'cash',
      messages: { en: async () => ({}), es: async () => ({}) },
      modals: {
        'insufficient-funds': {
          load:
            async () =>
            ({ props }) => <output data-testid="short">{JSON.stringify(props)}</output>,
        },
      },
    }
    const refused = () =>
      refusal('insufficient-funds', { details: [{ path: 'cost', message: '2000' }] })
    await renderGame({ others: [desk], answers: { 'POST /rest/game-rounds/': refused } })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say(spin)
    expect(await told('round.error')).toMatchObject({ code: 'insufficient-funds' })
    const words = (await screen.findByTestId('short')).textContent
    expect(JSON.parse(words)).toEqual({
      gameMode: 'TournamentPoints',
      cost: 2_000,
      least: Math.min(...makeLaunch().stakes),
    })
    expect(await told('settings')).toMatchObject({ paused: true })
    expect(screen.queryByRole('dialog', { name: 'Not enough coins for this stake' })).toBeNull()
  })

  it('a choice in an open round that the balance does not cover > offers neither a smaller stake nor the other mode', async () => {
    const openRound = makeRound()
    await renderGame({
      answers: {
        [launchPath(7)]: launched(makeLaunch({ openRound })),
        [`POST /rest/game-rounds/${openRound.id}/step/`]: () => refusal('insufficient-funds'),
      },
    })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say({
      type: 'round.step',
      requestId: 'double-1',
      roundId: openRound.id,
      made: 0,
      choice: { kind: 'double' },
    })
    expect(await told('round.error')).toMatchObject({ code: 'insufficient-funds' })
    const notice = await screen.findByRole('dialog', { name: 'Not enough coins for this stake' })
    const ways = [...notice.querySelectorAll('button, a')].map((way) => way.textContent)
    expect(ways).toEqual(['Back to the round'])
  })

  it('loads the game again with the open round when the platform knows of one', async () => {
    let opened = 0
    await renderGame({
      answers: {
        [launchPath(7)]: () =>
          launched(makeLaunch(opened++ ? { openRound: makeRound({ id: 'lost-1' }) } : {})),
        'POST /rest/game-rounds/': () => refusal('round-open'),
      },
    })
    const first = await joinFrame()
    await first.say({ type: 'ready' })
    await first.say(spin)
    await waitFor(() => expect(screen.getByTestId('game-frame')).not.toBe(first.frame))
    const second = await joinFrame()
    await second.say({ type: 'ready' })
    expect(await second.told('init')).toMatchObject({ openRound: { id: 'lost-1' } })
  })
})
