import { inApp, makePlayer, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { account } from '../feature.ts'
import { makeAnswers } from '../testing/makeAccount.ts'
import { WelcomeModal } from './WelcomeModal.tsx'
import { WelcomeScene } from './WelcomeScene.tsx'

const meta: Meta<typeof WelcomeScene> = {
  title: 'Account/Welcome',
  component: WelcomeScene,
  parameters: { notFor: ['guest', 'restricted'], bare: true },
}
export default meta

const gift = { success: true, data: { gift: { coins: 10_000, entries: 200 } } }
const welcomed = (answers: TestAppOptions['answers'] = {}) =>
  inApp({
    brand: { features: [account()] },
    player: makePlayer({ name: 'Robin', gameMode: 'TournamentPoints' }),
    answers: { ...makeAnswers(), 'GET /rest/player/welcome/': gift, ...answers },
  })

export const Page: StoryObj = {
  decorators: [welcomed()],
  render: () => <WelcomeScene done={() => undefined} />,
}
export const Loading: StoryObj = {
  decorators: [welcomed({ 'GET /rest/player/welcome/': silence })],
  render: () => <WelcomeScene done={() => undefined} />,
}
export const OverThePage: StoryObj = {
  decorators: [welcomed()],
  render: () => (
    <WelcomeModal
      name="welcome"
      props={{}}
      close={() => undefined}
      frame={{
        open: true,
        onOpenChange: () => undefined,
        onOpenChangeComplete: () => undefined,
      }}
    />
  ),
}
