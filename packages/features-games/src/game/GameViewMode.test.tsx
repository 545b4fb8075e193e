// @vitest-environment happy-dom
import { patchPlayer } from '@marquee/core'
import { type Answers, makePlayer } from '@marquee/core/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinFrame, keepFramesEmpty } from '../testing/joinFrame.ts'
import { makeLaunch } from '../testing/makeLaunch.ts'
import { launched, launchPath, playAnswers, renderGame, spin } from '../testing/renderGame.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  keepFramesEmpty()
})

describe('leaving', () => {
  it('asks while a round is open and only then', async () => {
    const onClose = vi.fn()
    await renderGame({ onClose, answers: playAnswers })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say(spin)
    await told('round.result')
    const close = () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Close the game' })[0] as HTMLElement)
    close()
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(onClose).not.toHaveBeenCalled()
    close()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await say({ type: 'round.finish', roundId: 'round-1' })
    await told('round.finished')
    close()
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull()
  })
})

describe('the mode of a game that is opened with entries', () => {
  const toEntries = 'GET /rest/player/game-mode/switch-to-sweep-stakes/'
  const toCoins = 'GET /rest/player/game-mode/switch-to-tournament-points/'
  const spins = { left: 20, stake: 20, endsAt: Date.UTC(2099, 0, 1) }
  let mode: 'TournamentPoints' | 'SweepStakes'
  const answers: Answers = {
    [toEntries]: () => ({ success: true, gameMode: (mode = 'SweepStakes') }),
    [toCoins]: () => ({ success: true, gameMode: (mode = 'TournamentPoints') }),
    [launchPath(7)]: () =>
      launched(
        makeLaunch({
          gameMode: mode,
          freeSpins: mode === 'SweepStakes' ? spins : null,
          giftSpins: spins,
        }),
      ),
  }
  const withoutGifts: Answers = {
    [launchPath(7)]: () => launched(makeLaunch({ gameMode: mode })),
  }
  const switches = (asked: { path: string }[]) =>
    asked.filter(({ path }) => path.includes('switch-to')).map(({ path }) => path.split('/').at(-2))
  beforeEach(() => {
    mode = 'TournamentPoints'
  })

  it('former mode > comes back when a game opened with isMoney=1 is closed (TEN-15)', async () => {
    const { asked } = await renderGame({ money: true, answers })
    await screen.findByTestId('game-frame')
    expect(switches(asked)).toEqual(['switch-to-sweep-stakes'])
    cleanup()
    await waitFor(() =>
      expect(switches(asked)).toEqual(['switch-to-sweep-stakes', 'switch-to-tournament-points']),
    )
  })

  it('former mode > is still known after a reload', async () => {
    sessionStorage.setItem('marquee:mode-before-game', 'TournamentPoints')
    mode = 'SweepStakes'
    const player = makePlayer({ gameMode: 'SweepStakes' })
    const { asked } = await renderGame({ money: true, answers, player })
    await screen.findByTestId('game-frame')
    cleanup()
    await waitFor(() => expect(switches(asked)).toEqual(['switch-to-tournament-points']))
  })

  it('mode > stays when the player switched it', async () => {
    const { asked, runtime } = await renderGame({ money: true, answers })
    await screen.findByTestId('game-frame')
    runtime.events.emit('game-mode:changed', { gameMode: 'SweepStakes' })
    cleanup()
    await act(async () => {})
    expect(switches(asked)).toEqual(['switch-to-sweep-stakes'])
  })

  it('mode > is switched in the game, and stays when the game is closed', async () => {
    const { asked } = await renderGame({ answers: { ...answers, ...withoutGifts } })
    const button = await screen.findByTestId('game-mode')
    expect(button.textContent).toBe('Play with entries')
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(button.textContent).toBe('Play with coins'))
    await waitFor(() => expect(asked.filter(({ path }) => path.includes('/play/'))).toHaveLength(2))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    // The same one from first to last: who pressed it by keyboard is still there.
    expect(document.activeElement).toBe(button)
    cleanup()
    await act(async () => {})
    expect(switches(asked)).toEqual(['switch-to-sweep-stakes'])
  })

  it('mode > is switched outside of the game, which then has the focus again that went with its frame', async () => {
    const { runtime } = await renderGame({ answers: { ...answers, ...withoutGifts } })
    const first = await joinFrame()
    await first.say({ type: 'ready' })
    expect(document.activeElement).toBe(first.frame)
    mode = 'SweepStakes'
    await act(async () =>
      patchPlayer(runtime.queryClient, (known) => ({ ...known, gameMode: 'SweepStakes' })),
    )
    await waitFor(() => expect(first.frame.isConnected).toBe(false))
    const second = await joinFrame()
    expect(document.activeElement).toBe(document.body)
    await second.say({ type: 'ready' })
    expect(document.activeElement).toBe(second.frame)
  })

  it('mode > stays as it is while a round is open', async () => {
    await renderGame({ answers: { ...playAnswers, ...withoutGifts } })
    const { say, told } = await joinFrame()
    await say({ type: 'ready' })
    await say(spin)
    await told('round.result')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Play with entries' })
    expect(button.disabled).toBe(true)
  })

  it('free spins > are told of in coins mode, and played with one tap', async () => {
    const { asked } = await renderGame({ answers })
    const notice = await screen.findByRole('dialog', {
      name: '20 free spins are ready in this game',
    })
    expect(notice.textContent).toContain('0.20 entries')
    fireEvent.click(screen.getByTestId('gift-spins-play'))
    await waitFor(() => expect(screen.queryByTestId('gift-spins-play')).toBeNull())
    await waitFor(() => expect(asked.filter(({ path }) => path.includes('/play/'))).toHaveLength(2))
    cleanup()
    await waitFor(() =>
      expect(switches(asked)).toEqual(['switch-to-sweep-stakes', 'switch-to-tournament-points']),
    )
  })

  it('free spins > leave the game alone for whoever plays with coins now', async () => {
    const { asked } = await renderGame({ answers })
    fireEvent.click(await screen.findByTestId('gift-spins-later'))
    await waitFor(() => expect(screen.queryByTestId('gift-spins-play')).toBeNull())
    cleanup()
    await act(async () => {})
    expect(switches(asked)).toEqual([])
  })
})
