import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { account } from './feature.ts'
import { SubscriptionPage } from './news/SubscriptionPage.tsx'
import { ProfilePage } from './overview/ProfilePage.tsx'
import { PersonalInfoPage } from './personal/PersonalInfoPage.tsx'
import { SecurityPage } from './security/SecurityPage.tsx'
import { SocialsPage } from './social/SocialsPage.tsx'
import { LevelPage } from './steps/LevelPage.tsx'
import { makeAnswers, makeProfile } from './testing/makeAccount.ts'

const meta: Meta = { title: 'Account/Pages', parameters: { notFor: ['guest'], bare: true } }
export default meta

const scene = (
  Page: ComponentType,
  answers: TestAppOptions['answers'] = {},
  player = makePlayer(),
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [account()] },
      player,
      path: '/profile',
      answers: { ...makeAnswers(), ...answers },
    }),
  ],
  render: () => <Page />,
})

const told = makeProfile({
  surname: 'Reed',
  zip: '43004',
  city: 'Columbus',
  easyProfileCompleted: true,
  uncompletedProfileFields: ['phone', 'address'],
})

export const Overview = scene(ProfilePage)
export const PersonalEasy = scene(PersonalInfoPage)
export const PersonalMissing = scene(PersonalInfoPage, makeAnswers(told))
export const PersonalLoading = scene(PersonalInfoPage, { 'GET /rest/player/profile/': silence })
export const PersonalFailed = scene(PersonalInfoPage, {
  'GET /rest/player/profile/': () => refusal('unavailable'),
})
export const Level = scene(LevelPage)
export const Security = scene(SecurityPage)
export const SecurityByPhone = scene(
  SecurityPage,
  {},
  makePlayer({ email: null, phone: '+14155550132', primaryContact: 'phone' }),
)
export const SecurityFailed = scene(SecurityPage, {
  'GET /rest/player/sessions/': () => refusal('unavailable'),
})
export const Socials = scene(SocialsPage)
export const Subscription = scene(SubscriptionPage)
