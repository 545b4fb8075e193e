import { useT } from '@marquee/core'
import { Meanwhile, RoomBanner, RoomPage, RoomSection } from '@marquee/feature-room'
import { Text } from '@marquee/ui'
import { ToLobby } from './ToLobby.tsx'

/** `/cash/success/`: where a purchase that went through ends (ROUTE-36). */
export function SuccessPage() {
  const t = useT('cash-desk')
  return (
    <RoomPage
      banner={
        <RoomBanner icon="check" title={t('success.title')} lead={t('success.lead')}>
          <Text>{t('success.text')}</Text>
          <ToLobby />
        </RoomBanner>
      }
    >
      <RoomSection title={t('room.meanwhile.titleOn')}>
        <Meanwhile feature="cash-desk" />
      </RoomSection>
    </RoomPage>
  )
}
