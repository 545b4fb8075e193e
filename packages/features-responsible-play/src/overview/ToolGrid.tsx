import type { LimitKind, ResponsiblePlayStatus } from '@marquee/contract'
import { Link, type SurePath, useHasRoute, useT, When } from '@marquee/core'
import { Badge, Card, Heading, Icon, type IconName } from '@marquee/ui'
import { useDuration } from '../limits/LimitAmount.tsx'
import * as css from './ToolGrid.css.ts'

interface Tool {
  name: 'purchase' | 'play' | 'reality' | 'coolOff' | 'exclusion'
  icon: IconName
  to: Extract<SurePath, `/profile/${string}`>
  kinds: LimitKind[]
}

const tools: Tool[] = [
  { name: 'purchase', icon: 'cart', to: '/profile/purchase-limit', kinds: ['purchase'] },
  {
    name: 'play',
    icon: 'hourglass',
    to: '/profile/play-limits',
    kinds: ['time', 'loss-coins', 'loss-entries'],
  },
  { name: 'reality', icon: 'clock', to: '/profile/reality-check', kinds: [] },
  { name: 'coolOff', icon: 'pause', to: '/profile/cool-off', kinds: [] },
  { name: 'exclusion', icon: 'lock', to: '/profile/self-exclusion', kinds: [] },
]
const history = '/profile/history'

/** What a tool is set to, in a few words. */
function ToolState({ tool, status }: { tool: Tool; status: ResponsiblePlayStatus }) {
  const t = useT('responsible-play')
  const duration = useDuration()
  const { limits, realityCheck, restriction } = status
  if (tool.name === 'reality')
    return (
      <>
        <Badge tone="neutral">
          {t('overview.every', { time: duration(realityCheck.minutes) })}
        </Badge>
        {realityCheck.pending && <Badge tone="caution">{t('overview.waiting')}</Badge>}
      </>
    )
  if (tool.kinds.length) {
    const own = limits.filter(({ kind }) => tool.kinds.includes(kind))
    const count = own.filter(({ amount }) => amount !== null).length
    return (
      <>
        <Badge tone={count ? 'positive' : 'neutral'}>
          {count ? t('overview.set', { count }) : t('overview.notSet')}
        </Badge>
        {own.some(({ pending }) => pending) && (
          <Badge tone="caution">{t('overview.waiting')}</Badge>
        )}
      </>
    )
  }
  const kind = tool.name === 'coolOff' ? 'cool-off' : 'self-exclusion'
  return restriction?.kind === kind ? (
    <Badge tone="caution">
      {t('running.until')} <When format="long" at={restriction.until} />
    </Badge>
  ) : null
}

/** Every tool with what it is for and what it is set to. A guest is asked to sign in by the page behind it. */
export function ToolGrid({ status }: { status: ResponsiblePlayStatus | null }) {
  const t = useT('responsible-play')
  const hasRoute = useHasRoute()
  return (
    <section aria-label={t('overview.tools')}>
      <ul className={css.grid}>
        {tools.map((tool) => (
          <li key={tool.name} className={css.item}>
            <Card padding="lg" interactive className={css.tool} render={<Link to={tool.to} />}>
              <span className={css.head}>
                <Icon name={tool.icon} size="lg" />
                <Heading level={2} size="md">
                  {t(`${tool.name}.title`)}
                </Heading>
              </span>
              <span className={css.about}>{t(`overview.about.${tool.name}`)}</span>
              <span className={css.state}>
                {status && <ToolState tool={tool} status={status} />}
              </span>
            </Card>
          </li>
        ))}
        {hasRoute(history) && (
          <li className={css.item}>
            <Card padding="lg" interactive className={css.tool} render={<Link to={history} />}>
              <span className={css.head}>
                <Icon name="history" size="lg" />
                <Heading level={2} size="md">
                  {t('overview.history')}
                </Heading>
              </span>
              <span className={css.about}>{t('overview.about.history')}</span>
            </Card>
          </li>
        )}
      </ul>
    </section>
  )
}
