import { useBrand, useIsGuest, useT } from '@marquee/core'
import { Container, Heading, Stack, Text } from '@marquee/ui'
import { GuestReferral } from './GuestReferral.tsx'
import { PlayerReferral } from './PlayerReferral.tsx'
import * as css from './ReferralPage.css.ts'

/** `/referral`: bringing friends (ROUTE-20); guests see what it is. */
export function ReferralPage() {
  const t = useT('rewards')
  const guest = useIsGuest()
  const { theme, name } = useBrand()
  return (
    <Container>
      <Stack gap={6} className={css.page}>
        <header className={css.head}>
          <img src={theme.art.reward} alt="" width={160} height={160} className={css.art} />
          <Stack gap={2}>
            <Heading level={1}>{t('referral.title')}</Heading>
            <Text size="lg" tone="secondary">
              {t('referral.text', { brand: name })}
            </Text>
          </Stack>
        </header>
        {guest ? <GuestReferral /> : <PlayerReferral />}
      </Stack>
    </Container>
  )
}
