import type { ModalProps } from '@marquee/core'
import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { CloseAccountModal } from './CloseAccountModal.tsx'
import { DataSection } from './DataSection.tsx'
import { ReauthenticateModal } from './ReauthenticateModal.tsx'

const modal: ModalProps = {
  name: 'close-account',
  props: {},
  close: vi.fn(),
  frame: { open: true, onOpenChange: vi.fn(), onOpenChangeComplete: vi.fn() },
}

const start = (answers: TestAppOptions['answers']) =>
  makeApp({
    brand: { features: [account()] },
    player: makePlayer({
      playerInfo: { playerBalance: { coins: 1, entries: 0, winnings: 1_250, tourPoints: 0 } },
    }),
    answers: { ...makeAnswers(), ...answers },
  })

const typePassword = async () => {
  const field = await screen.findByLabelText('Current password', {}, { timeout: 10_000 })
  fireEvent.change(field, { target: { value: 'a long password' } })
}

describe('what is sensitive', () => {
  it('is asked for with the password, and done once that is right', async () => {
    let isFresh = false
    const { Frame, asked } = await start({
      'GET /rest/player/data/': () =>
        isFresh ? { success: true, data: {} } : refusal('reauthentication-required'),
      'POST /rest/player/reauthenticate/': () => {
        isFresh = true
        return { success: true }
      },
    })
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    render(
      <Frame>
        <DataSection />
      </Frame>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }))
    await typePassword()
    fireEvent.submit(screen.getByTestId('reauthenticate-form'))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(createObjectURL).toHaveBeenCalledOnce()
    const paths = asked.map(({ path }) => path)
    expect(paths.filter((path) => path === '/rest/player/data/')).toHaveLength(2)
    createObjectURL.mockRestore()
    save.mockRestore()
  })
})

describe('the question for the password', () => {
  it('is given up however it closes, by the way back too, so that what asked for it can be tried again', async () => {
    const { Frame } = await start({})
    const givenUp = vi.fn()
    // The way back closes the modal without asking it.
    const at = (open: boolean) => (
      <Frame>
        <ReauthenticateModal
          {...modal}
          name="reauthenticate"
          props={{ givenUp }}
          frame={{ ...modal.frame, open }}
        />
      </Frame>
    )
    const { rerender } = render(at(true))
    await screen.findByTestId('reauthenticate-form')
    expect(givenUp).not.toHaveBeenCalled()
    rerender(at(false))
    await waitFor(() => expect(givenUp).toHaveBeenCalled())
  })
})

describe('CloseAccountModal', () => {
  it('says what closing means, and what is still open with the way out', async () => {
    const { Frame } = await start({
      'POST /rest/player/close/': () =>
        refusal('not-available', { details: [{ path: 'winnings', message: '1250' }] }),
    })
    render(
      <Frame>
        <CloseAccountModal {...modal} />
      </Frame>,
    )
    expect(await screen.findByText(/You lose your coins/)).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    await typePassword()
    fireEvent.submit(screen.getByTestId('close-account-form'))
    expect((await screen.findByText(/Redeem your winnings first:/)).textContent).toContain('12.50')
  })

  it('says what is lost where winnings are too few to redeem, and closes once they are given up', async () => {
    const bodies: unknown[] = []
    const { Frame } = await start({
      'POST /rest/player/close/': ({ body }) => {
        bodies.push(body)
        return (body as { giveUpWinnings?: boolean }).giveUpWinnings
          ? { success: true }
          : refusal('not-available', { details: [{ path: 'small-winnings', message: '1250' }] })
      },
    })
    render(
      <Frame>
        <CloseAccountModal {...modal} />
      </Frame>,
    )
    await typePassword()
    fireEvent.submit(screen.getByTestId('close-account-form'))
    expect((await screen.findByText(/you give up:/)).textContent).toContain('12.50')
    fireEvent.click(screen.getByRole('button', { name: 'Give them up and close' }))
    expect(await screen.findByText('Your account is closed')).toBeTruthy()
    expect(bodies).toMatchObject([
      { password: 'a long password' },
      { password: 'a long password', giveUpWinnings: true },
    ])
  })

  it('a closed account > is told, and leads out', async () => {
    const { Frame } = await start({ 'POST /rest/player/close/': { success: true } })
    render(
      <Frame>
        <CloseAccountModal {...modal} />
      </Frame>,
    )
    await typePassword()
    fireEvent.submit(screen.getByTestId('close-account-form'))
    expect(await screen.findByText('Your account is closed')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
  })
})
