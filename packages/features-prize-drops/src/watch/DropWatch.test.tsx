import { openRoundAtom, patchPlayer } from '@marquee/core'
import { BalancePill, makeApp, makePlayer, shownToasts } from '@marquee/core/testing'
import { describeReveal } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prizeDrops } from '../feature.ts'
import { makeDrops } from '../testing/makeDrops.ts'
import { DropWatch } from './DropWatch.tsx'
import { noteWin } from './wins.ts'

const told = () => shownToasts.map(({ text }) => text)

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['motion']
})

async function watch({ seconds = 1500, coins = 15_000, isActive = true } = {}) {
  const player = makePlayer({ prizeDrops: { isActive } })
  const { playerBalance } = player.playerInfo
  const app = await makeApp({
    brand: { features: [prizeDrops()] },
    player: { ...player, playerInfo: { playerBalance: { ...playerBalance, coins } } },
    answers: {
      'GET /rest/prize-drops/info/': {
        success: true,
        data: makeDrops({ nextPrizeWillAccrueIn: seconds }),
      },
    },
  })
  render(
    <app.Frame>
      <BalancePill />
      <DropWatch />
    </app.Frame>,
  )
  const fall = (prizeLvl: number, prizeValue: number) =>
    act(async () =>
      noteWin(app.runtime.queryClient, {
        kind: 'win',
        prizeLvl,
        prizeValue,
        nextPrizeWillAccrueIn: null,
      }),
    )
  const round = (isOpen: boolean) => act(async () => app.runtime.store.set(openRoundAtom, isOpen))
  return { ...app, fall, round }
}
const shownCoins = () => screen.getByTestId('balance-coins').textContent

describe('a prize that fell', () => {
  it('MODAL-47 is shown once the round is at rest, as a sum, and held back until then', async () => {
    // What was pushed before the word of the prize holds it already.
    const { fall, round } = await watch({ coins: 20_000 })
    await round(true)
    await fall(3, 5000)
    await waitFor(() => expect(shownCoins()).toContain('15,000'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await round(false)
    expect(await screen.findByRole('dialog', { name: 'A gold prize' })).toBeTruthy()
    expect((await screen.findByTestId('won')).textContent).toContain(
      'You won 5,000 coins. You now have 20,000 coins.',
    )
    expect(shownCoins()).toContain('20,000')
  })

  it('is shown one after the other', async () => {
    const { fall } = await watch()
    await fall(1, 100)
    await fall(2, 600)
    expect(await screen.findByRole('dialog', { name: 'A bronze prize' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'A silver prize' })).toBeNull()
    fireEvent.click(screen.getByTestId('drop-win-done'))
    expect(await screen.findByRole('dialog', { name: 'A silver prize' })).toBeTruthy()
  })
})

describe('the word of the next prizes', () => {
  it('DROPS-08 appears at forty seconds, to a player who has played here', async () => {
    const { runtime, asked } = await watch({ seconds: 41 })
    expect(asked).toEqual([])
    await act(async () => runtime.events.emit('round:settled', { gameId: 1 }))
    expect(told()).toEqual([])
    const words = 'Prize drops: the next prizes come in 40 seconds.'
    await waitFor(() => expect(told()).toEqual([words]), { timeout: 4_000 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
    expect(told()).toEqual([words])
  })

  it('does not come to a player for whom no prize falls', async () => {
    const { runtime, asked } = await watch({ isActive: false })
    await act(async () => runtime.events.emit('round:settled', { gameId: 1 }))
    expect(asked).toEqual([])
  })

  it('does not come later than that', async () => {
    const { runtime, asked } = await watch({ seconds: 20 })
    await act(async () => runtime.events.emit('round:settled', { gameId: 1 }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(asked).toHaveLength(1)
    expect(told()).toEqual([])
  })
})

const fallen = { coins: 600, entries: 0 }

describeReveal({
  feature: prizeDrops(),
  children: <DropWatch />,
  player: { prizeDrops: { isActive: true } },
  answers: { 'GET /rest/prize-drops/info/': { success: true, data: makeDrops() } },
  // It falls on a round: nobody asks for it, and its coins come before its word.
  path: null,
  prize: fallen,
  press: async ({ queryClient }) => {
    await screen.findByTestId('balance-coins')
    return () => {
      patchPlayer(queryClient, (player) => {
        const { playerBalance } = player.playerInfo
        const coins = playerBalance.coins + fallen.coins
        return { ...player, playerInfo: { playerBalance: { ...playerBalance, coins } } }
      })
      noteWin(queryClient, {
        kind: 'win',
        prizeLvl: 2,
        prizeValue: fallen.coins,
        nextPrizeWillAccrueIn: null,
      })
    }
  },
})
