import {
  Link,
  type LinkOptions,
  type LinkTarget,
  useHasRoute,
  useIsGuest,
  usePromotionLink,
  usePromotions,
  useT,
  useTranslate,
} from '@marquee/core'
import { Card, Heading, Icon, type IconName, Text } from '@marquee/ui'
import { PageSection } from './PageSection.tsx'
import * as css from './RelatedSection.css.ts'
import { useIsResting } from './useIsResting.ts'

interface RelatedLink {
  key: string
  icon: IconName
  title: string
  text: string
  link: LinkTarget & Pick<LinkOptions, 'resetScroll'>
}

/** So many other things that run are named. */
const named = 2

/** What else can be done: only what runs and what this brand has. */
function useRelatedLinks(feature: string): RelatedLink[] {
  const t = useT(feature)
  const translate = useTranslate()
  const hasRoute = useHasRoute()
  const guest = useIsGuest()
  const linkTo = usePromotionLink()
  const { promotions = [] } = usePromotions()
  const page = (
    key: string,
    icon: IconName,
    to: '/library' | '/promotions' | '/how-it-works',
  ): RelatedLink[] =>
    hasRoute(to)
      ? [
          {
            key,
            icon,
            link: { to },
            title: t(`featurePage.related.${key}`),
            text: t(`featurePage.related.${key}Text`),
          },
        ]
      : []
  const isListedHere = feature === 'promotions'
  // The welcome gift has a panel of its own, and a reward can only be claimed by somebody.
  const running = promotions
    .filter((promotion) => !guest && !isListedHere && promotion.feature !== feature)
    .slice(0, named)
    .map((promotion): RelatedLink => {
      const { id: key, icon, title, text } = promotion
      return {
        key,
        icon,
        title: translate(title),
        text: translate(text),
        link: linkTo(promotion),
      }
    })
  return [
    ...running,
    ...page('games', 'games', '/library'),
    ...(isListedHere ? [] : page('promotions', 'ticket', '/promotions')),
    ...page('howItWorks', 'info', '/how-it-works'),
  ]
}

function RelatedLinks({ feature }: { feature: string }) {
  const links = useRelatedLinks(feature)
  return (
    <ul className={css.list}>
      {links.map(({ key, icon, title, text, link }) => (
        <li key={key}>
          <Card interactive padding="sm" className={css.link} render={<Link {...link} />}>
            <Icon name={icon} size="lg" className={css.icon} />
            <Heading level={3} size="sm" className={css.words}>
              {title}
            </Heading>
            <Text as="span" size="sm" tone="secondary" className={css.text}>
              {text}
            </Text>
            <Icon name="chevron-right" className={css.arrow} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

interface RelatedSectionProps {
  feature: string
  title: string
  compact?: boolean
}

/** What else there is: today's reward, the games, what runs beside. Nothing for who rests from play. */
export function RelatedSection({ feature, title, compact = false }: RelatedSectionProps) {
  if (useIsResting()) return null
  return (
    <PageSection title={title} compact={compact}>
      <RelatedLinks feature={feature} />
    </PageSection>
  )
}
