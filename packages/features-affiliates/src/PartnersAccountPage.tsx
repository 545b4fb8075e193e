import { Link, usePlayer, useT } from '@marquee/core'
import { RoomBanner, RoomPage, RoomSection } from '@marquee/feature-room'
import { Button, Card } from '@marquee/ui'
import { Fragment } from 'react'
import * as css from './PartnersAccountPage.css.ts'

/** `/affiliates/partners-account`: the partner's own account (ROUTE-30). */
export function PartnersAccountPage() {
  const t = useT('affiliates')
  const player = usePlayer()
  const name = [player?.name, player?.surname].filter(Boolean).join(' ')
  const lines = { login: player?.login, name, email: player?.email }
  return (
    <RoomPage
      banner={
        <RoomBanner icon="user" title={t('account.title')} lead={t('account.lead')}>
          <Button variant="quiet" render={<Link to="/affiliates" />}>
            {t('account.back')}
          </Button>
        </RoomBanner>
      }
    >
      <RoomSection title={t('account.data')}>
        <Card padding="lg">
          <dl className={css.list}>
            {Object.entries(lines).map(([key, value]) => (
              <Fragment key={key}>
                <dt className={css.term}>{t(`account.${key}`)}</dt>
                <dd className={css.value}>{value || t('account.missing')}</dd>
              </Fragment>
            ))}
          </dl>
        </Card>
      </RoomSection>
    </RoomPage>
  )
}
