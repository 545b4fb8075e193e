// @vitest-environment happy-dom
import type { FeatureDefinition } from '@marquee/core'
import { useTopModal } from '@marquee/core'
import { type Answers, makeApp, type TestAppOptions } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { games } from '../feature.ts'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { joinFrame, keepFramesEmpty } from '../testing/joinFrame.ts'
import { makeLaunch, makeRound } from '../testing/makeLaunch.ts'
import { DemoModal } from './DemoModal.tsx'

beforeEach(() => {
  localStorage.clear()
  keepFramesEmpty()
})

const signUpModal: FeatureDefinition = {
  id: 'auth',
  messages: { en: async () => ({}), es: async () => ({}) },
  modals: { signup: { load: async () => () => null } },
}

/** Stands where the page does, so that what opens above it can be told. */
function Page({ close }: { close: () => void }) {
  return (
    <>
      <output data-testid="top">{String(useTopModal())}</output>
      <DemoModal
        name="game-demo"
        props={{ gameId: 7 }}
        close={close}
        frame={{ open: true, onOpenChange: close, onOpenChangeComplete: () => undefined }}
      />
    </>
  )
}

async function renderDemo(
  rounds: { cost: number; win: number }[] = [],
  options: TestAppOptions = {},
) {
  const close = vi.fn()
  let played = 0
  const answers: Answers = {
    'GET /rest/game/7/': {
      success: true,
      data: makeLaunch({ mode: 'demo', balance: null, frameUrl: '/arcade/?mode=demo' }),
    },
    'POST /rest/game-rounds/demo/': () => {
      const round = makeRound({ id: `demo-${played + 1}`, status: 'settled', ...rounds[played] })
      played += 1
      return { success: true, data: { round } }
    },
  }
  const { Frame, asked } = await makeApp({
    player: null,
    brand: { features: [games(), signUpModal] },
    answers,
    ...options,
  })
  render(
    <Frame>
      <Page close={close} />
    </Frame>,
  )
  const game = await joinFrame()
  await game.say({ type: 'ready' })
  await game.told('init')
  return { ...game, asked, close }
}

const spin = { type: 'round.request', requestId: 'r1', action: 'spin', stake: 10 }
const pathsOf = (asked: { method: string; path: string }[]) =>
  asked.map(({ method, path }) => `${method} ${path}`)

it('takes a round from the demo coins and pays its win there, with demo calls only', async () => {
  const { say, told, asked } = await renderDemo([{ cost: 10, win: 40 }])
  expect(await told('init')).toMatchObject({
    balance: 10_000,
    unit: { label: 'coins', fractionDigits: 0 },
    stake: 10,
  })
  await say(spin)
  expect(await told('round.result')).toMatchObject({ round: { balanceAfterStake: 9_990 } })
  await say({ type: 'round.finish', roundId: 'demo-1' })
  expect(await told('round.finished')).toMatchObject({ balance: 10_030 })
  expect(pathsOf(asked)).toEqual(['GET /rest/game/7/', 'POST /rest/game-rounds/demo/'])
})

it('refuses a round that costs more than is left, and keeps what is left', async () => {
  const { say, told } = await renderDemo([
    { cost: 10_500, win: 0 },
    { cost: 10, win: 0 },
  ])
  await say({ ...spin, action: 'buy-free-spins' })
  expect(await told('round.error')).toMatchObject({ code: 'insufficient-funds' })
  await screen.findByRole('dialog', { name: 'Not enough demo coins for this round' })
  fireEvent.click(screen.getByRole('button', { name: 'Choose a smaller stake' }))
  await say(spin)
  expect(await told('round.result')).toMatchObject({ round: { balanceAfterStake: 9_990 } })
})

it('does not ask for a round whose stake is more than is left', async () => {
  const { say, told, asked } = await renderDemo()
  await say({ ...spin, stake: 20_000 })
  await told('round.error')
  expect(pathsOf(asked)).toEqual(['GET /rest/game/7/'])
})

it('offers an account or all coins anew once no stake can be paid', async () => {
  const { say, told, frame } = await renderDemo([{ cost: 9_995, win: 0 }])
  await say(spin)
  await told('round.result')
  expect(screen.queryByText('You’ve used up your demo coins')).toBeNull()
  await say({ type: 'round.finish', roundId: 'demo-1' })
  const notice = await screen.findByRole('dialog', { name: 'You’ve used up your demo coins' })
  expect([...notice.querySelectorAll('button')].map((way) => way.textContent)).toEqual([
    'Sign up for free',
    'Start the demo again',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Start the demo again' }))
  await waitFor(() => expect(screen.getByTestId('game-frame')).not.toBe(frame))
  const second = await joinFrame()
  await second.say({ type: 'ready' })
  expect(await second.told('init')).toMatchObject({ balance: 10_000 })
})

it('closes and asks to sign up from the bar', async () => {
  const { close } = await renderDemo()
  fireEvent.click(screen.getByTestId('demo-sign-up'))
  expect(close).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.getByTestId('top').textContent).toBe('signup'))
})

it('has sound, volume and music in its bar, and a game hears at once what is set there', async () => {
  const { told, heard } = await renderDemo()
  expect(await told('init')).toMatchObject({ shownByPage: ['sound'] })
  fireEvent.click(screen.getByTestId('game-sound'))
  fireEvent.click(await screen.findByRole('switch', { name: 'Sound' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Music and ambience' }))
  await waitFor(() =>
    expect(heard.at(-1)).toMatchObject({ type: 'settings', sound: true, music: false }),
  )
})

it('does not keep a stake tried in the demo for play', async () => {
  const { say } = await renderDemo()
  await say({ type: 'preferences', stake: 50 })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('marquee:stake'))).toEqual([])
})

it.each([
  ['en', 'Demo: these coins are for trying out games only'],
  ['es', 'Demo: estas monedas son solo para probar'],
] as const)('says in %s that the coins are for trying only', async (locale, label) => {
  await renderDemo([], { locale })
  expect(screen.getByTestId('demo-label').textContent).toBe(label)
})

it('has every text of the demo in both languages', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'object' && text ? keysOf(text).map((inner) => `${key}.${inner}`) : [key],
    )
  expect(keysOf(es.game.demo)).toEqual(keysOf(en.game.demo))
})
