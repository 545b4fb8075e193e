import { makeApp, makePlayer } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { PhoneConfirmModal } from './PhoneConfirmModal.tsx'

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

/** Shows the dialog to a player whose number is there already and not confirmed. */
async function showWithPhone() {
  const app = await makeApp({
    brand: { features: [account()] },
    player: makePlayer({ phone: '+14155550132' }),
    answers: {
      ...makeAnswers(),
      'POST /rest/confirm/phone/send/': {
        success: true,
        data: { sentTo: '+1 ••• ••• 0132', expiresAt: 0, nextAt: 0 },
      },
    },
  })
  render(
    <app.Frame>
      <PhoneConfirmModal name="phone-confirm" props={{}} close={() => {}} frame={frame} />
    </app.Frame>,
  )
  return app
}

describe('PhoneConfirmModal', () => {
  it('a code by text message > is not looked for in a spam folder', async () => {
    await showWithPhone()
    fireEvent.submit(await screen.findByTestId('phone-form'))
    expect(await screen.findByText(/Check the number/)).toBeTruthy()
    expect(screen.queryByText(/spam/)).toBeNull()
  })

  it('a second press while the number is still being checked > sends no second code', async () => {
    const { asked } = await showWithPhone()
    const form = await screen.findByTestId('phone-form')
    fireEvent.submit(form)
    const button = await screen.findByRole('button', { name: 'Text me a code' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.submit(form)
    await screen.findByRole('textbox', { name: '6-digit code' })
    expect(asked.filter(({ path }) => path.endsWith('/phone/send/'))).toHaveLength(1)
  })

  it.each([
    ['en', 'Change your phone number', 'That’s your number already. Enter another one.'],
    ['es', 'Cambia tu número de teléfono', 'Ese ya es tu número. Escribe otro.'],
  ] as const)(
    'a change, in %s > begins with an empty field, and takes no number that is the known one',
    async (locale, title, problem) => {
      const app = await makeApp({
        locale,
        brand: { features: [account()] },
        player: makePlayer({ phone: '+14155550132' }),
        answers: makeAnswers(),
      })
      render(
        <app.Frame>
          <PhoneConfirmModal
            name="phone-confirm"
            props={{ change: true }}
            close={() => {}}
            frame={frame}
          />
        </app.Frame>,
      )
      const dialog = await screen.findByRole('dialog', { name: title })
      expect(dialog.textContent).toContain('(415) 555-0132')
      const field = screen.getByRole<HTMLInputElement>('textbox')
      expect(field.value).toBe('')
      fireEvent.change(field, { target: { value: '4155550132' } })
      fireEvent.submit(screen.getByTestId('phone-form'))
      expect(await screen.findByText(problem)).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(field))
      expect(app.asked.some(({ path }) => path.includes('/confirm/'))).toBe(false)
    },
  )
})
