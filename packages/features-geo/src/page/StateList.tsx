import { useApi, useT, useTranslate } from '@marquee/core'
import { Disclosure, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { statesQuery } from '../queries.ts'
import * as css from './GeoblockPage.css.ts'

/** Where the brand can be played, and from which age (CALL-77). */
export function StateList() {
  const t = useT('geo')
  const translate = useTranslate()
  const { data: states } = useQuery(statesQuery(useApi()))
  if (!states) return null
  return (
    <div className={css.states}>
      <Disclosure summary={t('states')}>
        <ul className={css.list}>
          {states.map(({ code, name, allowed, minimumAge }) => (
            <li key={code} className={css.state} data-state={code}>
              <span>{translate(name)}</span>
              <Text as="span" size="sm" tone={allowed ? 'positive' : 'secondary'}>
                {allowed ? t('open', { age: minimumAge }) : t('closed')}
              </Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
