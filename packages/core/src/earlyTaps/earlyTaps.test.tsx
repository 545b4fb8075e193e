import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEarlyTaps } from './answer.ts'
import { listenForEarlyTaps } from './listen.ts'

const endings: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  const added = vi.spyOn(globalThis, 'addEventListener')
  listenForEarlyTaps()
  const [type, listener, capture] = added.mock.calls[0] ?? []
  added.mockRestore()
  endings.push(() => removeEventListener(type as 'click', listener as EventListener, capture))
})
afterEach(() => {
  act(() => endings.splice(0).forEach((end) => end()))
  document.body.replaceChildren()
  delete window.earlyTaps
  vi.useRealTimers()
})

/** A button as the server wrote it. */
function makeButton() {
  const pressed = vi.fn()
  const Claim = () => (
    <button type="button" onClick={pressed}>
      Claim
    </button>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Claim />)
  document.body.append(place)
  return {
    pressed,
    place,
    tap: () => place.querySelector('button')?.click(),
    takeOver: () =>
      act(() => {
        const root = hydrateRoot(place, <Claim />)
        endings.push(() => root.unmount())
      }),
  }
}

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = () => endings.push(answerEarlyTaps())

describe('taps before a page has come to life', () => {
  it('are answered once the button answers, once however often it was pressed', async () => {
    const { tap, takeOver, pressed } = makeButton()
    tap()
    tap()
    await passTime(10)
    answer()
    await passTime(1000)
    expect(pressed).not.toHaveBeenCalled()
    takeOver()
    await passTime(200)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('are heard also when they come after the script that answers them', async () => {
    const { tap, takeOver, pressed } = makeButton()
    answer()
    tap()
    await passTime(10)
    takeOver()
    await passTime(200)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('are left alone where the button answered by itself', async () => {
    const { tap, takeOver, pressed } = makeButton()
    answer()
    takeOver()
    tap()
    await passTime(500)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('go to the only button that says the same where the part was rendered anew', async () => {
    const { tap, place } = makeButton()
    tap()
    await passTime(10)
    answer()
    place.remove()
    const anew = makeButton()
    anew.takeOver()
    await passTime(200)
    expect(anew.pressed).toHaveBeenCalledOnce()
  })

  it('are forgotten after eight seconds', async () => {
    const { tap, takeOver, pressed } = makeButton()
    tap()
    await passTime(10)
    answer()
    await passTime(8100)
    takeOver()
    await passTime(500)
    expect(pressed).not.toHaveBeenCalled()
  })
})
