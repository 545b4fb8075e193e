import { localisedPath, toast, track, useClipboard, useLocaleCode, useT, When } from '@marquee/core'
import { Button, Icon, Inline, Stack, Text, TextField } from '@marquee/ui'
import type { RoundLink } from '../contract/schemas.ts'
import { useRoundLink } from './queries.ts'
import * as css from './ShareRound.css.ts'

export interface ShareRoundProps {
  roundId: string
  /** The link it has; null as long as the player has made none. */
  link: RoundLink | null
}

/** Makes a link by which anybody can see the round, hands it on, and ends it. */
export function ShareRound({ roundId, link }: ShareRoundProps) {
  const t = useT('history')
  const locale = useLocaleCode()
  const { copy } = useClipboard()
  const { share, unshare } = useRoundLink(roundId)
  const addressOf = ({ id }: RoundLink) =>
    `${globalThis.location?.origin ?? ''}${localisedPath(`/replay/${id}`, locale)}`

  const copyLink = async (address: string) => {
    const copied = await copy(address)
    void toast(
      copied
        ? { type: 'success', text: t('share.copied') }
        : { type: 'error', text: t('share.notCopied') },
    )
  }
  const handOn = async () => {
    track('click_button', { button_name: 'share-round' })
    const made = link ?? (await share.mutateAsync().catch(() => null))
    if (!made) return void toast({ type: 'error', text: t('share.failed') })
    const address = addressOf(made)
    if (typeof navigator.share !== 'function') return copyLink(address)
    try {
      await navigator.share({ title: t('share.title'), url: address })
    } catch (error) {
      // Closing the device's own sheet is an answer; a device that cannot share gets a copy.
      if ((error as Error).name !== 'AbortError') await copyLink(address)
    }
  }
  const end = async () => {
    const ended = await unshare.mutateAsync().catch(() => null)
    void toast(
      ended
        ? { type: 'success', text: t('share.ended') }
        : { type: 'error', text: t('share.notEnded') },
    )
  }
  return (
    <Stack gap={3} className={css.share}>
      <Text size="sm" tone="secondary">
        {t('share.what')}{' '}
        {link && (
          <>
            {t('share.until')} <When at={link.expiresAt} />
          </>
        )}
      </Text>
      {link && <TextField label={t('share.link')} value={addressOf(link)} readOnly />}
      <Inline gap={2}>
        <Button
          variant="quiet"
          start={<Icon name="share" size="text" />}
          busy={share.isPending}
          onClick={() => void handOn()}
        >
          {t('share.action')}
        </Button>
        {link && (
          <Button variant="plain" busy={unshare.isPending} onClick={() => void end()}>
            {t('share.end')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
