import { Button, Icon, Inline, Stack, Text } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { Link, usePage } from '../routing/Link.tsx'
import * as css from './Footer.css.ts'
import { FooterPages } from './FooterPages.tsx'
import { LocaleSwitch } from './LocaleSwitch.tsx'

function GuestBlock() {
  const t = useT()
  const signUp = usePage('/signup/')
  return (
    <Stack gap={2} align="start">
      <Text strong>{t('footer.guestTitle')}</Text>
      <Text tone="secondary" size="sm">
        {t('footer.guestText')}
      </Text>
      {signUp && (
        <Button variant="quiet" size="sm" render={<Link to={signUp} />}>
          {t('header.signUp')}
        </Button>
      )}
    </Stack>
  )
}

function PlayerBlock() {
  const t = useT()
  return (
    <Text tone="secondary" size="sm">
      {t('footer.playerText')}
    </Text>
  )
}

/** What every page ends with: free to play, the age it is for, the locale (LAYOUT-09, LAYOUT-12). */
export function Footer({ guest }: { guest: boolean }) {
  const t = useT()
  const { name, theme, ageBadge } = useBrand()
  const modals = useModals()
  const age = ageBadge === '21+' ? 21 : 18
  return (
    <footer
      className={css.footer}
      aria-label={t('footer.label', { brand: name })}
      data-variant={guest ? 'guest' : 'player'}
    >
      <div className={css.columns}>
        <Stack gap={3} align="start">
          <img
            src={theme.art.logo}
            alt={name}
            width={148}
            height={40}
            loading="lazy"
            className={css.logo}
          />
          <Text tone="secondary" size="sm">
            {t('footer.free', { brand: name })}
          </Text>
        </Stack>
        {guest ? <GuestBlock /> : <PlayerBlock />}
        <Stack gap={3} align="start">
          <Inline gap={3} wrap={false}>
            <Icon name={ageBadge === '21+' ? 'age-21' : 'age-18'} size="xl" label={ageBadge} />
            <Text size="sm">{t('footer.age', { age })}</Text>
          </Inline>
          <LocaleSwitch />
          <Button variant="plain" size="sm" onClick={() => modals.open('cookie-settings')}>
            {t('cookies')}
          </Button>
        </Stack>
      </div>
      <FooterPages />
      <Text tone="secondary" size="xs" className={css.rights}>
        {t('footer.rights')}
      </Text>
    </footer>
  )
}
