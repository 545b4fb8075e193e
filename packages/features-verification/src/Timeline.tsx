import { Disclosure, Text } from '@marquee/ui'
import * as css from './Timeline.css.ts'

export interface TimelineEvent {
  title: string
  reason: string | null
  /** Epoch ms. */
  at: number
  /** The same, written. */
  when: string
}

/** What happened, in order. */
export function Events({ events }: { events: TimelineEvent[] }) {
  return (
    <ol className={css.list} data-testid="timeline">
      {events.map(({ title, reason, at, when }, index) => (
        <li key={`${at}-${index}`} className={css.event}>
          <Text as="div" strong>
            {title}
          </Text>
          {reason && <Text as="div">{reason}</Text>}
          <Text as="time" size="sm" tone="secondary">
            {when}
          </Text>
        </li>
      ))}
    </ol>
  )
}

/** The same behind one line, where it is not the main thing. */
export function Timeline({ summary, events }: { summary: string; events: TimelineEvent[] }) {
  return (
    <Disclosure summary={summary}>
      <Events events={events} />
    </Disclosure>
  )
}
