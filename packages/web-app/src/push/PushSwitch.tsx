import { useApp, useConsent, useFeatureTexts, usePlayer } from '@marquee/core'
import { Switch } from '@marquee/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { PushState } from './createPush.ts'
import { pushStateAtom } from './state.ts'
import { keepWish, pushConsent, wantsPush } from './wish.ts'

const hints: Partial<Record<PushState, string>> = {
  unsupported: 'push.unsupported',
  denied: 'push.denied',
  failed: 'push.failed',
}

/** The player's switch for notifications of this device. */
export function PushSwitch() {
  const { events } = useApp()
  const player = usePlayer()
  const t = useFeatureTexts('web-app')
  const state = useAtomValue(pushStateAtom)
  const [wanted, setWanted] = useState(() => player !== null && wantsPush(localStorage, player.id))
  const consented = useConsent()?.enabled.includes(pushConsent) ?? false
  if (!t || !player) return null
  const hint = consented ? wanted && hints[state] : 'push.consent'
  return (
    <Switch
      label={t('push.label')}
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
