import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/Button.tsx'
import { Icon } from '../media/Icon.tsx'
import { Progress } from '../status/Progress.tsx'
import { Text } from '../text/Text.tsx'
import { ActionCard, type ActionCardProps } from './ActionCard.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof ActionCard> = {
  title: 'Reward/Action card',
  component: ActionCard,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'For one thing that can be done or claimed: its picture, its state and its button.',
        '`highlight` when something is ready to claim now.',
      ],
      whenNot: ['For a game: use `Tile`.', 'For a message without an action: use `Notice`.'],
      accessibility: [
        'The heading names the section: `id` has to be unique on the page.',
        'The picture is decoration; say the state in words.',
      ],
    } satisfies Usage,
  },
}
export default meta

const card = (props: Partial<ActionCardProps>): StoryObj => ({
  render: () => (
    <ActionCard
      id="action-card"
      title="The box of the day"
      art={
        <svg viewBox="0 0 10 10">
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
      }
      actions={<Button>Open it</Button>}
      {...props}
    >
      {props.children ?? <Text tone="secondary">One is waiting.</Text>}
    </ActionCard>
  ),
})

export const Waiting = card({ highlight: true, trim: true })
export const UnderWay = card({
  art: <Icon name="gift" size="xl" />,
  artWidth: 'own',
  children: <Progress label="Rounds" value={3} max={10} size="sm" />,
  actions: (
    <>
      <Button variant="quiet">See the box</Button>
      <Button variant="plain">How it works</Button>
    </>
  ),
})
