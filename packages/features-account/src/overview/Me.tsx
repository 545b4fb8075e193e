import { rewardsQuery, useApi, usePlayer, useT } from '@marquee/core'
import { Badge, Card, Heading, Inline, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { Address } from '../parts/Address.tsx'
import { Moment } from '../parts/Moment.tsx'
import { formatPhone } from '../personal/format.ts'
import { profilePageQuery } from '../queries.ts'
import * as css from './Me.css.ts'

const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?'

/** Who is signed in, how they are reached, and since when they are here. */
export function Me() {
  const t = useT('account')
  const api = useApi()
  const player = usePlayer()
  const page = useQuery(profilePageQuery(api))
  const rewards = useQuery({ ...rewardsQuery(api), enabled: player !== null })
  if (!player) return null
  const byPhone = player.primaryContact === 'phone'
  const confirmed = byPhone ? rewards.data?.phone.completed === true : player.emailConfirmed
  const since = page.data?.payload['memberSince']
  return (
    <Card trim padding="md" className={css.card}>
      <span aria-hidden="true" className={css.avatar}>
        {initialOf(player.name ?? player.login)}
      </span>
      <div className={css.words}>
        <Heading level={2} size="lg">
          <span data-varies="words">{player.login}</span>
        </Heading>
        <Inline gap={2}>
          <Text as="span" tone="secondary" className={css.contact} data-varies="words">
            {byPhone ? formatPhone(player.phone ?? '') : <Address>{player.email ?? ''}</Address>}
          </Text>
          <Badge tone={confirmed ? 'positive' : 'caution'}>
            {t(confirmed ? 'overview.confirmed' : 'overview.unconfirmed')}
          </Badge>
        </Inline>
        {typeof since === 'number' && (
          <Text size="sm" tone="secondary">
            {t('overview.since')} <Moment at={since} dayOnly />
          </Text>
        )}
      </div>
    </Card>
  )
}
