import { Card, Heading, Icon, type IconName, Text } from '@marquee/ui'
import * as css from './RoomParts.css.ts'

interface Worded {
  title: string
  text: string
}

/** What one does, in order. */
export function RoomSteps({ steps }: { steps: readonly Worded[] }) {
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

export interface RoomFact extends Worded {
  icon: IconName
}

/** What is good to know: the price, the odds, the rules. */
export function RoomFacts({ facts }: { facts: readonly RoomFact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ icon, title, text }) => (
        <div key={title} className={css.fact}>
          <Icon name={icon} className={css.factIcon} />
          <Text as="dt" strong>
            {title}
          </Text>
          <dd className={css.factText}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
