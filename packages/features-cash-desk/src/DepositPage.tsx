import { useT } from '@marquee/core'
import { Meanwhile, RoomBanner, RoomFacts, RoomPage, RoomSection } from '@marquee/feature-room'
import { type IconName, Notice } from '@marquee/ui'

const facts: Record<string, IconName> = { need: 'check', limits: 'shield', data: 'lock' }

/** What the cash desk says until purchases open: that they are not, and what is free (ROUTE-34). */
function ClosedDesk({ icon, words }: { icon: IconName; words: 'deposit' | 'offer' }) {
  const t = useT('cash-desk')
  return (
    <RoomPage
      banner={<RoomBanner icon={icon} title={t(`${words}.title`)} lead={t(`${words}.lead`)} />}
    >
      <RoomSection title={t('free')}>
        <Meanwhile feature="cash-desk" />
      </RoomSection>
      <Notice title={t('closed.title')}>{t('closed.text')}</Notice>
      <RoomSection title={t('room.facts')}>
        <RoomFacts
          facts={Object.entries(facts).map(([name, sign]) => ({
            icon: sign,
            title: t(`facts.${name}.title`),
            text: t(`facts.${name}.text`),
          }))}
        />
      </RoomSection>
    </RoomPage>
  )
}

/** `/cash/deposit-by-money/` */
export const DepositPage = () => <ClosedDesk icon="wallet" words="deposit" />

/** `/cash/deposit-by-money/{presetId}/promoOffer/` (ROUTE-35) */
export const OfferPage = () => <ClosedDesk icon="ticket" words="offer" />
