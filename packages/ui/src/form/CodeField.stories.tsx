import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Stack.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof CodeField> = {
  title: 'Form/Code',
  component: CodeField,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: ['For a code of digits that a message brings: e-mail or phone confirmation.'],
      whenNot: [
        'For passwords: use `PasswordField`.',
        'For codes with letters, or of unknown length: use `TextField`.',
      ],
      accessibility: [
        'Each place says which digit it is.',
        'Phones offer the code from the message, and a whole code can be pasted.',
        'Errors are tied to the field and announced.',
      ],
    } satisfies Usage,
  },
}
export default meta

function Code(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <CodeField
      label="Code"
      length={6}
      digitLabel={(digit) => `Digit ${digit} of 6`}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}

export const All: StoryObj = {
  render: () => (
    <Card style={{ maxInlineSize: 480 }}>
      <Stack gap={6}>
        <Code hint="Sent to r•••@example.test" />
        <Code value="120" />
        <Code value="123456" error="This code is not correct." />
        <Code value="123456" disabled />
      </Stack>
    </Card>
  ),
}
