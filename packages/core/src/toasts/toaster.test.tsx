// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, pass, toasts, toastTextsShown } from './testing.ts'
import { brief, toast, type ToastMessage } from './toast.ts'

beforeEach(async () => {
  vi.useFakeTimers()
  // The list waits for frames, which no clock here makes.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
  await clearToasts()
})
afterEach(async () => {
  await clearToasts()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const makeMessage = (overrides: Partial<ToastMessage> = {}): ToastMessage => ({
  type: 'info',
  text: 'Saved',
  ...overrides,
})

/** Asks for a toast and waits until it is on screen, 1 ms old. */
async function shown(overrides: Partial<ToastMessage> = {}) {
  const handle = await act(() => toast(makeMessage(overrides)))
  await pass(50)
  await pass(1)
  return handle
}

const otherPositions = [
  'top-left',
  'top-center',
  'bottom-left',
  'bottom-right',
  'bottom-center',
] as const
const types = ['info', 'success', 'warning', 'error', 'default'] as const

const bar = () => toasts()[0]?.querySelector<HTMLElement>('div:last-child')
const stateOf = () => toasts()[0]?.dataset['state']

describe('toast', () => {
  it('TOAST-01 closes by itself after 5000 ms', async () => {
    await shown()
    await pass(4990)
    expect(stateOf()).toBe('shown')
    await pass(10)
    expect(stateOf()).toBe('leaving')
    await pass(1000)
    expect(toasts()).toEqual([])
  })
  it('TOAST-02 closes after 3000 ms and hides the bar when it is brief', async () => {
    await shown(brief)
    expect(bar()).toBeNull()
    await pass(2990)
    expect(stateOf()).toBe('shown')
    await pass(10)
    expect(stateOf()).toBe('leaving')
  })
  it('shows the time it has left otherwise', async () => {
    await shown({ autoClose: 4000 })
    expect(bar()?.style.animationDuration).toBe('4000ms')
  })
  it('TOAST-03 stands at the top right', async () => {
    await shown()
    const list = toasts()[0]?.closest<HTMLElement>('[data-sonner-toaster]')
    expect(list?.dataset).toMatchObject({ yPosition: 'top', xPosition: 'right' })
  })
  it.each(otherPositions)('TOAST-04 stands where it is told to: %s', async (position) => {
    await shown({ position })
    const [y, x] = position.split('-')
    const list = toasts()[0]?.closest<HTMLElement>('[data-sonner-toaster]')
    expect(list?.dataset).toMatchObject({ yPosition: y, xPosition: x })
  })
  it('TOAST-06 waits 50 ms for its like and is shown once', async () => {
    await act(() => toast(makeMessage()))
    await pass(40)
    await act(() => toast(makeMessage()))
    await pass(49)
    expect(toasts()).toEqual([])
    await act(() => toast(makeMessage({ text: 'Another' })))
    await pass(60)
    expect(toastTextsShown().sort()).toEqual(['Another', 'Saved'])
  })
  it.each(types)('TOAST-07 can be of the type %s', async (type) => {
    await shown({ type })
    expect(toasts()[0]?.dataset['type']).toBe(type)
    expect(toasts()[0]?.querySelectorAll('svg')).toHaveLength(type === 'default' ? 1 : 2)
  })
  it('waits while the pointer is over it, the focus in it or the page out of sight', async () => {
    await shown()
    const item = toasts()[0]?.closest('li')
    if (!item) throw new Error('The toast is in no list.')
    fireEvent.mouseEnter(item)
    await pass(60_000)
    fireEvent.focusIn(item)
    fireEvent.mouseLeave(item)
    await pass(60_000)
    expect(stateOf()).toBe('shown')
    fireEvent.focusOut(item)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    await pass(60_000)
    expect(stateOf()).toBe('shown')
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    await pass(4980)
    expect(stateOf()).toBe('shown')
    await pass(20)
    expect(stateOf()).toBe('leaving')
    hidden.mockRestore()
  })
  it('stays until it is closed when it may not close by itself', async () => {
    const handle = await shown({ autoClose: false })
    await pass(600_000)
    expect(stateOf()).toBe('shown')
    act(() => handle.close())
    await pass(1)
    expect(stateOf()).toBe('leaving')
  })
  it.each([
    [-1, '0'],
    [0.42, '42'],
    [Number.NaN, '0'],
  ])('TOAST-10 clamps the progress %d to %s per cent', async (progress, expected) => {
    await shown({ progress })
    expect(bar()?.getAttribute('aria-valuenow')).toBe(expected)
    await pass(60_000)
    expect(stateOf()).toBe('shown')
  })
  it('TOAST-10 takes more than all for all, and closes', async () => {
    const handle = await shown({ progress: 0.9 })
    act(() => handle.update({ progress: 7 }))
    await pass(1)
    expect(bar()?.style.transform).toBe('scaleX(1)')
    expect(stateOf()).toBe('leaving')
  })
  it('acts and goes when its action is chosen', async () => {
    const onSelect = vi.fn()
    await shown({ action: { label: 'Refresh', onSelect } })
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Refresh',
    )
    act(() => button?.click())
    expect(onSelect).toHaveBeenCalledOnce()
    expect(stateOf()).toBe('leaving')
  })
  it('is told politely to whoever listens', async () => {
    await shown()
    const region = toasts()[0]?.closest('[aria-live]')
    expect(region?.getAttribute('aria-live')).toBe('polite')
    expect(region?.getAttribute('aria-label')).toMatch(/^Messages/)
  })
  it('can be taken back before it is shown', async () => {
    const handle = await act(() => toast(makeMessage()))
    handle.close()
    await pass(100)
    expect(toasts()).toEqual([])
  })
})
