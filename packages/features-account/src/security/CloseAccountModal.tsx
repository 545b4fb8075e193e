import { isApiError } from '@marquee/api-client'
import { account } from '@marquee/contract'
import {
  Link,
  type ModalProps,
  useApi,
  useHasRoute,
  useIsOffline,
  useLocaleCode,
  useLogout,
  usePlayer,
  useT,
} from '@marquee/core'
import { Button, Icon, Money, Notice, PasswordField, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useState } from 'react'
import { explained } from '../form/explain.ts'
import { FormProblem } from '../form/FormProblem.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import * as css from './CloseAccountModal.css.ts'

/** What is still open, as the platform named it when it refused. */
function OpenMatters({ matters, close }: { matters: string[]; close: () => void }) {
  const t = useT('account')
  const hasRoute = useHasRoute()
  const winnings = usePlayer()?.playerInfo.playerBalance.winnings ?? 0
  return (
    <Stack gap={4}>
      <Notice tone="caution" announced title={t('closing.openTitle')}>
        <ul className={css.points}>
          {matters.map((matter) => (
            <li key={matter}>
              {t(`closing.open.${matter}`)}
              {matter === 'winnings' && (
                <>
                  {' '}
                  <Money amount={winnings} unit="winnings" unitLabel={t('closing.winnings')} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Notice>
      {hasRoute('/cash/redeem') && (
        <Button wide render={<Link to="/cash/redeem" onClick={close} />}>
          {t('closing.redeem')}
        </Button>
      )}
    </Stack>
  )
}

/** Closes the account, once it is clear what that means (by password). */
export function CloseAccountModal({ frame, close }: ModalProps) {
  const t = useT('account')
  const api = useApi()
  const locale = useLocaleCode()
  const offline = useIsOffline()
  const logout = useLogout()
  const [matters, setMatters] = useState<string[]>()
  const [isClosed, setIsClosed] = useState(false)
  /** Too few winnings to redeem, which the platform closes over only when they are given up. */
  const [hasSmallWinnings, setHasSmallWinnings] = useState(false)
  const winnings = usePlayer()?.playerInfo.playerBalance.winnings ?? 0
  const { formProps, field, problem, busy, ready } = useAccountForm({
    name: 'close-account',
    values: { currentPassword: '' },
    async send({ currentPassword = '' }) {
      try {
        await api.call(account.closeAccount, {
          body: {
            password: currentPassword,
            locale,
            ...(hasSmallWinnings && { giveUpWinnings: true as const }),
          },
          expects: [...explained, 'not-available'],
        })
        setIsClosed(true)
      } catch (error) {
        if (!isApiError(error) || error.code !== 'not-available') throw error
        const open = error.details.map(({ path }) => path)
        const others = open.filter((path) => path !== 'small-winnings')
        setHasSmallWinnings(open.length > others.length)
        if (others.length) setMatters(others)
      }
    },
  })
  const leave = () => logout.mutate()
  return (
    <Dialog
      {...frame}
      onOpenChange={(open) => {
        if (!open && isClosed) leave()
        else frame.onOpenChange(open)
      }}
      title={t(isClosed ? 'closing.doneTitle' : 'closing.title')}
      closeLabel={t('close')}
    >
      {isClosed ? (
        <Stack gap={4}>
          <Text role="status">{t('closing.doneText')}</Text>
          <Button wide busy={logout.isPending} onClick={leave}>
            {t('closing.leave')}
          </Button>
        </Stack>
      ) : matters ? (
        <OpenMatters matters={matters} close={close} />
      ) : (
        <form {...formProps} aria-label={t('closing.title')} data-testid="close-account-form">
          <Stack gap={4}>
            <ul className={css.points}>
              {['access', 'winnings', 'news', 'records'].map((key) => (
                <li key={key}>{t(`closing.means.${key}`)}</li>
              ))}
            </ul>
            <FormProblem text={problem} />
            {hasSmallWinnings && (
              <Notice tone="caution" announced title={t('closing.small.title')}>
                {t('closing.small.text')}{' '}
                <Money amount={winnings} unit="winnings" unitLabel={t('closing.winnings')} />
              </Notice>
            )}
            <PasswordField
              {...field('currentPassword')}
              label={t('security.current')}
              showLabel={t('security.show')}
              hideLabel={t('security.hide')}
              start={<Icon name="lock" size="text" />}
            />
            <Stack gap={2}>
              <Button type="submit" wide busy={busy} disabled={!ready || offline}>
                {t(hasSmallWinnings ? 'closing.small.submit' : 'closing.submit')}
              </Button>
              <Button wide variant="quiet" onClick={close}>
                {t('closing.keep')}
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
