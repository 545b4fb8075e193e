// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalStackAtom, openModal } from '../modals/store.ts'
import { type Answers, refusal } from '../testing/answers.ts'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { Inactivity } from './Inactivity.tsx'

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
const guestPath = '/rest/pop-up-ads/guest-popup-ads/'
const playerPath = '/rest/pop-up-ads/player-popup-ads/'
const ad = {
  popup_id: 1,
  popup_name: 'welcome-back',
  popup_delay_time: 0,
  popup_priority: 1,
  popup_company_priority: 1,
  popup_data: { title: 'Hello', text: 'Again', image: null, action: null, link: null },
  log_id: 5,
}
const answered = { success: true, data: { popups: [ad] } }
const answers: Answers = { [`POST ${guestPath}`]: answered, [`POST ${playerPath}`]: answered }

const reload = vi.fn()
let hidden = false

async function start(options: TestAppOptions = {}) {
  const app = await makeApp({ answers, ...options })
  const { runtime, asked, Frame } = app
  render(
    <Frame>
      <Inactivity />
    </Frame>,
  )
  const triggers = () => asked.filter(({ path }) => path.includes('/pop-up-ads/'))
  return { ...runtime, triggers }
}

function look(away: boolean) {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    hidden ? 'hidden' : 'visible',
  )
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  reload.mockClear()
  hidden = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('30 minutes without a sign of life', () => {
  it.each([
    ['guest', guestPath, {}],
    ['player', playerPath, { player: makePlayer() }],
  ])('SESSION-09 send a sessionStart trigger for a %s, once', async (_, path, options) => {
    const { triggers, events } = await start(options)
    const due = vi.fn()
    events.on('popup-ads:due', due)
    await minutes(29.9)
    expect(triggers()).toEqual([])
    await minutes(0.2)
    expect(triggers()).toMatchObject([{ path, body: { triggerType: 'sessionStart' } }])
    expect(triggers()[0]?.headers.get('idempotency-key')).toBeTruthy()
    expect(due).toHaveBeenCalledWith({ popups: [ad] })
    await minutes(300)
    expect(triggers()).toHaveLength(1)
  })

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'])(
    'are counted anew from a %s',
    async (sign) => {
      const { triggers } = await start()
      await minutes(29)
      window.dispatchEvent(new Event(sign))
      await minutes(29)
      expect(triggers()).toEqual([])
      await minutes(1.1)
      expect(triggers()).toHaveLength(1)
      window.dispatchEvent(new Event(sign))
      await minutes(30.1)
      expect(triggers()).toHaveLength(2)
    },
  )

  it('leave the page be when the trigger is not answered', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = await start({
      answers: { [`POST ${guestPath}`]: () => refusal('internal') },
    })
    const due = vi.fn()
    events.on('popup-ads:due', due)
    await minutes(31)
    expect(due).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('120 minutes out of sight', () => {
  it('SESSION-10 load the page anew', async () => {
    await start()
    look(true)
    await minutes(119.9)
    expect(reload).not.toHaveBeenCalled()
    await minutes(0.2)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('are counted anew whenever it is looked at', async () => {
    await start()
    look(true)
    await minutes(119)
    look(false)
    await minutes(5)
    look(true)
    await minutes(119)
    expect(reload).not.toHaveBeenCalled()
  })

  it('count too where timers slept with the page', async () => {
    await start()
    look(true)
    vi.setSystemTime(Date.now() + 121 * 60_000)
    look(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('SESSION-11 wait until the cash desk is left', async () => {
    const { router } = await start({ path: '/cash/deposit-by-money/' })
    look(true)
    await minutes(121)
    expect(reload).not.toHaveBeenCalled()
    await act(async () => router?.navigate({ to: '/cash/success/' }))
    expect(reload).not.toHaveBeenCalled()
    await act(async () => router?.navigate({ to: '/lobby/' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('SESSION-12 wait until the last modal is closed', async () => {
    const { store } = await start()
    await act(async () => openModal(store, 'menu'))
    look(true)
    await minutes(121)
    expect(reload).not.toHaveBeenCalled()
    await act(async () => store.set(modalStackAtom, []))
    expect(reload).toHaveBeenCalledOnce()
  })
})
