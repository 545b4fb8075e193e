import { Button, Heading, Stack, Switch, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import type { ModalProps } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { consentConfigOf } from './consent.ts'
import { chooseConsent, useConsent } from './useConsent.ts'

/** Every use of this device by name, the optional ones with a switch each. */
export function ConsentSettings({ close, frame }: ModalProps) {
  const t = useT('background')
  const runtime = useApp()
  const { locale, brand } = runtime
  const { necessary, optional } = consentConfigOf(brand)
  const enabled = useConsent()?.enabled ?? []
  const [changes, setChanges] = useState<Record<string, boolean>>({})
  const isOn = (id: string) => changes[id] ?? enabled.includes(id)
  const keep = (ids: string[]) => {
    chooseConsent(runtime, ids)
    close()
  }
  const ids = optional.map(({ id }) => id)
  return (
    <Dialog
      {...frame}
      title={t('consent.settings')}
      description={t('consent.settingsText')}
      closeLabel={t('consent.close')}
      actions={
        <>
          <Button onClick={() => keep(ids.filter(isOn))}>{t('consent.save')}</Button>
          <Button variant="quiet" onClick={() => keep([])}>
            {t('consent.rejectAll')}
          </Button>
          <Button variant="quiet" onClick={() => keep(ids)}>
            {t('consent.acceptAll')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Stack as="section" gap={2}>
          <Heading level={3} size="md">
            {t('consent.optional')}
          </Heading>
          {optional.map(({ id, name, description }) => (
            <Switch
              key={id}
              name={id}
              label={name[locale]}
              hint={description[locale]}
              checked={isOn(id)}
              onChange={({ target }) => setChanges({ ...changes, [id]: target.checked })}
            />
          ))}
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={3} size="md">
            {t('consent.necessary')}
          </Heading>
          <Text size="sm" tone="secondary">
            {t('consent.necessaryText')}
          </Text>
          {necessary.map(({ id, name, description }) => (
            <div key={id}>
              <Text>{name[locale]}</Text>
              <Text size="sm" tone="secondary">
                {description[locale]}
              </Text>
            </div>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
