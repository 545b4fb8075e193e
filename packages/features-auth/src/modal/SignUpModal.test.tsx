import { type ModalProps, useModals } from '@marquee/core'
import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { authModal, authPages } from '../feature.ts'
import { statesAnswer } from '../testing/makeStates.ts'
import { LoginAction } from './LoginAction.tsx'
import { SignUpModal } from './SignUpModal.tsx'

const makeModal = (props: Record<string, unknown> = {}): ModalProps => ({
  name: 'signup',
  props,
  close: vi.fn(),
  frame: { open: true, onOpenChange: vi.fn(), onOpenChangeComplete: vi.fn() },
})

const start = (options: TestAppOptions & { page: boolean }) =>
  makeApp({
    brand: { features: [options.page ? authPages() : authModal()] },
    answers: statesAnswer,
    ...options,
  })

function Asker() {
  const modals = useModals()
  return (
    <button type="button" onClick={modals.askToSignUp}>
      Play
    </button>
  )
}

describe('the modal signup', () => {
  it('MODAL-29 TEN-02 opens for a guest of a brand without pages for it', async () => {
    const { Frame } = await start({ page: false })
    render(
      <Frame>
        <Asker />
      </Frame>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(await screen.findByTestId('sign-up-form')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Sign in' }))
    expect(await screen.findByTestId('sign-in-form')).toBeTruthy()
  })

  it('GAMES-14 leaves for the page where the brand has one', async () => {
    const { Frame, location } = await start({ page: true, path: '/library' })
    render(
      <Frame>
        <Asker />
      </Frame>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(location()).toMatch(/^\/signup\/\?redirectUrl=/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('begins with sign in when the address asks for action=login', async () => {
    const { Frame } = await start({ page: false })
    render(
      <Frame>
        <SignUpModal {...makeModal({ value: 'login' })} />
      </Frame>,
    )
    expect(await screen.findByTestId('sign-in-form')).toBeTruthy()
  })

  it.each([
    ['for an action that is not known', { value: 'dance' }, null],
    ['for a player', {}, makePlayer()],
  ] as const)('closes at once %s', async (_, props, player) => {
    const { Frame } = await start({ page: false, player })
    const modal = makeModal(props)
    render(
      <Frame>
        <SignUpModal {...modal} />
      </Frame>,
    )
    await waitFor(() => expect(modal.close).toHaveBeenCalled())
    expect(modal.frame.onOpenChangeComplete).toHaveBeenCalledWith(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('action=login on a brand with pages', () => {
  const follow = async (value: string, options: TestAppOptions) => {
    const { Frame, location } = await start({ page: true, ...options })
    const modal = makeModal({ value })
    render(
      <Frame>
        <LoginAction {...modal} />
      </Frame>,
    )
    await waitFor(() => expect(modal.close).toHaveBeenCalled())
    await act(async () => {})
    return location()
  }

  it('MODAL-24 takes a guest to sign in and back to where they were', async () => {
    expect(await follow('login', { path: '/library?category=new&action=login' })).toBe(
      '/signin?redirectUrl=%2Flibrary%3Fcategory%3Dnew',
    )
  })
  it('keeps where the address wanted to go on', async () => {
    expect(await follow('login', { path: '/?redirectUrl=/vip&action=login' })).toBe(
      '/signin?redirectUrl=%2Fvip',
    )
  })
  it.each([
    ['a player', 'login', { path: '/vip?action=login', player: makePlayer() }],
    ['another action', 'dance', { path: '/vip?action=dance' }],
  ] as const)('leaves %s where they are', async (_, value, options) => {
    expect(await follow(value, options)).toMatch(/^\/vip/)
  })
})
