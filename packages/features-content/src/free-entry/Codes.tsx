import { isApiError } from '@marquee/api-client'
import { toast, useClipboard, useIsOffline, useT } from '@marquee/core'
import { Button, Card, Icon, Notice, Text } from '@marquee/ui'
import type { FreeEntryRequest } from '../contract/freeEntry.ts'
import { inGroups } from './inGroups.ts'
import * as css from './FreeEntryPage.css.ts'
import { useRequestCode } from './queries.ts'

/** The reader's codes that wait for a card, and the way to one more. */
export function Codes({ open, codesLeft }: { open: FreeEntryRequest[]; codesLeft: number }) {
  const t = useT('content')
  const { copy } = useClipboard()
  const offline = useIsOffline()
  const { mutate, isPending, error } = useRequestCode()
  const copyCode = async (code: string) => {
    const copied = await copy(code)
    void toast(
      copied
        ? { type: 'success', text: t('freeEntry.copied') }
        : { type: 'error', text: t('freeEntry.notCopied') },
    )
  }
  return (
    <div className={css.words}>
      <Text>{t('freeEntry.codeText')}</Text>
      {open.length > 0 && (
        <ul className={css.codes}>
          {open.map(({ code }) => (
            <li key={code}>
              <Card trim className={css.codeCard}>
                <strong className={css.code} data-testid="request-code">
                  {inGroups(code)}
                </strong>
                <Button
                  variant="quiet"
                  start={<Icon name="copy" size="text" />}
                  aria-label={t('freeEntry.copyCode', { code: inGroups(code) })}
                  onClick={() => void copyCode(inGroups(code))}
                >
                  {t('freeEntry.copy')}
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Notice tone="critical">
          {t(
            isApiError(error, 'region-blocked')
              ? 'freeEntry.problem.region'
              : isApiError(error, 'cool-off') || isApiError(error, 'self-excluded')
                ? 'freeEntry.problem.break'
                : 'freeEntry.problem.other',
          )}
        </Notice>
      )}
      {codesLeft > 0 ? (
        <Button
          className={css.action}
          variant={open.length ? 'quiet' : undefined}
          busy={isPending}
          disabled={offline}
          onClick={() => mutate()}
        >
          {t(open.length ? 'freeEntry.another' : 'freeEntry.get')}
        </Button>
      ) : (
        <Text tone="secondary">{t('freeEntry.full', { count: open.length })}</Text>
      )}
    </div>
  )
}
