import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta: Meta<typeof Disclosure> = { title: 'Layout/Disclosure', component: Disclosure }
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
