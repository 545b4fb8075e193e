// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { When } from './When.tsx'

const at = Date.UTC(2026, 10, 23, 6, 30)

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
