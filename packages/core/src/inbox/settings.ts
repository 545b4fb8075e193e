import { inbox, type InboxSetting, securityKind } from '@marquee/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../app/AppContext.ts'
import type { IconName } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { toast } from '../toasts/toast.ts'
import { inboxSettingsQuery } from './query.ts'
import type { InboxLooks } from './told.ts'

/** A kind as the player sees it: what it is, and the ways in which there is something to choose or to say. */
export interface SettingLine {
  kind: string
  icon: IconName
  push: 'on' | 'off' | null
  mail: 'on' | 'off' | 'always' | null
}

/**
 * The kinds that this brand tells of in another way than by their entry: as a notice, which shows on open
 * pages what was won or given, and on the player's devices all of them, or by mail. Those whose mails come in
 * any case stand last.
 */
export function linesOfSettings(looks: InboxLooks, kinds: readonly InboxSetting[]): SettingLine[] {
  const lines = kinds.flatMap(({ kind, push, mail }): SettingLine[] => {
    const look = kind === securityKind ? { icon: 'shield' as const } : looks[kind]
    if (!look) return []
    const line = { push: push === 'none' ? null : push, mail: mail === 'none' ? null : mail }
    return line.push || line.mail ? [{ kind, icon: look.icon, ...line }] : []
  })
  return lines.sort((one, other) => Number(one.mail === 'always') - Number(other.mail === 'always'))
}

interface Chosen {
  kind: string
  way: 'push' | 'mail'
  isOn: boolean
}

/** Saved as soon as it is switched; shown as before when that failed. */
export function useChooseSetting() {
  const t = useT('background')
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = inboxSettingsQuery(api)
  return useMutation({
    mutationFn: ({ kind, way, isOn }: Chosen) =>
      api.call(inbox.choose, { body: { kind, [way]: isOn } }),
    onMutate: async ({ kind, way, isOn }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (kinds) =>
        kinds?.map((one) => (one.kind === kind ? { ...one, [way]: isOn ? 'on' : 'off' } : one)),
      )
      return { before }
    },
    onError: (_, __, kept) => {
      queryClient.setQueryData(queryKey, kept?.before)
      void toast({ type: 'error', text: t('inbox.ways.failed') })
    },
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data.kinds),
  })
}
