import {
  type AppPath,
  Link,
  type LinkProps,
  useHasRoute,
  useIsGuest,
  usePromotionLink,
  usePromotions,
  useT,
  useTranslate,
} from '@marquee/core'
import { Card, Heading, Icon, type IconName, Text } from '@marquee/ui'
import * as css from './Meanwhile.css.ts'

interface Way extends Pick<LinkProps, 'search' | 'resetScroll'> {
  key: string
  icon: IconName
  title: string
  text: string
  to: AppPath
}

/** So many other things that run are named. */
const named = 2

/** What can be done here and now: only what runs and what this brand has. */
function useWays(feature: string): Way[] {
  const t = useT(feature)
  const translate = useTranslate()
  const hasRoute = useHasRoute()
  const guest = useIsGuest()
  const linkTo = usePromotionLink()
  const { promotions = [] } = usePromotions()
  const page = (key: string, icon: IconName, to: AppPath): Way[] =>
    hasRoute(to)
      ? [{ key, icon, to, title: t(`room.meanwhile.${key}`), text: t(`room.meanwhile.${key}Text`) }]
      : []
  const isListedHere = feature === 'promotions'
  // The welcome gift has a panel of its own, and a reward can only be claimed by somebody.
  const running = promotions
    .filter((promotion) => !guest && !isListedHere && promotion.feature !== feature)
    .slice(0, named)
    .map((promotion): Way => {
      const { id: key, icon, title, text } = promotion
      const { to, ...link } = linkTo(promotion)
      return {
        key,
        icon,
        title: translate(title),
        text: translate(text),
        to: to as AppPath,
        ...link,
      }
    })
  return [
    ...running,
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
      {ways.map(({ key, icon, title, text, ...link }) => (
        <li key={key}>
          <Card interactive className={css.way} render={<Link {...link} />}>
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
