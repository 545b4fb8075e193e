import { Link, useHasRoute, useT } from '@marquee/core'
import { useIsResting } from '@marquee/feature-page'
import { Heading, Icon, Text } from '@marquee/ui'
import * as css from './DepositPage.css.ts'
import { RedeemLink } from '../redeem/RedeemLink.tsx'

/** What the desk begins with: a heading, and in one line the free ways before anything that is sold. */
export function DeskHeader({ words }: { words: 'deposit' | 'offer' }) {
  const t = useT('cash-desk')
  const hasRoute = useHasRoute()
  const isResting = useIsResting()
  return (
    <header className={css.header}>
      <div>
        <Heading level={1} size="lg">
          {t(`${words}.title`)}
        </Heading>
        {!isResting && (
          <Text className={css.freeLine} data-testid="free-line" data-no-purchase>
            <Icon name="gift" size="text" />
            <span>
              {t('freeLine')}{' '}
              {hasRoute('/promotions') && <Link to="/promotions">{t('freeAction')}</Link>}
            </span>
          </Text>
        )}
      </div>
      <RedeemLink />
    </header>
  )
}
