// @vitest-environment happy-dom
import { makeApp, makePlayer, waitingModals, useAnyModals } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wheels } from '../feature.ts'
import { WheelOfWinsPage } from '../page/WheelOfWinsPage.tsx'
import { makeRunning, makeStreak, makeStreakAnswers } from '../testing/makeStreak.ts'
import { formFor, welcomeTo } from './useWelcome.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const withStreak = (skin: string | null, isActive = true) =>
  makePlayer({ depositStreak: { isActive, skin } })
const setting = (player: ReturnType<typeof makePlayer>) => ({
  brand: { features: [wheels()] },
  player,
  data: [...makePageData({ info: makeRunning() }), [['wheels', 'configs'], [makeWheel()]]] as const,
  answers: makeStreakAnswers(makeStreak()),
})

function Opener({ name }: { name: string }) {
  const modals = useAnyModals()
  return <button onClick={() => modals.open(name)}>Open</button>
}

/** Opens a modal by its name, through the registry. */
async function open(name: string, player = withStreak(null, false)) {
  const { data, ...options } = setting(player)
  const { Frame } = await makeApp({ ...options, data: [...data] })
  render(
    <Frame>
      <Opener name={name} />
    </Frame>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
  return within(await screen.findByRole('dialog'))
}

describe('the welcomes of the wheel', () => {
  it('MODAL-40 welcome to the wheel of wins: what is free first, and that nobody needs a purchase', async () => {
    const modal = await open('welcome-wheel-of-wins')
    expect(modal.getByRole('heading', { name: 'Welcome to the wheel of wins' })).toBeTruthy()
    expect(modal.getByTestId('emblem-wheel')).toBeTruthy()
    expect(modal.getAllByRole('listitem')[0]?.textContent).toMatch(/free/)
    expect(modal.getByText(/No purchase necessary/)).toBeTruthy()
    expect(modal.getByTestId('wheel-welcome-go').getAttribute('href')).toBe('/wheel-of-wins')
  })

  it('MODAL-41 welcome to the prize vault in its own look', async () => {
    const modal = await open('welcome-prize-vault')
    expect(modal.getByRole('heading', { name: 'Welcome to the prize vault' })).toBeTruthy()
    expect(modal.getByTestId('emblem-vault')).toBeTruthy()
    expect(modal.getAllByRole('listitem')[1]?.textContent).toMatch(/one box/)
  })

  it('stand in the brand’s skin, whichever name asked', async () => {
    const modal = await open('welcome-wheel-of-wins', withStreak('skin_prize_vault'))
    expect(modal.getByRole('heading', { name: 'Welcome to the prize vault' })).toBeTruthy()
  })

  it.each([
    ['neutral_wheel_of_wins', 'welcome-wheel-of-wins'],
    ['skin_prize_vault', 'welcome-prize-vault'],
  ])('are that of %s, and are wanted once on a device', async (skin, modal) => {
    const form = formFor(withStreak(skin))
    const entry = welcomeTo(form ?? 'wheel')
    expect(entry.modal).toBe(modal)
    expect(wheels().modals?.[modal]?.openModal).toBe(modal)
    const tools = {} as Parameters<NonNullable<typeof entry.wanted>>[0]
    expect([await entry.wanted?.(tools), await entry.wanted?.(tools)]).toEqual([true, false])
  })

  it('come by themselves to nobody without a streak, such as during a break', () => {
    expect(formFor(withStreak('prize_vault', false))).toBeNull()
    expect(formFor(withStreak('a_skin_to_come'))).toBeNull()
    expect(formFor(null)).toBeNull()
  })

  it('are handed to the queue on the first visit of the page, and not again', async () => {
    const visit = async () => {
      const { data, ...options } = setting(withStreak('prize_vault'))
      const { Frame, runtime } = await makeApp({ ...options, data: [...data] })
      render(
        <Frame>
          <WheelOfWinsPage />
        </Frame>,
      )
      await screen.findByRole('heading', { name: 'Big wheel of wins' })
      return () => waitingModals(runtime).map(({ modal }) => modal)
    }
    const first = await visit()
    await waitFor(() => expect(first()).toEqual(['welcome-prize-vault']))
    cleanup()
    // It was shown: the next visit hands in nothing, however long it lasts.
    await welcomeTo('vault').wanted?.({} as never)
    const second = await visit()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(second()).toEqual([])
  })
})
