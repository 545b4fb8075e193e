import { Icon, Stack, Switch, Text } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import { CookieSettingsLine } from '../consent/CookieSettingsLine.tsx'
import type { ModalProps } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { LocaleSwitch } from '../layouts/LocaleSwitch.tsx'
import { useNavigationGroups } from '../layouts/useNavigation.ts'
import { ReadyCount } from '../promotions/ReadyCount.tsx'
import { PushSetting } from '../push/PushSetting.tsx'
import { usePreferences } from '../preferences/usePreferences.ts'
import { type AppPath, Link } from '../routing/Link.tsx'
import { useLogout } from '../session/actions.ts'
import { usePlayer } from '../session/session.ts'
import { Slot } from '../slots/Slot.tsx'
import { toast } from '../toasts/toast.ts'
import * as css from './MenuSheet.css.ts'

function Settings() {
  const t = useT()
  const player = usePlayer()
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
      {player && <PushSetting />}
      <LocaleSwitch />
    </Stack>
  )
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

/** Everything the site has, in one list, with the switches of this device. */
export function MenuSheet({ close, frame }: ModalProps) {
  const t = useT()
  const player = usePlayer()
  const groups = useNavigationGroups()
  return (
    <Sheet
      {...frame}
      side="end"
      title={player ? t('menu.greeting', { name: player.name ?? player.login }) : t('menu.title')}
      closeLabel={t('close')}
    >
      <Stack gap={5}>
        {groups.map(({ group, items }) => (
          <nav key={group} aria-label={t(`nav.groups.${group}`)}>
            <Text size="xs" tone="secondary">
              {t(`nav.groups.${group}`)}
            </Text>
            {items.map((item) => (
              <Link
                key={item.key}
                to={item.to as AppPath}
                search={item.search}
                className={css.line}
                onClick={close}
              >
                <Icon name={item.icon} />
                {item.label}
                <ReadyCount item={item} />
              </Link>
            ))}
          </nav>
        ))}
        <Slot name="menu.items" close={close} />
        <Settings />
        <CookieSettingsLine close={close} />
        {player && <SignOut />}
      </Stack>
    </Sheet>
  )
}
