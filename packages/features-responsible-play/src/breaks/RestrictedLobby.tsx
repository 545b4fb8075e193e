import type { PlayRestriction } from '@marquee/contract'
import { Link, type LinkTarget, useT, When } from '@marquee/core'
import { Card, Heading, Icon, type IconName, Stack, Text } from '@marquee/ui'
import { HelpLinks } from '../overview/HelpLinks.tsx'
import * as css from './RestrictedLobby.css.ts'

const open: { name: string; link: LinkTarget; icon: IconName }[] = [
  { name: 'redeem', link: { to: '/cash/redeem' }, icon: 'wallet' },
  { name: 'history', link: { to: '/profile/history' }, icon: 'history' },
  { name: 'documents', link: { to: '/profile/documents' }, icon: 'document' },
  { name: 'limits', link: { to: '/game/responsible-play' }, icon: 'shield' },
  { name: 'help', link: { to: '/page/$name', params: { name: 'help' } }, icon: 'help' },
]

function StillOpen() {
  const t = useT('responsible-play')
  return (
    <nav aria-labelledby="still-open">
      <Stack gap={3}>
        <Heading level={2} size="lg" id="still-open">
          {t('lobby.open.title')}
        </Heading>
        <ul className={css.list}>
          {open.map(({ name, link, icon }) => (
            <li key={name} className={css.item}>
              <Link {...link} className={css.link}>
                <Icon name={icon} />
                <span>{t(`lobby.open.${name}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  )
}

/**
 * The lobby of a player on a break or excluded (RP-02, RP-06): what runs and until when, what stays
 * open, people to talk to. No games, no offers.
 */
export function RestrictedLobby({ restriction }: { restriction: PlayRestriction }) {
  const t = useT('responsible-play')
  const { kind, until } = restriction
  return (
    <div className={css.page} data-testid="restricted-lobby" data-kind={kind}>
      <Card padding="lg">
        <Stack gap={3}>
          <div className={css.title}>
            <Icon name={kind === 'cool-off' ? 'pause' : 'lock'} size="lg" />
            <Heading level={1} size="xl">
              {t(`running.${kind}.title`)}
            </Heading>
          </div>
          <Text strong>
            {t('lobby.until')} <When format="long" at={until} />
          </Text>
          <Text tone="secondary">{t(`running.${kind}.text`)}</Text>
        </Stack>
      </Card>
      <StillOpen />
      <HelpLinks />
    </div>
  )
}
