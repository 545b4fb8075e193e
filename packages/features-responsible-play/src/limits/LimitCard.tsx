import type { LimitKind, PlayLimit } from '@marquee/contract'
import { Card, Heading, Icon, type IconName, Inline, Text } from '@marquee/ui'
import { LimitRow } from './LimitRow.tsx'
import * as css from './LimitCard.css.ts'

interface LimitCardProps {
  kind: LimitKind
  icon: IconName
  title: string
  text?: string
  limits: PlayLimit[]
}

/** A kind of limit with its three periods. */
export function LimitCard({ kind, icon, title, text, limits }: LimitCardProps) {
  return (
    <Card padding="lg" className={css.card}>
      <Inline gap={3} wrap={false}>
        <Icon name={icon} size="lg" />
        <Heading level={2} size="lg">
          {title}
        </Heading>
      </Inline>
      {text && (
        <Text tone="secondary" className={css.text}>
          {text}
        </Text>
      )}
      <div className={css.rows}>
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitRow key={limit.period} limit={limit} />
          ))}
      </div>
    </Card>
  )
}
