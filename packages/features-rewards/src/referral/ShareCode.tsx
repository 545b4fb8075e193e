import { toast, track, useClipboard, useT } from '@marquee/core'
import { Button, Icon, Inline, Stack, Text, TextField } from '@marquee/ui'
import { useEffect, useState } from 'react'
import * as css from './ReferralPage.css.ts'

/** The code itself, its link, and the ways to hand it on. */
export function ShareCode({ code, link }: { code: string; link: string }) {
  const t = useT('rewards')
  const { copy } = useClipboard()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])

  const copyText = async (text: string) => {
    const copied = await copy(text)
    track('click_button', { button_name: 'referral-copy' })
    void toast(
      copied
        ? { type: 'success', text: t('referral.copied') }
        : { type: 'error', text: t('referral.notCopied') },
    )
  }
  const share = () => {
    track('click_button', { button_name: 'referral-share' })
    // Closing the device's own sheet is an answer, too.
    navigator.share({ title: t('referral.shareText'), url: link }).catch(() => {})
  }
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text tone="secondary">{t('referral.code')}</Text>
        <Inline gap={3}>
          <strong className={css.code} data-testid="referral-code">
            {code}
          </strong>
          <Button
            variant="quiet"
            start={<Icon name="copy" size="text" />}
            onClick={() => void copyText(code)}
          >
            {t('referral.copyCode')}
          </Button>
        </Inline>
      </Stack>
      <TextField label={t('referral.link')} value={link} readOnly data-testid="referral-link" />
      <Inline gap={2}>
        <Button start={<Icon name="link" size="text" />} onClick={() => void copyText(link)}>
          {t('referral.copyLink')}
        </Button>
        {canShare && (
          <Button variant="quiet" start={<Icon name="share" size="text" />} onClick={share}>
            {t('referral.share')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
