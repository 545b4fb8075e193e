// @vitest-environment happy-dom
import {
  type Answers,
  loadComponent,
  makeApp,
  makePlayer,
  refusal,
  type TestAppOptions,
} from '@marquee/core/testing'
import { observing } from '@marquee/features-observing'
import { popupAds } from '@marquee/features-popup-ads'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

async function start(options: TestAppOptions = {}) {
  const features = [observing(), popupAds()]
  const parts = await Promise.all(
    features.flatMap(({ behaviours = [] }) => behaviours.map((load) => loadComponent(load))),
  )
  const app = await makeApp({ brand: { features }, answers, ...options })
  const { runtime, asked, Frame } = app
  render(
    <Frame>
      {parts.map((Part, index) => (
        <Part key={index} />
      ))}
    </Frame>,
  )
  const triggers = () => asked.filter(({ path }) => path.includes('/pop-up-ads/'))
  return { ...runtime, triggers }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
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
