import type { Redemption, RedemptionStep } from '@marquee/contract'
import { Link, type LinkTarget, useT, When } from '@marquee/core'
import { Button, Icon, type IconName, Notice, Stack, Text } from '@marquee/ui'
import * as css from './Tracker.css.ts'

const icons: Record<RedemptionStep['kind'], IconName> = {
  requested: 'check',
  asked: 'info',
  answered: 'check',
  reviewed: 'check',
  approved: 'check',
  paid: 'wallet',
  rejected: 'error',
  canceled: 'close',
}

type Cure = LinkTarget & { hash?: string }

const help: Cure = { to: '/page/$name', params: { name: 'help' }, hash: 'contact' }

/** Where a reason is fixed. */
const cures: Record<string, Cure> = {
  'identity-document': { to: '/profile/documents' },
  'address-proof': { to: '/profile/documents' },
  location: { to: '/profile/personal-info' },
  'duplicate-account': help,
  rules: help,
  other: help,
  provider: help,
}

/** Why a redemption was not paid or what it waits for, and how to fix it. */
export function Why({ redemption }: { redemption: Redemption }) {
  const t = useT('cash-desk')
  const { status, code, reason } = redemption
  if (status !== 'asked' && status !== 'rejected') return null
  // A provider gives no reason of ours.
  const why = code ?? 'provider'
  const cure = cures[why]
  return (
    <Notice
      tone={status === 'asked' ? 'caution' : 'critical'}
      title={t(`redeem.why.${why}.title`)}
      action={
        cure ? (
          <Button size="sm" variant="quiet" render={<Link {...cure} />}>
            {t(`redeem.why.${why}.action`)}
          </Button>
        ) : undefined
      }
    >
      <span data-testid="redemption-cure">{t(`redeem.why.${why}.cure`)}</span>
      {reason && (
        <span className={css.note} data-testid="redemption-note">
          {t('redeem.reason', { reason })}
        </span>
      )}
    </Notice>
  )
}

/** What happened to a redemption with its dates, and what comes next. */
export function Tracker({ redemption: { status, steps } }: { redemption: Redemption }) {
  const t = useT('cash-desk')
  const isOpen = status === 'pending' || status === 'asked' || status === 'approved'
  return (
    <ol className={css.steps} aria-label={t('redeem.steps')} data-testid="redemption-steps">
      {steps.map(({ kind, at }) => (
        <li key={`${kind}-${at}`} className={css.step} data-kind={kind}>
          <Icon name={icons[kind]} size="text" className={css.sign} />
          <Stack gap={0}>
            <Text as="span" size="sm">
              {t(`redeem.step.${kind}`)}
            </Text>
            <Text as="span" size="xs" tone="secondary">
              <When at={at} />
            </Text>
          </Stack>
        </li>
      ))}
      {isOpen && (
        <li className={css.step} data-kind="next">
          <span className={css.coming} aria-hidden />
          <Text as="span" size="sm" tone="secondary">
            {t(`redeem.next.${status}`)}
          </Text>
        </li>
      )}
    </ol>
  )
}
