import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Inline } from '../layout/Stack.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { IconButton } from './IconButton.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof IconButton> = {
  title: 'Actions/Icon button',
  component: IconButton,
  subcomponents: { FavouriteButton },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'Where space is short and the icon is known: close, search, messages.',
        '`FavouriteButton` marks a game as a favorite.',
      ],
      whenNot: [
        'When the icon needs an explanation: use `Button` with words.',
        'For the main action of a view.',
      ],
      accessibility: [
        '`label` is required and spoken. Include the count in it: the figure at the corner is hidden from screen readers.',
        'The target is 44 px on phones.',
        '`FavouriteButton` keeps one label in both states; pressed is announced by the browser.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Variants: StoryObj = {
  render: () => (
    <Inline gap={4}>
      <IconButton icon="bell" label="3 new messages" count={3} />
      <IconButton icon="filter" label="Filter" variant="quiet" />
      <IconButton icon="play" label="Play" variant="strong" size="lg" />
      <IconButton icon="close" label="Close" round variant="quiet" size="sm" />
      <IconButton icon="chevron-right" label="Next" disabled />
      <IconButton icon="user" label="Account" render={<a href="#account" />} />
    </Inline>
  ),
}

function Heart() {
  const [pressed, setPressed] = useState(true)
  return (
    <FavouriteButton label="Favourite: Lucky Reef" pressed={pressed} onPressedChange={setPressed} />
  )
}

export const Favourite: StoryObj = { render: () => <Heart /> }
