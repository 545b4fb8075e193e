import { makeApp, makePlayer } from '@marquee/core/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { PhoneConfirmModal } from './PhoneConfirmModal.tsx'

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

describe('PhoneConfirmModal', () => {
  it('a code by text message > is not looked for in a spam folder', async () => {
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
    fireEvent.submit(await screen.findByTestId('phone-form'))
    expect(await screen.findByText(/Check the number/)).toBeTruthy()
    expect(screen.queryByText(/spam/)).toBeNull()
  })
})
