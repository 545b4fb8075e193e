import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, type ToastMessage, type ToastTheme, type ToastTransition } from './toast.ts'

/** Stands for a brand: what toasts take from its theme, in both modes. */
const style = `
  :root { --color-raised: #101020; --color-text-primary: #f0f0f0; --color-border: #333333;
    --color-second: #2040a0; --color-second-contrast: #ffffff;
    --color-positive: #106030; --color-positive-contrast: #ffffff;
    --color-caution: #e0b000; --color-caution-contrast: #101010;
    --color-critical: #a01020; --color-critical-contrast: #ffffff;
    --color-accent: #c0f000; --color-accent-contrast: #101010;
    --motion-standard: linear; --motion-enter: linear; --motion-exit: linear; }
  :root[data-mode='light'] { --color-raised: #fafafa; --color-text-primary: #202020; }`

beforeAll(() => {
  const sheet = document.createElement('style')
  sheet.textContent = style
  document.head.append(sheet)
})

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-testid="toast"]')]
const card = (text: string) => cards().find(({ textContent }) => textContent?.includes(text))

/** Shows a toast and waits until it is there. */
async function shown(text: string, message: Partial<ToastMessage> = {}) {
  const handle = await toast({ type: 'info', text, autoClose: false, ...message })
  const element = await vi.waitUntil(() => card(text), { timeout: 10_000 })
  return { handle, element }
}

/** Moves of elements from here on: what moved, its keyframes, how long it took. */
interface Move {
  name: string
  frames: string
}
let moves: Move[] = []
const note = (event: AnimationEvent) => {
  const target = event.target as HTMLElement
  if (target.dataset['testid'] !== 'toast') return
  const animation = target
    .getAnimations()
    .find((one) => one instanceof CSSAnimation && one.animationName === event.animationName)
  const effect = animation?.effect
  const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
  moves.push({
    name: event.animationName,
    frames: frames.map(({ transform }) => String(transform)).join(' > '),
  })
}

beforeEach(() => {
  moves = []
  document.addEventListener('animationstart', note)
})
afterEach(async () => {
  document.removeEventListener('animationstart', note)
  delete document.documentElement.dataset['mode']
  for (const one of cards()) one.querySelector<HTMLButtonElement>('button[aria-label]')?.click()
  await vi.waitUntil(() => cards().length === 0, { timeout: 10_000 })
})

describe('toasts in a browser', () => {
  it('TOAST-05 collapse in 300 ms: the others close the gap of one that is gone', async () => {
    const ends: TransitionEvent[] = []
    const noteEnd = (event: TransitionEvent) => void ends.push(event)
    document.addEventListener('transitionend', noteEnd)
    const { element: below } = await shown('First', { transition: 'none' })
    const { element: newest, handle } = await shown('Second', { transition: 'none' })
    const item = below.closest('li')
    const y = () => item?.getBoundingClientRect().y ?? 0
    // The newest stands first; the one below has come in and made room for it.
    const isAtRest = () =>
      [below, newest].every((one) => one.closest('li')?.getAnimations().length === 0)
    await vi.waitUntil(() => isAtRest() && y() >= newest.getBoundingClientRect().bottom, {
      timeout: 10_000,
    })
    const before = y()
    ends.length = 0
    handle.close()
    await vi.waitUntil(() => ends.some(({ target }) => target === item), { timeout: 10_000 })
    document.removeEventListener('transitionend', noteEnd)
    const move = ends.find(
      ({ target, propertyName }) => target === item && propertyName === 'transform',
    )
    expect(move?.elapsedTime).toBe(0.3)
    expect(y()).toBeLessThan(before)
    expect(card('Second')).toBeUndefined()
  })

  const grounds: [ToastTheme, ToastMessage['type'], dark: string, light: string][] = [
    ['light', 'success', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
    ['dark', 'success', 'rgb(23, 23, 26)', 'rgb(23, 23, 26)'],
    ['colored', 'info', 'rgb(32, 64, 160)', 'rgb(32, 64, 160)'],
    ['colored', 'success', 'rgb(16, 96, 48)', 'rgb(16, 96, 48)'],
    ['colored', 'warning', 'rgb(224, 176, 0)', 'rgb(224, 176, 0)'],
    ['colored', 'error', 'rgb(160, 16, 32)', 'rgb(160, 16, 32)'],
    ['colored', 'default', 'rgb(192, 240, 0)', 'rgb(192, 240, 0)'],
    ['auto', 'success', 'rgb(16, 16, 32)', 'rgb(250, 250, 250)'],
  ]
  it.each(grounds)(
    'TOAST-08 stand on the ground of their theme, %s for %s: %s, and by day %s',
    async (theme, type, dark, light) => {
      const { element } = await shown(`${theme} ${type}`, { theme, type, transition: 'none' })
      expect(getComputedStyle(element).backgroundColor).toBe(dark)
      document.documentElement.dataset['mode'] = 'light'
      expect(getComputedStyle(element).backgroundColor).toBe(light)
    },
  )

  const ways: [ToastTransition, RegExp][] = [
    ['bounce', /translateX.*translateX.*translateX/],
    ['slide', /translateY/],
    ['flip', /rotateX/],
    ['zoom', /scale/],
  ]
  it.each(ways)('TOAST-09 come and go by a %s', async (transition, frames) => {
    const { handle } = await shown(`By ${transition}`, { transition })
    await vi.waitUntil(() => moves.length === 1, { timeout: 10_000 })
    handle.close()
    await vi.waitUntil(() => moves.length === 2, { timeout: 10_000 })
    const [comes, goes] = moves
    expect(comes?.frames).toMatch(frames)
    expect(goes?.frames).toMatch(transition === 'bounce' ? /translateX/ : frames)
    expect(goes?.name).not.toBe(comes?.name)
  })

  it('TOAST-09 are just there, and gone, with none', async () => {
    const { handle, element } = await shown('At once', { transition: 'none' })
    expect(getComputedStyle(element).animationName).toBe('none')
    handle.close()
    await vi.waitUntil(() => card('At once') === undefined, { timeout: 10_000 })
    expect(moves).toEqual([])
  })
})
