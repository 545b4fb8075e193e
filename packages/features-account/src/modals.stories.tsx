import type { ModalProps } from '@marquee/core'
import { inApp, makePlayer } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { EmailConfirmedModal } from './confirm/EmailConfirmedModal.tsx'
import { EmailConfirmModal } from './confirm/EmailConfirmModal.tsx'
import { PhoneConfirmModal } from './confirm/PhoneConfirmModal.tsx'
import { account } from './feature.ts'
import { ProfileModal } from './overview/ProfileModal.tsx'
import { RegistrationModal } from './registration/RegistrationModal.tsx'
import { CloseAccountModal } from './security/CloseAccountModal.tsx'
import { ReauthenticateModal } from './security/ReauthenticateModal.tsx'
import { makeAnswers } from './testing/makeAccount.ts'
import { WelcomeModal } from './welcome/WelcomeModal.tsx'

const incomplete = makePlayer({
  Registration: { complete: false, registrationFunnel: { funnelType: 'closed_funnel' } },
})

const byPhone = makePlayer({ email: null, phone: '+14155550132', primaryContact: 'phone' })

const meta: Meta = {
  title: 'Account/Modals',
  parameters: { bare: true },
  decorators: [
    inApp({ brand: { features: [account()] }, player: incomplete, answers: makeAnswers() }),
  ],
  globals: { player: 'own' },
}
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const shown = (Modal: ComponentType<ModalProps>, value?: string): StoryObj => ({
  render: () => <Modal name="modal" props={{ value }} close={() => {}} frame={frame} />,
})

export const Profile = shown(ProfileModal)
export const EmailConfirm = shown(EmailConfirmModal)
export const EmailConfirmed = shown(EmailConfirmedModal, 'EMAIL_VERIFIED')
export const EmailAdd: StoryObj = {
  ...shown(EmailConfirmModal),
  decorators: [
    inApp({ brand: { features: [account()] }, player: byPhone, answers: makeAnswers() }),
  ],
}
export const PhoneConfirm = shown(PhoneConfirmModal)
export const Registration = shown(RegistrationModal)
export const Welcome = shown(WelcomeModal)
export const Reauthenticate = shown(ReauthenticateModal)
export const CloseAccount = shown(CloseAccountModal)
