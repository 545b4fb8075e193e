import { Link, useFreeWays, useHasRoute, useIsGuest, useT } from '@marquee/core'
import {
  PageHero,
  type Fact,
  FactList,
  PageFrame,
  PageSection,
  StepList,
  SignUpPanel,
  PlayButton,
} from '@marquee/feature-page'
import { Card, Chip, Heading, Icon, type IconName, Inline, Text } from '@marquee/ui'
import * as css from './HowItWorksPage.css.ts'

const unitNames = ['coins', 'entries'] as const
const stepNames = ['join', 'choose', 'play', 'redeem'] as const
const papers = ['sweepstakes-rules', 'terms-of-use', 'responsible-play-policy'] as const

function Balances() {
  const t = useT('content')
  return (
    <ul className={css.balances}>
      {unitNames.map((unit) => (
        <li key={unit}>
          <Card padding="lg" className={css.balance}>
            <Icon name={unit} className={css.icon[unit]} />
            <Heading level={3} size="lg">
              {t(`how.balances.${unit}.title`)}
            </Heading>
            <Text>{t(`how.balances.${unit}.text`)}</Text>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The free ways of everybody, with those of this brand's features between. */
function useFreeFacts(): Fact[] {
  const t = useT('content')
  const hasRoute = useHasRoute()
  const ways = useFreeWays()
  const own = (name: string, icon: IconName): Fact => ({
    icon,
    title: t(`how.ways.${name}.title`),
    text: t(`how.ways.${name}.text`),
  })
  return [
    own('welcome', 'user'),
    ...ways.map(({ icon, label, text }) => ({ icon, title: label, text })),
    ...(hasRoute('/promotions') ? [own('promotions', 'ticket')] : []),
    own('mail', 'mail'),
  ]
}

/** `/how-it-works`: coins and entries, what is free, and how entries become something to redeem (ROUTE-19). */
export function HowItWorksPage() {
  const t = useT('content')
  const guest = useIsGuest()
  const hasRoute = useHasRoute()
  const ways = useFreeFacts()
  return (
    <PageFrame
      screens={3.5}
      hero={
        <PageHero icon="info" title={t('how.title')} lead={t('how.lead')}>
          {hasRoute('/library') && <PlayButton>{t('how.games')}</PlayButton>}
        </PageHero>
      }
    >
      <PageSection title={t('how.balancesTitle')}>
        <Balances />
      </PageSection>
      <PageSection title={t('how.stepsTitle')}>
        <StepList
          steps={stepNames.map((name) => ({
            title: t(`how.steps.${name}.title`),
            text: t(`how.steps.${name}.text`),
          }))}
        />
      </PageSection>
      <PageSection title={t('how.waysTitle')}>
        <FactList facts={ways} />
      </PageSection>
      {guest && <SignUpPanel feature="content" />}
      <PageSection title={t('how.papers')}>
        <Text>{t('how.noPurchase')}</Text>
        <Inline gap={2}>
          {papers.map((name) => (
            <Chip key={name} render={<Link to="/page/$name" params={{ name }} />}>
              {t(`page.names.${name}`)}
            </Chip>
          ))}
          <Chip render={<Link to="/free-entry" />}>{t('freeEntry.title')}</Chip>
        </Inline>
      </PageSection>
    </PageFrame>
  )
}
