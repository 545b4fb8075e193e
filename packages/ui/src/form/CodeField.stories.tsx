import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Card } from '../layout/Card.tsx'
import { Stack } from '../layout/Stack.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

const meta: Meta = { title: 'Form/Code' }
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
