import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Icon } from '../media/Icon.tsx'
import { Checkbox } from './Checkbox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import { TextArea, TextField } from './TextField.tsx'
import type { Usage } from '../usage.ts'
import { Field } from './Field.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Form/All fields',
  component: TextField,
  subcomponents: { TextArea, PasswordField, Select, Checkbox, Switch, Slider, RadioGroup, Field },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        '`TextField` for a line, `TextArea` for several, `PasswordField` for passwords.',
        '`RadioGroup` for one of up to five; `Select` for one of more.',
        '`Checkbox` for consent that is sent with the form; `Switch` for a setting that changes at once.',
        '`Slider` for a setting whose place in a range matters more than its number.',
        '`Field` around a control of your own, for its label, hint and error.',
      ],
      whenNot: [
        'To show a value that cannot be changed: use `Text`.',
        'Instead of a label: a placeholder disappears while typing.',
      ],
      accessibility: [
        'Label, hint and error are tied to the control, and an error is announced when it appears.',
        'An error says how to fix the problem.',
        'The checkbox’s sentence is part of its target; radio buttons move with the arrow keys.',
        'Selects are native: phones and screen readers bring their own.',
      ],
    } satisfies Usage,
  },
}
export default meta

function Form() {
  const [unit, setUnit] = useState<'coins' | 'entries'>('coins')
  return (
    <Card style={{ maxInlineSize: 480 }}>
      <Stack gap={4}>
        <TextField
          label="E-mail"
          type="email"
          start={<Icon name="mail" />}
          placeholder="you@example.com"
        />
        <TextField label="Name" error="Write the name as on your document." defaultValue="M" />
        <PasswordField
          label="Password"
          hint="At least 8 characters"
          showLabel="Show"
          hideLabel="Hide"
        />
        <Select
          label="State"
          placeholder="Choose a state"
          options={[
            { value: 'ca', label: 'California' },
            { value: 'tx', label: 'Texas' },
          ]}
        />
        <TextArea label="Your question" optionalLabel="optional" />
        <RadioGroup
          legend="Play with"
          value={unit}
          onValueChange={setUnit}
          options={[
            { value: 'coins', label: 'Coins', hint: 'For fun' },
            { value: 'entries', label: 'Entries', hint: 'For prizes' },
          ]}
        />
        <Checkbox label="I am 18 or older" defaultChecked />
        <Checkbox label="I accept the terms" error="Accept the terms to go on." />
        <Switch label="Sound" hint="Reels and wins" defaultChecked />
        <Slider label="Volume" defaultValue={70} valueText="70%" />
        <Switch label="Reduced motion" />
        <Button wide>Sign up</Button>
      </Stack>
    </Card>
  )
}

export const All: StoryObj = { render: () => <Form /> }

export const Unavailable: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <TextField label="Code" disabled defaultValue="SUMMER" />
      <Checkbox label="News by mail" disabled />
      <Switch label="Push" disabled />
    </Stack>
  ),
}
