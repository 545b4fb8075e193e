import { type FeatureDefinition, setClock } from '@marquee/core'
import { refusal } from '@marquee/core/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSignUpInfo } from '../testing/makeStates.ts'
import {
  accepted,
  field,
  fill,
  show,
  signUpPath,
  submit,
  type,
} from '../testing/showSignUpForm.tsx'

/** Stands for the feature that has the pages of texts. */
const textPages = (): FeatureDefinition => ({
  id: 'content',
  routes: [{ path: '/page/$name', name: 'page', page: async () => () => null, title: 'content:t' }],
  messages: { en: async () => ({}), es: async () => ({}) },
})

/** Stands for what a new player meets: the welcome, over the lobby. */
function makeNext() {
  const fetched: string[] = []
  const fetches = (name: string) => async () => {
    fetched.push(name)
    return () => null
  }
  const feature: FeatureDefinition = {
    id: 'next',
    routes: [
      {
        path: '/lobby',
        name: 'lobby',
        page: fetches('lobby'),
        title: 'next:t',
        slots: ['lobby.sections'],
      },
    ],
    modals: { welcome: { load: fetches('welcome'), openModal: 'welcome', unasked: true } },
    slots: { 'lobby.sections': [{ order: 1, load: fetches('section') }] },
    messages: { en: async () => ({}), es: async () => ({}) },
  }
  return { feature, fetched }
}

describe('SignUpForm', () => {
  let restore: () => void
  beforeEach(() => {
    restore = setClock(() => Date.UTC(2026, 10, 20))
    window.dataLayer = []
  })
  afterEach(() => {
    cleanup()
    restore()
    document.cookie = 'invited_by=; max-age=0'
  })

  it('opens an account with what was typed, trimmed', async () => {
    const { onSignedUp, sent } = await show()
    fill()
    submit()
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledWith('Robin1'))
    expect(sent().map(({ body }) => body)).toEqual([
      {
        email: 'robin@example.test',
        password: 'a long password',
        name: 'Robin',
        birthDay: '1990-05-17',
        state: 'OH',
        locale: 'en',
        acceptedTerms: true,
      },
    ])
  })

  it('a brand with a closed funnel > asks surname and ZIP in the same form (AUTH-04)', async () => {
    const { sent } = await show({ ...accepted, ...makeSignUpInfo(['surname', 'zip']) })
    fill({ 'Last name': ' Reed ', 'ZIP code': '10001' })
    submit()
    expect(await screen.findAllByText('This ZIP code isn’t in the state you chose.')).toBeTruthy()
    expect(sent()).toHaveLength(0)
    type('ZIP code', '43004')
    submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toMatchObject({ surname: 'Reed', zip: '43004' })
  })

  it('a brand with an open funnel > asks neither surname nor ZIP', async () => {
    await show()
    expect(screen.queryByLabelText('Last name')).toBeNull()
    expect(screen.queryByLabelText('ZIP code')).toBeNull()
  })

  it('terms, rules and privacy > are links that leave the form as it is', async () => {
    await show(accepted, [textPages()])
    const hrefs = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')])
    expect(hrefs).toEqual([
      ['/page/terms-of-use', '_blank'],
      ['/page/sweepstakes-rules', '_blank'],
      ['/page/privacy', '_blank'],
    ])
  })

  it('an excluded person > is told why, until when and who helps, and never to try again', async () => {
    const until = Date.UTC(2027, 4, 22)
    await show(
      {
        [signUpPath]: () =>
          refusal('self-excluded', { details: [{ path: 'until', message: String(until) }] }),
      },
      [textPages()],
    )
    fill()
    submit()
    const notice = await screen.findByTestId('sign-up-excluded')
    expect(notice.textContent).toContain('We can’t open this account')
    expect(notice.textContent).toContain('May 22, 2027')
    expect(notice.textContent).not.toMatch(/try again/i)
    await waitFor(() => expect(document.activeElement).toBe(notice))
    expect(screen.getByRole('link', { name: /1-800-MY-RESET/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
    expect(screen.queryByTestId('sign-up-form')).toBeNull()
  })

  it('the meter > says how to mend a password that the platform would refuse', async () => {
    await show()
    fireEvent.focus(field('Password'))
    type('Password', 'password1')
    type('First name', 'Robin')
    expect(
      await screen.findByText(/lists attackers try first/, {}, { timeout: 10_000 }),
    ).toBeTruthy()
    type('Password', 'robin1990')
    expect(await screen.findByText(/don’t build it from your name/)).toBeTruthy()
    type('Password', 'slow trains at noon')
    expect(await screen.findByText('Strong password.')).toBeTruthy()
  })

  it('a password that is refused > is explained beside its field', async () => {
    await show({
      [signUpPath]: () =>
        refusal('weak-password', { details: [{ path: 'password', message: 'personal' }] }),
    })
    fill()
    submit()
    expect(await screen.findByText(/don’t build it from your name/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  })

  it('says who invited the guest', async () => {
    document.cookie = 'invited_by=kim'
    const { sent } = await show()
    fill()
    submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toMatchObject({ invitedBy: 'kim' })
  })

  it('says whose link brought the guest, once', async () => {
    let code: string | undefined = 'K7QWERTZ'
    const partners: FeatureDefinition = {
      id: 'partners',
      signUpPart: async () => ({
        fields: () => (code === undefined ? {} : { affiliateCode: code }),
        onSignedUp: () => (code = undefined),
      }),
      messages: { en: async () => ({}), es: async () => ({}) },
    }
    const { sent } = await show(accepted, [partners])
    fill()
    submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toMatchObject({ affiliateCode: 'K7QWERTZ' })
    await waitFor(() => expect(code).toBeUndefined())
  })

  it('says what is missing once, beside each field, above how many there are, and goes to the first', async () => {
    const { sent } = await show()
    fill({ Email: '', 'First name': '' })
    submit()
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(screen.getByRole('alert').textContent).toBe('Check the 2 marked fields.')
    expect(screen.getAllByText('Enter your first name.')).toHaveLength(1)
    expect(field('First name').getAttribute('aria-invalid')).toBe('true')
    expect(field('Password').getAttribute('aria-invalid')).toBeNull()
    type('First name', 'Robin')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
    expect(sent()).toHaveLength(0)
  })

  it('lets nobody choose a state where the brand is not available, and says so', async () => {
    await show()
    expect(
      screen.getByRole<HTMLOptionElement>('option', { name: 'Idaho (not available)' }).disabled,
    ).toBe(true)
    expect(screen.getByText('Not available in Idaho.')).toBeTruthy()
  })

  it('shows the age of the chosen state', async () => {
    await show()
    expect(screen.getByText('You need to be at least 18.')).toBeTruthy()
    type('State', 'MS')
    expect(await screen.findByText('You need to be at least 21.')).toBeTruthy()
  })

  it('keeps what was typed when the address is taken, and says it beside the address', async () => {
    const { onSignedUp } = await show({ [signUpPath]: () => refusal('email-taken') })
    fill()
    submit()
    expect(await screen.findByText(/already has an account/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(field('Email').value).toBe('robin@example.test')
    expect(field('Password').value).toBe('a long password')
    expect(onSignedUp).not.toHaveBeenCalled()
  })

  it('sends the same key after a lost answer, and a new one for new content', async () => {
    let tries = 0
    const { sent, onSignedUp } = await show({
      [signUpPath]: () => {
        tries += 1
        if (tries === 1) throw new TypeError('Failed to fetch')
        return tries === 2 ? refusal('email-taken') : accepted[signUpPath]
      },
    })
    fill()
    submit()
    expect(await screen.findByText(/No connection/)).toBeTruthy()
    submit()
    expect(await screen.findByText(/already has an account/)).toBeTruthy()
    type('Email', 'other@example.test')
    submit()
    await waitFor(() => expect(onSignedUp).toHaveBeenCalled())
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('ANALYTICS-05 ANALYTICS-07 ANALYTICS-12 pushes each changed field once, and what became of the form', async () => {
    await show({ [signUpPath]: () => refusal('age-restricted') })
    type('Email', 'r')
    type('Email', 'ro')
    fill()
    submit()
    await screen.findByText(/old enough/)
    const pushed = window.dataLayer ?? []
    expect(
      pushed.filter(({ event, form_field }) => event === 'change_form' && form_field === 'email'),
    ).toHaveLength(1)
    expect(pushed.at(-1)).toEqual({
      event: 'send_form',
      form_name: 'sign-up',
      message: 'age-restricted',
    })
  })
})

it('what a new player meets > is fetched while the form is filled in, the welcome first, and not before', async () => {
  const { feature, fetched } = makeNext()
  await show(accepted, [feature])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(fetched).toEqual([])
  type('Email', 'robin@example.test')
  await waitFor(() => expect(fetched).toEqual(['welcome', 'lobby', 'section']))
})
