import { Link, useT } from '@marquee/core'
import { Meanwhile, RoomBanner, RoomPage, RoomSection } from '@marquee/feature-room'
import { Button, Inline, Text } from '@marquee/ui'
import { useParams } from '@tanstack/react-router'
import { ToLobby } from './ToLobby.tsx'

/** What every purchase ends with that did not go through: nothing was taken, and two ways on. */
function NotCompleted({ words, method }: { words: 'failed' | 'declined'; method?: string }) {
  const t = useT('cash-desk')
  return (
    <RoomPage
      banner={
        <RoomBanner icon="error" title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
          <Text>{t('failed.text')}</Text>
          {method && <Text size="sm">{t('declined.method', { method })}</Text>}
          <Inline gap={3}>
            <Button render={<Link to="/cash/deposit-by-money/" />}>{t('failed.again')}</Button>
            <ToLobby variant="quiet" />
          </Inline>
        </RoomBanner>
      }
    >
      <RoomSection title={t('free')}>
        <Meanwhile feature="cash-desk" />
      </RoomSection>
    </RoomPage>
  )
}

/** `/cash/failed/` (ROUTE-37) */
export const FailedPage = () => <NotCompleted words="failed" />

/** `/cash/failed/{presetId}/{offerType}/{methodId}`: the same, with what was tried (ROUTE-38). */
export function DeclinedPage() {
  const { methodId }: { methodId?: string } = useParams({ strict: false })
  return <NotCompleted words="declined" method={methodId} />
}
