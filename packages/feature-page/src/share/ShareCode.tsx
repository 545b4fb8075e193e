import { toast, track, useClipboard, useT } from '@marquee/core'
import { Button, Card, Icon, Inline, Stack, Text, TextField } from '@marquee/ui'
import { useEffect, useState } from 'react'
import { QrCode } from './QrCode.tsx'
import * as css from './ShareCode.css.ts'

export interface ShareCodeProps {
  /** Id of the feature, whose texts below `name` it shows: `code`, `copyCode`, `link`, `qr`, ... */
  feature: string
  /** What is shared; its buttons are told to analytics by this name, too. */
  name: string
  code: string
  /** The address that carries the code. */
  link: string
}

/** A code and its link, and the ways to hand them on: copied, shared by the device, scanned. */
export function ShareCode({ feature, name, code, link }: ShareCodeProps) {
  const texts = useT(feature)
  const t = (key: string) => texts(`${name}.${key}`)
  const { copy } = useClipboard()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])

  const copyText = async (text: string) => {
    const copied = await copy(text)
    track('click_button', { button_name: `${name}-copy` })
    void toast(
      copied ? { type: 'success', text: t('copied') } : { type: 'error', text: t('notCopied') },
    )
  }
  const share = () => {
    track('click_button', { button_name: `${name}-share` })
    // Closing the device's own sheet is an answer, too.
    navigator.share({ title: t('shareText'), url: link }).catch(() => {})
  }
  return (
    <div className={css.columns}>
      <Card trim padding="lg">
        <Stack gap={4}>
          <Stack gap={1}>
            <Text tone="secondary">{t('code')}</Text>
            <Inline gap={3}>
              <strong className={css.code} data-varies="words" data-testid={`${name}-code`}>
                {code}
              </strong>
              <Button
                variant="quiet"
                start={<Icon name="copy" size="text" />}
                onClick={() => void copyText(code)}
              >
                {t('copyCode')}
              </Button>
            </Inline>
          </Stack>
          <div data-varies="place">
            <TextField label={t('link')} value={link} readOnly data-testid={`${name}-link`} />
          </div>
          <Inline gap={2}>
            <Button start={<Icon name="link" size="text" />} onClick={() => void copyText(link)}>
              {t('copyLink')}
            </Button>
            {canShare && (
              <Button variant="quiet" start={<Icon name="share" size="text" />} onClick={share}>
                {t('share')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
      <Card padding="lg">
        <div className={css.scan}>
          <Text strong>{t('qr')}</Text>
          <QrCode text={link} label={t('qrLabel')} />
        </div>
      </Card>
    </div>
  )
}
