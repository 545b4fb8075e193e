import { useIsGuest, useT } from '@marquee/core'
import { Container, Disclosure, Heading, Stack, Text } from '@marquee/ui'
import { StatusFrame } from '../StatusFrame.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import * as css from './OverviewPage.css.ts'
import { SessionCard } from './SessionCard.tsx'
import { ToolGrid } from './ToolGrid.tsx'

const questions = ['one', 'two', 'three', 'four']

function Questions() {
  const t = useT('responsible-play')
  return (
    <Disclosure summary={t('overview.signs.title')}>
      <Stack gap={3}>
        <ul className={css.questions}>
          {questions.map((name) => (
            <li key={name}>{t(`overview.signs.${name}`)}</li>
          ))}
        </ul>
        <Text strong>{t('overview.signs.answer')}</Text>
      </Stack>
    </Disclosure>
  )
}

/** All tools at a glance, how play goes, and people to talk to (ROUTE-09, RP-05). */
export function OverviewPage() {
  const t = useT('responsible-play')
  const guest = useIsGuest()
  if (guest) {
    return (
      <Container>
        <div className={css.guest}>
          <Heading level={1} size="xl">
            {t('overview.title')}
          </Heading>
          <Text tone="secondary">{t('overview.lead')}</Text>
          <ToolGrid status={null} />
          <Questions />
          <HelpLinks />
        </div>
      </Container>
    )
  }
  return (
    <StatusFrame title={t('overview.title')} lead={t('overview.lead')}>
      {(status) => (
        <>
          <SessionCard check={status.realityCheck} />
          <ToolGrid status={status} />
          <Questions />
          <HelpLinks />
        </>
      )}
    </StatusFrame>
  )
}
