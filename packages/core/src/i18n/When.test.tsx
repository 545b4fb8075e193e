// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { When } from './When.tsx'

const at = Date.UTC(2026, 10, 23, 6, 30)

const { prototype } = Intl.DateTimeFormat
const own = Object.getOwnPropertyDescriptor(prototype, 'format')!

/** As the engine of iPhones writes times: before AM and PM stands a narrow space. */
function narrowly(this: Intl.DateTimeFormat): Intl.DateTimeFormat['format'] {
  const format = own.get!.call(this) as Intl.DateTimeFormat['format']
  return (date) => format(date).replace(/\s(?=[AP]M)/, '\u202F')
}
afterEach(() => void Object.defineProperty(prototype, 'format', own))

it('is taken over by an engine that parts the time otherwise than the server', async () => {
  const { Frame } = await makeApp()
  const shown = (
    <Frame>
      <When at={at} />
    </Frame>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(shown)
  const onRecoverableError = vi.fn()
  Object.defineProperty(prototype, 'format', { ...own, get: narrowly })
  await act(async () => void hydrateRoot(page, shown, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('says UTC on the server, and the reader’s own time with UTC behind it in the browser', async () => {
  const { Frame } = await makeApp()
  const shown = (
    <Frame>
      <When at={at} />
    </Frame>
  )
  expect(renderToString(shown)).toContain('Nov 23, 2026, 6:30 AM UTC</time>')
  render(shown)
  const time = await screen.findByText(/Nov 2\d, 2026/)
  expect(time.textContent).not.toContain('UTC')
  expect(time.getAttribute('title')).toBe('Nov 23, 2026, 6:30 AM UTC')
  expect(time.getAttribute('datetime')).toBe('2026-11-23T06:30:00.000Z')
})

it('leaves the year out where days are meant', async () => {
  const { Frame } = await makeApp()
  render(
    <Frame>
      <When at={at} format="short" />
    </Frame>,
  )
  expect((await screen.findByTitle(/UTC$/)).getAttribute('title')).toBe('Mon, Nov 23, 6:30 AM UTC')
})
