import {
  inApp,
  lostConnection,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
  found,
  typeInto,
} from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { supportChat } from '../feature.ts'
import { makeAnswer, makeChat, makeMessage } from '../testing/makeChat.ts'
import { SupportPanel } from './SupportPanel.tsx'

const list = 'GET /rest/chat/messages/'
const send = 'POST /rest/chat/messages/'
const email = 'support@test.example'

const scene = (
  answers: TestAppOptions['answers'] = {},
  player: TestAppOptions['player'] = makePlayer(),
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [supportChat({ email })] },
      player,
      answers: {
        [list]: { success: true, data: makeChat() },
        'POST /rest/chat/read/': { success: true },
        ...answers,
      },
    }),
  ],
  render: () => <SupportPanel open email={email} close={() => {}} />,
})
const chat = (overrides: Parameters<typeof makeChat>[0]) => ({
  [list]: { success: true, data: makeChat(overrides) },
})

/** Writes a message and presses the button. */
const write: StoryObj['play'] = async (shown) => {
  typeInto(await found(shown, '[data-testid="chat-form"] textarea'), 'Are you there?')
  const form = await found<HTMLFormElement>(shown, '[data-testid="chat-form"]')
  form.requestSubmit()
}

const meta: Meta = { title: 'Support chat/Messenger', parameters: { bare: true } }
export default meta

export const Conversation = scene()
export const Empty = scene(chat({ messages: [] }))
export const LongWords = scene(
  chat({
    messages: [
      makeMessage({ text: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) }),
      makeAnswer({
        text: 'One line.\nAnother line.\n\nhttps://example.test/'.concat('a/'.repeat(40)),
      }),
    ],
  }),
)
export const Earlier = scene(chat({ hasEarlier: true }))
export const Loading = scene({ [list]: silence })
export const Failed = scene({ [list]: () => refusal('unavailable') })
export const Guest: StoryObj = { ...scene({}, null), globals: { player: 'guest' } }
export const Sending: StoryObj = { ...scene({ [send]: silence }), play: write }
export const NotSent: StoryObj = { ...scene({ [send]: lostConnection }), play: write }
