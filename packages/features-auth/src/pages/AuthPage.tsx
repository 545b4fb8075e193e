import { Heading, Stack, Text } from '@marquee/ui'
import type { ReactNode } from 'react'

interface AuthPageProps {
  title: string
  text?: ReactNode
  /** The other ways, below a line. */
  foot?: ReactNode
  children: ReactNode
}

/** What the pages of this feature share: title, a sentence, the form, the other ways. */
export function AuthPage({ title, text, foot, children }: AuthPageProps) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {text && <Text tone="secondary">{text}</Text>}
      </Stack>
      {children}
      {foot}
    </Stack>
  )
}
