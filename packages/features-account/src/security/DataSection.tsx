import { account } from '@marquee/contract'
import { toast, useApi, useIsOffline, useModals, useT } from '@marquee/core'
import { Button, Icon, Inline } from '@marquee/ui'
import { useMutation } from '@tanstack/react-query'
import { explained } from '../form/explain.ts'
import { Section } from '../parts/Section.tsx'
import { GivenUp, useFresh } from './useFresh.ts'

/** Hands a text to the browser's downloads. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** One's own data as a file, and the way to close the account. */
export function DataSection() {
  const t = useT('account')
  const api = useApi()
  const modals = useModals()
  const offline = useIsOffline()
  const fresh = useFresh()
  const save = useMutation({
    mutationFn: () => fresh(() => api.call(account.exportData, { expects: explained })),
    onSuccess: ({ data }) => download('my-data.json', JSON.stringify(data, null, 2)),
    onError: (error) => {
      if (!(error instanceof GivenUp)) void toast({ type: 'error', text: t('states.failed') })
    },
  })
  return (
    <Section id="data" title={t('data.title')} text={t('data.text')}>
      <Inline gap={2}>
        <Button
          variant="quiet"
          busy={save.isPending}
          disabled={offline}
          start={<Icon name="download" size="text" />}
          onClick={() => save.mutate()}
        >
          {t('data.download')}
        </Button>
        <Button variant="plain" onClick={() => modals.open('close-account')}>
          {t('data.close')}
        </Button>
      </Inline>
    </Section>
  )
}
