import { makeApp } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { linkOpening } from './feature.ts'
import { OpenLinkModal } from './OpenLinkModal.tsx'

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

async function show() {
  const close = vi.fn()
  const app = await makeApp({ brand: { features: [linkOpening()] } })
  render(
    <app.Frame>
      <OpenLinkModal name="open-link" props={{}} close={close} frame={frame} />
    </app.Frame>,
  )
  const paste = async (value: string) => {
    fireEvent.change(await screen.findByLabelText('Link'), { target: { value } })
    fireEvent.submit(screen.getByTestId('open-link-form'))
  }
  return { ...app, close, paste }
}

it('says what is wrong with a text that is no link, and with another site’s link, and stays', async () => {
  const { close, paste } = await show()
  await paste('hello')
  expect(screen.getByText(/This isn’t a link/)).toBeTruthy()
  await paste('https://evil.example/prize')
  expect(screen.getByText(/leads to evil\.example, another site/)).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

it('opens a link of the site in place and closes', async () => {
  const { close, paste, runtime } = await show()
  const navigate = vi.fn(async () => {})
  Object.assign(runtime, { router: { navigate } })
  await paste(`${window.location.origin}/library?category=classic`)
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith({ href: '/library?category=classic', replace: false }),
  )
  expect(close).toHaveBeenCalledOnce()
})
