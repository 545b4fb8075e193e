import {
  type AppPath,
  Link,
  useHasRoute,
  useIsGuest,
  useModals,
  useT,
  useTranslate,
} from '@marquee/core'
import { Card, Heading, Icon, type IconName, Text } from '@marquee/ui'
import { linkParts } from './linkParts.ts'
import * as css from './Meanwhile.css.ts'
import { useRunningPromotions } from './queries.ts'

interface Way {
  key: string
  icon: IconName
  title: string
  text: string
  to: AppPath
  search?: Record<string, string>
}

/** What can be done here and now: only what runs and what this brand has. */
function useWays(feature: string): Way[] {
  const t = useT(feature)
  const translate = useTranslate()
  const hasRoute = useHasRoute()
  const guest = useIsGuest()
  const modals = useModals()
  const { data: promotions } = useRunningPromotions()
  const page = (key: string, icon: IconName, to: AppPath): Way[] =>
    hasRoute(to)
      ? [{ key, icon, to, title: t(`room.meanwhile.${key}`), text: t(`room.meanwhile.${key}Text`) }]
      : []
  // The welcome gift has a panel of its own, and a reward can only be claimed by somebody.
  const running = (promotions ?? []).flatMap(({ id, link, title, text }) => {
    const isOpen = id !== 'welcome' && link !== null && (id !== 'daily-login' || modals.has(id))
    return isOpen && !guest
      ? [
          {
            key: id,
            icon: 'gift',
            title: translate(title),
            text: translate(text),
            ...linkParts(link),
          } as const,
        ]
      : []
  })
  const isListedHere = feature === 'promotions'
  return [
    ...(isListedHere ? [] : running.slice(0, 2)),
    ...page('games', 'games', '/library'),
    ...(isListedHere ? [] : page('promotions', 'ticket', '/promotions')),
    ...page('howItWorks', 'info', '/how-it-works'),
  ]
}

/** Ways on: today's reward, the games, what else runs. */
export function Meanwhile({ feature }: { feature: string }) {
  const ways = useWays(feature)
  return (
    <ul className={css.list}>
      {ways.map(({ key, icon, title, text, to, search }) => (
        <li key={key}>
          <Card interactive className={css.way} render={<Link to={to} search={search} />}>
            <Icon name={icon} size="lg" className={css.icon} />
            <Heading level={3} size="sm" className={css.words}>
              {title}
            </Heading>
            <Text as="span" size="sm" tone="secondary" className={css.words}>
              {text}
            </Text>
            <Icon name="chevron-right" className={css.arrow} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
