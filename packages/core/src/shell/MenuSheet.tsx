import { Icon, Stack, Switch, Text } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import type { ModalProps } from '../feature/modals.ts'
import { useT } from '../i18n/hooks.ts'
import { LocaleSwitch } from '../layouts/LocaleSwitch.tsx'
import { type ShownItem, useNavigationItems } from '../layouts/useNavigation.ts'
import { useModals } from '../modals/useModals.ts'
import { useUnread } from '../inbox/useUnread.ts'
import { usePreferences } from '../preferences/usePreferences.ts'
import { Link } from '../routing/Link.tsx'
import { useLogout } from '../session/actions.ts'
import { usePlayer } from '../session/session.ts'
import { Slot } from '../slots/Slot.tsx'
import { toast } from '../toasts/toast.ts'
import { BalanceLines } from './BalanceLines.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import * as css from './MenuSheet.css.ts'

function Settings() {
  const t = useT()
  const [{ mode, motion, sound }, change] = usePreferences()
  return (
    <Stack gap={1}>
      <Switch
        label={t('menu.light')}
        checked={mode === 'light'}
        onChange={(event) => change({ mode: event.target.checked ? 'light' : 'dark' })}
      />
      <Switch
        label={t('menu.reducedMotion')}
        checked={motion === 'reduced'}
        onChange={(event) => change({ motion: event.target.checked ? 'reduced' : 'full' })}
      />
      <Switch
        label={t('menu.sound')}
        checked={sound}
        onChange={(event) => change({ sound: event.target.checked })}
      />
      <LocaleSwitch />
    </Stack>
  )
}

function Ways({ items, close }: { items: readonly ShownItem[]; close: () => void }) {
  return items.map((item) => (
    <Link
      key={item.key}
      to={item.to}
      search={item.search}
      className={css.line}
      data-beside={item.primary || undefined}
      onClick={close}
    >
      <Icon name={item.icon} />
      {item.label}
    </Link>
  ))
}

function SignOut() {
  const t = useT()
  const logout = useLogout()
  return (
    <button
      type="button"
      className={css.line}
      disabled={logout.isPending}
      onClick={() =>
        logout.mutate(undefined, {
          onError: () => toast({ type: 'error', text: t('menu.signOutFailed') }),
        })
      }
    >
      <Icon name="logout" />
      {t('menu.signOut')}
    </button>
  )
}

/** What is the player's own, in the order in which it is asked for: inbox, history, limits, settings. */
function AccountLines({ close }: { close: () => void }) {
  const t = useT()
  const modals = useModals()
  const unread = useUnread()
  const items = useNavigationItems().filter(({ group }) => group === 'account')
  return (
    <nav aria-label={t('menu.account')}>
      <button
        type="button"
        className={css.line}
        onClick={() => {
          close()
          modals.open('notifications')
        }}
      >
        <Icon name="bell" />
        {t('menu.inbox')}
        {unread > 0 && <span className={css.count}>{unread > 99 ? '99+' : unread}</span>}
      </button>
      <Ways items={items} close={close} />
      <SignOut />
    </nav>
  )
}

function HelpLines({ close }: { close: () => void }) {
  const t = useT()
  const items = useNavigationItems().filter(({ group }) => group === 'help')
  if (!items.length) return null
  return (
    <nav
      aria-label={t('nav.groups.help')}
      className={css.unlessBeside}
      data-beside={items.every(({ primary }) => primary) || undefined}
    >
      <Text size="xs" tone="secondary">
        {t('nav.groups.help')}
      </Text>
      <Ways items={items} close={close} />
    </nav>
  )
}

/**
 * The player's menu: both balances with what can be done with them, the account, and the switches of
 * this device. Between them all that the brand has, as a grid of signs, without what the main navigation
 * shows where it stands beside the page.
 */
export function MenuSheet({ close, frame }: ModalProps) {
  const t = useT()
  const player = usePlayer()
  return (
    <Sheet
      {...frame}
      side="end"
      title={player ? t('menu.greeting', { name: player.name ?? player.login }) : t('menu.title')}
      closeLabel={t('close')}
    >
      <Stack gap={5}>
        {player && (
          <>
            <Stack gap={3}>
              <BalanceLines />
              <div className={css.ways}>
                <Slot name="menu.items" close={close} />
              </div>
            </Stack>
            <AccountLines close={close} />
          </>
        )}
        <FeatureGrid close={close} />
        <HelpLines close={close} />
        <section aria-label={t('menu.device')}>
          <Settings />
          <Slot name="menu.device" close={close} />
        </section>
      </Stack>
    </Sheet>
  )
}
