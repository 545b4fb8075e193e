import { type Answers, lostConnection, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { terms } from '../feature.ts'
import { makeFirstTerm, makeTerm } from '../testing/makeTerm.ts'
import { TermsWatch } from '../TermsWatch.tsx'
import { TermsModal } from './TermsModal.tsx'

const open = 'GET /rest/terms/unconfirmed/'
const confirm = 'POST /rest/terms/confirm/'
const requirement = [{ id: 12, key: 'terms-of-use' }]

async function makeTermsApp(answers: Answers = {}, termsRequirement = requirement) {
  return makeApp({
    brand: { features: [terms()] },
    player: makePlayer({ termsRequirement }),
    answers: {
      [open]: { success: true, data: { terms: [makeTerm()] } },
      'POST /rest/terms/log/': { success: true },
      [confirm]: { success: true },
      'GET /rest/player/': {
        success: true,
        data: makePlayer({ termsRequirement: requirement }),
      },
      ...answers,
    },
  })
}

async function show(answers: Answers = {}) {
  const app = await makeTermsApp(answers)
  const close = vi.fn()
  const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
  render(
    <app.Frame>
      <TermsModal name="terms-confirmation" props={{}} close={close} frame={frame} />
    </app.Frame>,
  )
  const sent = (path: string) => app.asked.filter((call) => call.path === path)
  return { ...app, close, sent }
}

const acceptButton = () => screen.findByTestId<HTMLButtonElement>('terms-accept')

describe('TermsModal', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('shows what was added, changed and removed since the last acceptance', async () => {
    await show()
    await screen.findByTestId('terms-terms-of-use')
    const lines = [...document.querySelectorAll<HTMLElement>('[data-change]')]
    expect(lines.map(({ dataset }) => dataset['change'])).toEqual(['changed', 'added', 'removed'])
    expect(lines[0]?.querySelector('del')?.textContent).toBe(
      'Programs that play for you are not allowed.',
    )
    expect(lines[0]?.querySelector('ins')?.textContent).toContain('agreements between players')
    expect(lines[2]?.querySelector('ins')).toBeNull()
  })

  it('shows the whole document to somebody who accepts it for the first time', async () => {
    await show({ [open]: { success: true, data: { terms: [makeFirstTerm()] } } })
    await screen.findByTestId('terms-terms-of-use')
    expect(document.querySelectorAll('[data-change]')).toHaveLength(0)
    expect(document.querySelector('details')?.open).toBe(true)
    expect(screen.getByRole('dialog').textContent).toContain('Before you continue')
  })

  it('notes once that they were shown, accepts them, and closes', async () => {
    const { sent, close } = await show()
    await screen.findByTestId('terms-terms-of-use')
    await waitFor(() => expect(sent('/rest/terms/log/')).toHaveLength(1))
    expect(sent('/rest/terms/log/')[0]?.body).toEqual({ ids: [12] })
    expect(close).not.toHaveBeenCalled()
    fireEvent.click(await acceptButton())
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(sent('/rest/terms/confirm/')[0]?.body).toEqual({ ids: [12] })
  })

  it('repeats a lost acceptance with its own key', async () => {
    let tries = 0
    const { sent, close } = await show({
      [confirm]: (asked) => {
        tries += 1
        if (tries === 1 && typeof lostConnection === 'function') return lostConnection(asked)
        return { success: true }
      },
    })
    await screen.findByTestId('terms-terms-of-use')
    fireEvent.click(await acceptButton())
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t save your answer')
    fireEvent.click(await acceptButton())
    await waitFor(() => expect(close).toHaveBeenCalled())
    const keys = sent('/rest/terms/confirm/').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
  })

  it('cannot be accepted unread: not while loading, not after a failure', async () => {
    await show({ [open]: () => refusal('internal') })
    await screen.findByRole('alert')
    expect((await acceptButton()).disabled).toBe(true)
  })

  it('offers the way out', async () => {
    const { sent } = await show({ 'GET /rest/logout/': { success: true } })
    fireEvent.click(await screen.findByTestId('terms-sign-out'))
    await waitFor(() => expect(sent('/rest/logout/')).toHaveLength(1))
  })
})

describe('TermsWatch', () => {
  const dialog = () => screen.queryByRole('dialog')

  it('leaves a player without open terms alone, until the platform refuses an act', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await makeTermsApp({}, [])
    render(
      <app.Frame>
        <TermsWatch />
      </app.Frame>,
    )
    await waitFor(() => expect(app.asked).toEqual([]))
    expect(dialog()).toBeNull()
    app.runtime.events.emit('call:refused', { code: 'terms-required' })
    await waitFor(() => expect(dialog()).not.toBeNull())
    vi.restoreAllMocks()
  })
})
