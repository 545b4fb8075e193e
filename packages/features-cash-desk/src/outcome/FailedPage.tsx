import { firstOf, Link, useT } from '@marquee/core'
import { PageFrame, PageHero, RelatedSection } from '@marquee/feature-page'
import { Button, Text } from '@marquee/ui'
import { useParams, useRouterState } from '@tanstack/react-router'
import { ToLobby } from '../ToLobby.tsx'
import * as css from './Outcome.css.ts'

/** Its message is not shown: the player set the limit, nothing went wrong (CASH-04). */
const byLimit = 'canceled_by_sum_limit_per_time'

const methods = ['card', 'bank', 'wallet']

interface Props {
  words: 'failed' | 'declined' | 'limited'
  /** What to pay with next, and what for. */
  next?: { method: string; presetId: string } | undefined
}

/** What every purchase ends with that did not go through: nothing was taken, and the ways on. */
export function NotCompleted({ words, next }: Props) {
  const t = useT('cash-desk')
  return (
    <PageFrame
      hero={
        <PageHero icon="error" title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
          {words !== 'limited' && <Text>{t('failed.text')}</Text>}
          <div className={css.ways}>
            {next && (
              <Button
                data-testid="next-method"
                // The desk goes to the form itself.
                render={<Link to="/cash/deposit-by-money/" search={next} resetScroll={false} />}
              >
                {t('declined.next', { method: t(`method.${next.method}.name`) })}
              </Button>
            )}
            {next && next.method !== 'card' && (
              <Button
                variant="quiet"
                data-testid="another-card"
                render={
                  <Link
                    to="/cash/deposit-by-money/"
                    search={{ ...next, method: 'card' }}
                    resetScroll={false}
                  />
                }
              >
                {t('declined.card')}
              </Button>
            )}
            {words === 'limited' && (
              <Button render={<Link to="/profile/purchase-limit" />}>{t('limits.see')}</Button>
            )}
            <Button
              variant={next || words === 'limited' ? 'quiet' : 'strong'}
              render={<Link to="/cash/deposit-by-money/" />}
            >
              {t('failed.again')}
            </Button>
            <ToLobby variant="quiet" />
          </div>
        </PageHero>
      }
    >
      <RelatedSection feature="cash-desk" title={t('free')} />
    </PageFrame>
  )
}

/** `/cash/failed/` (ROUTE-37) */
export function FailedPage() {
  const isLimit = useRouterState({
    select: ({ location }) =>
      firstOf((location.search as Record<string, unknown>)['reason']) === byLimit,
  })
  return <NotCompleted words={isLimit ? 'limited' : 'failed'} />
}

/** `/cash/failed/{presetId}/{offerType}/{methodId}`: declined, and the next method to try (CASH-06). */
export function DeclinedPage() {
  const { presetId, methodId }: { presetId?: string; methodId?: string } = useParams({
    strict: false,
  })
  const next =
    presetId !== undefined && methodId !== undefined && methods.includes(methodId)
      ? { presetId, method: methodId }
      : undefined
  return <NotCompleted words="declined" next={next} />
}
