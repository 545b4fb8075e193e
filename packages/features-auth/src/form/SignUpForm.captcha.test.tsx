import { makeAppInit, refusal } from '@marquee/core/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accepted, fill, show, signUpPath, submit } from '../testing/showSignUpForm.tsx'

describe('the captcha of the sign-up form', () => {
  afterEach(() => {
    cleanup()
    delete window.turnstile
    vi.restoreAllMocks()
  })

  it('CAPTCHA-03 ERR-12 whose script did not load is done without, and the form says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).onerror?.('blocked'))
    })
    const captcha = { isEnabled: true, key: 'key', url: 'https://captcha.example/api.js' }
    const { onSignedUp, sent } = await show(
      accepted,
      [],
      [[['app-init'], makeAppInit({ captcha })]],
    )
    await screen.findByText('The check didn’t load. You can sign up without it.')
    fill()
    submit()
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledWith('Robin1'))
    expect(sent()[0]?.body).toMatchObject({ captchaUnavailable: true })
  })

  it('is asked for once the form is refused for lack of one, and drawn by the company’s script', async () => {
    const captcha = { isEnabled: true, key: 'site-key', url: 'https://captcha.example/api.js' }
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
    })
    const drawn = vi.fn<(place: HTMLElement, options: Record<string, unknown>) => string>(() => 'w')
    window.turnstile = { render: drawn, remove: () => {} }
    await show({
      [signUpPath]: refusal('captcha-required'),
      'GET /rest/app/init/': { success: true, data: makeAppInit({ captcha }) },
    })
    fill()
    submit()
    await waitFor(() => expect(drawn).toHaveBeenCalled())
    expect(drawn.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site-key', action: 'sign-up' })
  })

  it('is drawn anew once its token was refused, and no token is sent twice', async () => {
    const captcha = { isEnabled: true, key: 'site-key', url: 'https://captcha.example/api.js' }
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')))
    })
    const solves: ((token: string) => void)[] = []
    const remove = vi.fn()
    window.turnstile = {
      render: (_place, options) => `widget-${solves.push(options['callback'] as never)}`,
      remove,
    }
    const { sent } = await show(
      {
        [signUpPath]: () => refusal('captcha-required'),
        'GET /rest/app/init/': { success: true, data: makeAppInit({ captcha }) },
      },
      [],
      [[['app-init'], makeAppInit({ captcha })]],
    )
    await waitFor(() => expect(solves).toHaveLength(1))
    fill()
    solves[0]?.('token-1')
    submit()
    await waitFor(() => expect(solves).toHaveLength(2))
    expect(remove).toHaveBeenCalledWith('widget-1')
    submit()
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(solves).toHaveLength(3))
    solves[2]?.('token-2')
    submit()
    await waitFor(() => expect(sent()).toHaveLength(3))
    const tokens = sent().map(({ body }) => (body as { captcha?: string }).captcha)
    expect(tokens).toEqual(['token-1', undefined, 'token-2'])
  })
})
