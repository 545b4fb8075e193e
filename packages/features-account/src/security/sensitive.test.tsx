import { modalStackAtom, type ModalProps } from '@marquee/core'
import { makeApp, makePlayer, refusal, setGuest, type TestAppOptions } from '@marquee/core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { CloseAccountModal } from './CloseAccountModal.tsx'
import { ContactSection } from './ContactSection.tsx'
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

  it('is refused with a wrong password in words beside the field, and nothing is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { Frame } = await start({
      'GET /rest/player/data/': () => refusal('reauthentication-required'),
      'POST /rest/player/reauthenticate/': () => refusal('wrong-password'),
    })
    render(
      <Frame>
        <DataSection />
      </Frame>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }))
    await typePassword()
    const field = screen.getByLabelText('Current password')
    // Who was asked in the middle of something types at once.
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.submit(screen.getByTestId('reauthenticate-form'))
    expect(await screen.findByText(/That’s not your current password/)).toBeTruthy()
    expect(logged.mock.calls.map(([told]) => String(told))).toEqual([])
    logged.mockRestore()
  })

  it('is told with the address in two parts, and no longer asked about once the session has ended', async () => {
    const { Frame, runtime, asked } = await start({})
    render(
      <Frame>
        <ContactSection />
      </Frame>,
    )
    const rewards = () => asked.filter(({ path }) => path === '/rest/player/rewards/')
    await waitFor(() => expect(rewards()).toHaveLength(1))
    // A long address goes on at its @, and not within a name.
    expect(document.querySelector('wbr')?.nextSibling?.textContent).toMatch(/^@/)
    act(() => setGuest(runtime.queryClient, true))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(rewards()).toHaveLength(1)
  })
})

describe('the question for the password', () => {
  const tooOld = {
    'GET /rest/player/data/': () => refusal('reauthentication-required'),
  }
  const shown = async (Frame: Awaited<ReturnType<typeof start>>['Frame']) => {
    render(
      <Frame>
        <DataSection />
      </Frame>,
    )
    const button = await screen.findByRole('button', { name: 'Download my data' })
    return { button, isBusy: () => button.getAttribute('aria-busy') === 'true' }
  }

  it('is given up however it closes, by the way back too, so that what asked for it can be tried again', async () => {
    const { Frame, runtime } = await start(tooOld)
    const { button, isBusy } = await shown(Frame)
    fireEvent.click(button)
    await screen.findByTestId('reauthenticate-form', {}, { timeout: 10_000 })
    expect(isBusy()).toBe(true)
    // The way back closes the modal without asking it.
    act(() =>
      runtime.store.set(modalStackAtom, (stack) => stack.map((one) => ({ ...one, open: false }))),
    )
    await waitFor(() => expect(isBusy()).toBe(false))
  })

  it('is given up when its script does not come, and the next press asks anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi
      .fn<() => Promise<typeof ReauthenticateModal>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(ReauthenticateModal)
    const own = account()
    const { Frame, asked } = await makeApp({
      brand: {
        features: [
          { ...own, modals: { ...own.modals, reauthenticate: { load, audience: 'player' } } },
        ],
      },
      player: makePlayer({}),
      answers: { ...makeAnswers(), ...tooOld },
    })
    const { button, isBusy } = await shown(Frame)
    fireEvent.click(button)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await waitFor(() => expect(isBusy()).toBe(false))
    fireEvent.click(button)
    expect(await screen.findByTestId('reauthenticate-form')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
    expect(asked.filter(({ path }) => path === '/rest/player/data/')).toHaveLength(2)
  })

  it('is given up where it may not stand, as nothing was asked', async () => {
    const own = account()
    const { reauthenticate: _, ...modals } = own.modals ?? {}
    const { Frame, asked } = await makeApp({
      brand: { features: [{ ...own, modals }] as never },
      player: makePlayer({}),
      answers: { ...makeAnswers(), ...tooOld },
    })
    const { button, isBusy } = await shown(Frame)
    for (const times of [1, 2]) {
      fireEvent.click(button)
      await waitFor(() => expect(asked).toHaveLength(times))
      await waitFor(() => expect(isBusy()).toBe(false))
    }
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
