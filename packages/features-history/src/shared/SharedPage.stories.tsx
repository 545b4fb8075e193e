import { type Answer, inApp, makePlayer, refusal } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from '../feature.ts'
import { makeShared } from '../testing/makeShared.ts'
import { LinkedRound } from './SharedPage.tsx'
import { ShareRound } from './ShareRound.tsx'

const meta: Meta = { title: 'History/Shared round' }
export default meta

const linkId = makeShared().id
const launch = { ...makeShared().launch, frameUrl: 'about:blank' }

const scene = (answer: Answer): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [history()] },
      path: `/replay/${linkId}`,
      answers: { [`GET /rest/shared-rounds/${linkId}/`]: answer },
    }),
  ],
  render: () => <LinkedRound linkId={linkId} />,
})

export const Won = scene({ success: true, data: makeShared({ launch }) })
export const Lost = scene({ success: true, data: makeShared({ launch, win: 0, multiple: 0 }) })
export const Failed = scene(refusal('internal'))

export const Link: StoryObj = {
  decorators: [inApp({ brand: { features: [history()] }, player: makePlayer() })],
  render: () => (
    <ShareRound
      roundId="5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001"
      link={{ id: linkId, expiresAt: Date.UTC(2027, 1, 1) }}
    />
  ),
}
