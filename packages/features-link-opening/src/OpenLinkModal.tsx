import { type ModalProps, navigateTo, useApp, useT } from '@marquee/core'
import { Button, Stack, TextField } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { type ReadLink, readLink } from './readLink.ts'

/** Takes a link and opens the page that it names, without leaving the app (BRAND-15). */
export function OpenLinkModal({ close, frame }: ModalProps) {
  const t = useT('link-opening')
  const runtime = useApp()
  const form = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<Exclude<ReadLink, { kind: 'own' }>>()

  const open = (event: FormEvent) => {
    event.preventDefault()
    const link = readLink(text, window.location.origin)
    if (link.kind !== 'own') return setRefused(link)
    close()
    void navigateTo(runtime, link.path)
  }
  const error =
    refused && (refused.kind === 'other' ? t('other', { host: refused.host }) : t('none'))
  return (
    <Dialog
      {...frame}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={form} data-testid="open-link-go">
          {t('open')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={open} data-testid="open-link-form">
        <Stack gap={4}>
          <TextField
            label={t('label')}
            hint={t('hint', { example: '/promotions' })}
            error={error}
            name="link"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setRefused(undefined)
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
