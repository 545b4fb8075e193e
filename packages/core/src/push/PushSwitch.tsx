import { Switch } from '@marquee/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useLateTexts } from '../pwa/useLateTexts.ts'
import { usePlayer } from '../session/session.ts'
import type { PushState } from './createPush.ts'
import { useConsent } from '../consent/useConsent.ts'
import { pushStateAtom } from './state.ts'
import { keepWish, pushConsent, wantsPush } from './wish.ts'

const texts = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
const hints: Partial<Record<PushState, string>> = {
  unsupported: 'unsupported',
  denied: 'denied',
  failed: 'failed',
}

/** The player's switch for notifications of this device. */
export function PushSwitch() {
  const { events } = useApp()
  const player = usePlayer()
  const t = useLateTexts('push', texts)
  const state = useAtomValue(pushStateAtom)
  const [wanted, setWanted] = useState(() => player !== null && wantsPush(localStorage, player.id))
  const consented = useConsent()?.enabled.includes(pushConsent) ?? false
  if (!t || !player) return null
  const hint = consented ? wanted && hints[state] : 'consent'
  return (
    <Switch
      label={t('label')}
      hint={hint ? t(hint) : undefined}
      checked={wanted && consented}
      disabled={!consented}
      onChange={({ target: { checked } }) => {
        keepWish(localStorage, player.id, checked)
        setWanted(checked)
        events.emit(checked ? 'push:init' : 'push:end', {})
      }}
    />
  )
}
