import { useT } from '@marquee/core'
import { Heading, Icon, type IconName, Stack } from '@marquee/ui'
import * as css from './Payment.css.ts'

/** What follows each step of the bank's question, in order. */
const comings: { after: number; key: string; icon: IconName }[] = [
  { after: 1, key: 'code', icon: 'phone' },
  { after: 2, key: 'pay', icon: 'card' },
  { after: 3, key: 'coins', icon: 'coins' },
]

/** What happens next, from the step that is asked on. */
export function Ahead({ step }: { step: number }) {
  const t = useT('cash-desk')
  return (
    <Stack gap={2}>
      <Heading level={2} size="sm">
        {t('challenge.next.title')}
      </Heading>
      <ol className={css.ahead} data-testid="challenge-ahead">
        {comings
          .filter(({ after }) => after >= step)
          .map(({ key, icon }) => (
            <li key={key} className={css.coming}>
              <Icon name={icon} size="text" />
              <span>{t(`challenge.next.${key}`)}</span>
            </li>
          ))}
      </ol>
    </Stack>
  )
}
