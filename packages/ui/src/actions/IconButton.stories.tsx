import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Inline } from '../layout/Stack.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = { title: 'Actions/IconButton', component: IconButton }
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
