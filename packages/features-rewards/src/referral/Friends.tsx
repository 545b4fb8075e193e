import type { InvitedFriend } from '../contract/referral/schemas.ts'
import { useDateFormat, useT } from '@marquee/core'
import { Badge, Text } from '@marquee/ui'
import { Prizes } from './Prizes.tsx'
import * as css from './ReferralPage.css.ts'

/** Who has come: a letter and a day, nothing else is anybody's business. */
export function Friends({ friends }: { friends: InvitedFriend[] }) {
  const t = useT('rewards')
  // The day alone, and everywhere the same one: the server does not know the player's zone.
  const day = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  if (!friends.length) {
    return (
      <div>
        <Text strong>{t('referral.noneTitle')}</Text>
        <Text tone="secondary">{t('referral.noneText')}</Text>
      </div>
    )
  }
  return (
    <ul className={css.friends} data-testid="friends">
      {friends.map(({ initial, joinedAt, confirmed, earned }) => (
        <li key={joinedAt} className={css.friend}>
          <span aria-hidden="true" className={css.initial}>
            {initial}
          </span>
          <span>
            <Text as="span" strong>
              {t('referral.friend', { initial })}
            </Text>
            <br />
            <Text as="span" size="sm" tone="secondary">
              {t('referral.joined', { day: day(joinedAt) })}
            </Text>
          </span>
          {earned.coins > 0 || earned.entries > 0 ? (
            <Prizes prize={earned} />
          ) : (
            <Badge tone="neutral">{t(confirmed ? 'referral.confirmed' : 'referral.waiting')}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
