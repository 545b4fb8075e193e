import { Card, Heading, Text } from '@marquee/ui'
import * as css from './lists.css.ts'

/** What one does, in order. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Card className={css.step}>
            <Heading level={3} size="md" className={css.beside}>
              {title}
            </Heading>
            <Text tone="secondary" className={css.beside}>
              {text}
            </Text>
          </Card>
        </li>
      ))}
    </ol>
  )
}
