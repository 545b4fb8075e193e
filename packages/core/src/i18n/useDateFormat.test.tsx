// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { useDateFormat } from './useDateFormat.ts'

/** The reader's machine stands eight hours behind the server's. */
class Pacific extends Intl.DateTimeFormat {
  constructor(locale?: string | string[], options?: Intl.DateTimeFormatOptions) {
    super(locale, { timeZone: 'America/Los_Angeles', ...options })
  }
}
afterEach(() => vi.unstubAllGlobals())

const at = Date.UTC(2026, 11, 7)

function Day() {
  return <p>Until {useDateFormat({ day: 'numeric', month: 'long' })(at)}.</p>
}

it('is taken over as the server wrote it, and then says the reader’s own day', async () => {
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Pacific } }))
  const { Frame } = await makeApp()
  const shown = (
    <Frame>
      <Day />
    </Frame>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(shown)
  expect(page.textContent).toContain('Until December 7.')
  const onRecoverableError = vi.fn()
  await act(async () => void hydrateRoot(page, shown, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(page.textContent).toContain('Until December 6.')
})

it.each([
  ['en', /^Dec 7, 2026, 8:10 PM$/],
  // As its figures: who reads Spanish here lives in the United States.
  ['es', /^7 dic 2026, 8:10 p\.\s?m\.$/],
] as const)('hours in %s > are those of the United States', async (locale, written) => {
  const evening = new Date(2026, 11, 7, 20, 10).getTime()
  const Hour = () => <p>{useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })(evening)}</p>
  const { Frame } = await makeApp({ locale })
  const { container } = render(
    <Frame>
      <Hour />
    </Frame>,
  )
  await waitFor(() => expect(container.textContent).toMatch(written))
})
