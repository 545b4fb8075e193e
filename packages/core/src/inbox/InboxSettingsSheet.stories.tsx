import type { Meta, StoryObj } from '@storybook/react-vite'
import { inApp } from '../testing/AppStory.tsx'
import { type Answer, refusal, silence } from '../testing/answers.ts'
import { makeInboxSettings } from '../testing/makeInboxSettings.ts'
import { makePlayer } from '../testing/makePlayer.ts'
import { InboxSettingsSheet } from './InboxSettingsSheet.tsx'

const meta: Meta = {
  title: 'Shell/Message settings',
  parameters: { notFor: ['guest'], bare: true },
}
export default meta

const path = 'GET /rest/inbox/settings/'
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const scene = (answer: Answer): StoryObj => ({
  decorators: [inApp({ player: makePlayer(), answers: { [path]: answer } })],
  render: () => (
    <InboxSettingsSheet name="inbox-settings" props={{}} close={() => {}} frame={frame} />
  ),
})

export const Kinds = scene({ success: true, data: { kinds: makeInboxSettings() } })
export const Loading = scene(silence)
export const Failed = scene(() => refusal('unavailable'))
