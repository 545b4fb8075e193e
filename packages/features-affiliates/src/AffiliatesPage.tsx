import { Link, useT } from '@marquee/core'
import { RoomBanner, RoomFacts, RoomPage, RoomSection } from '@marquee/feature-room'
import { Button, type IconName } from '@marquee/ui'

const parts: Record<string, IconName> = { account: 'user', statistics: 'history' }

/** `/affiliates`: where partners begin (ROUTE-28). */
export function AffiliatesPage() {
  const t = useT('affiliates')
  return (
    <RoomPage
      banner={
        <RoomBanner icon="users" title={t('area.title')} lead={t('area.lead')}>
          <Button render={<Link to="/affiliates/partners-account" />}>{t('open')}</Button>
        </RoomBanner>
      }
    >
      <RoomSection title={t('parts')}>
        <RoomFacts
          facts={Object.entries(parts).map(([name, icon]) => ({
            icon,
            title: t(`facts.${name}.title`),
            text: t(`facts.${name}.text`),
          }))}
        />
      </RoomSection>
    </RoomPage>
  )
}
