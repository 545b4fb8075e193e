import { useBrand, useIsOffline, useT } from '@marquee/core'
import { Button, Card, Heading, Icon, Notice, Text } from '@marquee/ui'
import * as css from './GeoblockPage.css.ts'
import { helpFor } from './reasons.ts'
import { StateList } from './StateList.tsx'
import { useRecheck } from './useRecheck.ts'

/** Why there is no play here, what can be done about it, and where there is (ROUTE-27). */
export function GeoblockPage() {
  const t = useT('geo')
  const { art } = useBrand().theme
  const offline = useIsOffline()
  const { reason, recheck, isPending, hasFailed, isStillBlocked } = useRecheck()
  const about = reason && reason !== 'region not allowed' ? 'position' : 'region'
  return (
    <div className={css.page} data-reason={reason ?? undefined}>
      <img src={art.trouble} alt="" width={240} height={180} className={css.art} />
      <div className={css.words}>
        <Heading level={1} size="xl">
          {t(`${about}.title`)}
        </Heading>
        <Text tone="secondary">{t(`${about}.text`)}</Text>
      </div>
      {reason && (
        <Card tone="surface" className={css.help}>
          <Text data-testid="geoblock-help">{t(helpFor[reason])}</Text>
        </Card>
      )}
      <div className={css.action}>
        <Button
          size="lg"
          busy={isPending}
          disabled={offline}
          data-testid="geoblock-again"
          start={<Icon name="refresh" size="text" />}
          onClick={recheck}
        >
          {t('again')}
        </Button>
        {hasFailed && (
          <Notice tone="critical" announced>
            {t('failed')}
          </Notice>
        )}
        {isStillBlocked && !hasFailed && <Notice announced>{t('stillBlocked')}</Notice>}
      </div>
      <StateList />
    </div>
  )
}
