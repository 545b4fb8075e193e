// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { startClient } from '../start/client.tsx'
import { makeApp } from '../testing/makeApp.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('ERR-13 ERR-14 logs why the page could not start and shows the error page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  document.body.innerHTML = '<div id="app">A page without what the browser needs.</div>'
  const { runtime } = await makeApp()
  await startClient(runtime.brand)
  expect(log).toHaveBeenCalledWith(
    'The page could not be started; the error page is shown instead.',
    expect.any(Error),
  )
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByText('A page without what the browser needs.')).toBeNull()
})
