import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Inline, Stack } from '../layout/Stack.tsx'
import { Countdown } from './Countdown.tsx'
import { Money } from './Money.tsx'
import { Text } from './Text.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Money> = {
  title: 'Text/Money and Countdown',
  component: Money,
  subcomponents: { Countdown },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`Money` for every amount of coins, entries or money.',
        '`Countdown` for time left, where it ends soon.',
      ],
      whenNot: ['For counts of things: use `useNumberFormat`.', 'For dates: use a date in words.'],
      accessibility: [
        'Give `unitLabel`, so that the unit is spoken.',
        'Set `announced` where an amount changes by itself; it is read once it has arrived.',
        'A countdown is not read every second; its `label` says what ends.',
      ],
    } satisfies Usage,
  },
}
export default meta

export const Units: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Money amount={1_250_000n} unit="coins" unitLabel="coins" icon size="lg" />
      <Money amount={2_550n} unit="entries" unitLabel="entries" icon size="lg" />
      <Money amount={999n} unit="USD" size="lg" />
      <Money amount={1_250_000n} unit="coins" compact signed size="sm" />
      <Money amount={88_000_000n} unit="coins" size="display" icon />
    </Stack>
  ),
}

function Balance() {
  const [amount, setAmount] = useState(12_500n)
  return (
    <Inline gap={4}>
      <Money amount={amount} unit="coins" unitLabel="coins" icon animated announced size="xl" />
      <Button size="sm" onClick={() => setAmount(amount + 7_500n)}>
        Win
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAmount(amount - 2_000n)}>
        Play
      </Button>
    </Inline>
  )
}

export const CountsUp: StoryObj = { render: () => <Balance /> }

export const TimeLeft: StoryObj = {
  render: () => (
    <Stack gap={2}>
      {[59_000, 3_599_000, 7_265_000, 190_000_000].map((remaining) => (
        <Text key={remaining} as="div" strong>
          <Countdown remaining={remaining} label="Ends in" />
        </Text>
      ))}
    </Stack>
  ),
}
