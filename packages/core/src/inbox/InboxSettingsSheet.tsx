import { securityKind } from '@marquee/contract'
import { Button, EmptyState, Skeleton, Stack, Switch, Text } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useApi, useBrand } from '../app/AppContext.ts'
import type { ModalProps } from '../feature/modals.ts'
import { useT } from '../i18n/hooks.ts'
import { Sign } from '../signs/Sign.tsx'
import * as lineCss from './EntryLine.css.ts'
import * as css from './InboxSettingsSheet.css.ts'
import { inboxSettingsQuery } from './query.ts'
import { linesOfSettings, type SettingLine, useChooseSetting } from './settings.ts'
import { inboxLooks } from './told.ts'

/** One kind: its drawing and name, and a switch for each way that can be chosen. */
function Kind({ line: { kind, icon, push, mail } }: { line: SettingLine }) {
  const t = useT('background')
  const choose = useChooseSetting()
  const name = t(kind === securityKind ? 'inbox.ways.security' : `inbox.${kind}.name`)
  const options = { push, mail: mail === 'always' ? null : mail }
  return (
    <li className={css.line} data-setting={kind}>
      <span className={lineCss.sign}>
        <Sign name={icon} className={lineCss.drawing} />
      </span>
      <div>
        <Text strong>{name}</Text>
        {mail === 'always' && (
          <Text size="sm" tone="secondary">
            {t('inbox.ways.always')}
          </Text>
        )}
      </div>
      <div className={css.ways} role="group" aria-label={name}>
        {(['push', 'mail'] as const).map(
          (way) =>
            options[way] && (
              <Switch
                key={way}
                label={t(`inbox.ways.${way}`)}
                checked={options[way] === 'on'}
                onChange={({ target }) => choose.mutate({ kind, way, isOn: target.checked })}
              />
            ),
        )}
      </div>
    </li>
  )
}

/** How each kind of message reaches the player, beside the inbox that has them all (LAYOUT-10, PROFILE-08). */
export function InboxSettingsSheet({ frame }: ModalProps) {
  const t = useT('background')
  const tCore = useT()
  const { data, isError, refetch } = useQuery(inboxSettingsQuery(useApi()))
  const looks = inboxLooks(useBrand())
  return (
    <Sheet {...frame} side="end" title={t('inbox.ways.title')} closeLabel={tCore('close')}>
      <Stack gap={3}>
        <Text tone="secondary">{t('inbox.ways.text')}</Text>
        {isError && (
          <EmptyState level={3} title={t('inbox.ways.unknown')}>
            <Button onClick={() => void refetch()}>{t('inbox.ways.again')}</Button>
          </EmptyState>
        )}
        {!data && !isError && <Skeleton shape="block" height="24rem" />}
        {data && (
          <ul className={css.list} data-testid="inbox-settings">
            {linesOfSettings(looks, data).map((line) => (
              <Kind key={line.kind} line={line} />
            ))}
          </ul>
        )}
      </Stack>
    </Sheet>
  )
}
