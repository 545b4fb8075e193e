import {
  inLocale,
  chooseConsent,
  consentConfigOf,
  type ModalProps,
  useApp,
  useConsent,
  useT,
} from '@marquee/core'
import { Button, Heading, Stack, Switch, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useState } from 'react'

/** Every use of this device by name, the optional ones with a switch each. */
export function ConsentSettings({ close, frame }: ModalProps) {
  const t = useT('consent')
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
      title={t('settings')}
      description={t('settingsText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={() => keep(ids.filter(isOn))}>{t('save')}</Button>
          <Button variant="quiet" onClick={() => keep([])}>
            {t('rejectAll')}
          </Button>
          <Button variant="quiet" onClick={() => keep(ids)}>
            {t('acceptAll')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Stack as="section" gap={2}>
          <Heading level={3} size="md">
            {t('optional')}
          </Heading>
          {optional.map(({ id, name, description }) => (
            <Switch
              key={id}
              name={id}
              label={inLocale(name, locale)}
              hint={inLocale(description, locale)}
              checked={isOn(id)}
              onChange={({ target }) => setChanges({ ...changes, [id]: target.checked })}
            />
          ))}
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={3} size="md">
            {t('necessary')}
          </Heading>
          <Text size="sm" tone="secondary">
            {t('necessaryText')}
          </Text>
          {necessary.map(({ id, name, description }) => (
            <div key={id}>
              <Text>{inLocale(name, locale)}</Text>
              <Text size="sm" tone="secondary">
                {inLocale(description, locale)}
              </Text>
            </div>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
