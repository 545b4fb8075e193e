import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Disclosure> = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'For details that few people need: rules, odds, answers.',
        'Give several the same `name` when only one should be open.',
      ],
      whenNot: [
        'For what everybody must read: show it.',
        'For views of equal weight in one place: use `Tabs`.',
      ],
      accessibility: [
        'A native element: it opens with Enter and Space, before scripts have loaded, and is found by the browser’s search.',
        'The summary says what is inside: “How it works”, not “More”.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Answers: StoryObj = {
  render: () => (
    <>
      <Disclosure summary="What are entries?" name="faq" open>
        <Text>Entries are free and can win prizes. They never need a purchase.</Text>
      </Disclosure>
      <Disclosure summary="How do I get coins?" name="faq">
        <Text>Sign in each day.</Text>
      </Disclosure>
    </>
  ),
}
