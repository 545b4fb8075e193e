import { Icon, type IconName, Text } from '@marquee/ui'
import * as css from './lists.css.ts'

export interface Fact {
  icon: IconName
  title: string
  text: string
}

/** What is good to know: the price, the odds, the rules. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
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
