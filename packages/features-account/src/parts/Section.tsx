import { Card, Heading, Stack, Text } from '@marquee/ui'
import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** One matter of an account page, in a card with its own title. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <Card padding="md">
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="lg" id={id}>
              {title}
            </Heading>
            {text && <Text tone="secondary">{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </Card>
    </section>
  )
}
