import { rewardsQuery, useApi, useModals, usePlayer, useT } from '@marquee/core'
import { Button, Inline, VisuallyHidden } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { Address } from '../parts/Address.tsx'
import { Line } from '../parts/Line.tsx'
import * as css from '../parts/list.css.ts'
import { Section } from '../parts/Section.tsx'
import { formatPhone } from '../personal/format.ts'

/** E-mail address and phone, and whether they are confirmed. */
export function ContactSection() {
  const t = useT('account')
  const modals = useModals()
  const player = usePlayer()
  // Signed out behind the page's back, as by closing the account: a guest is told nothing.
  const rewards = useQuery({ ...rewardsQuery(useApi()), enabled: player !== null })
  const phoneConfirmed = rewards.data?.phone.completed === true
  if (!player) return null
  const { email, phone, emailConfirmed } = player
  return (
    <Section id="contact" title={t('security.contact')}>
      <ul className={css.list}>
        <Line
          icon="mail"
          done={emailConfirmed}
          title={email ? <Address>{email}</Address> : t('security.noEmail')}
          text={email && t(emailConfirmed ? 'overview.confirmed' : 'overview.unconfirmed')}
        >
          <Inline gap={1}>
            {!emailConfirmed && (
              <Button size="sm" variant="quiet" onClick={() => modals.open('email-confirm')}>
                {t(email ? 'security.confirm' : 'security.add')}
              </Button>
            )}
            {email && (
              <Button
                size="sm"
                variant="plain"
                onClick={() => modals.open('email-confirm', { change: true })}
              >
                {t('security.change')}
                <VisuallyHidden>: {t('fields.email')}</VisuallyHidden>
              </Button>
            )}
          </Inline>
        </Line>
        <Line
          icon="phone"
          done={phoneConfirmed}
          title={phone ? formatPhone(phone) : t('security.noPhone')}
          text={phone && t(phoneConfirmed ? 'overview.confirmed' : 'overview.unconfirmed')}
        >
          {phone && phoneConfirmed ? (
            <Button
              size="sm"
              variant="plain"
              onClick={() => modals.open('phone-confirm', { change: true })}
            >
              {t('security.change')}
              <VisuallyHidden>: {t('fields.phone')}</VisuallyHidden>
            </Button>
          ) : (
            <Button size="sm" variant="quiet" onClick={() => modals.open('phone-confirm')}>
              {t(phone ? 'security.confirm' : 'security.add')}
              <VisuallyHidden>: {t('fields.phone')}</VisuallyHidden>
            </Button>
          )}
        </Line>
      </ul>
    </Section>
  )
}
