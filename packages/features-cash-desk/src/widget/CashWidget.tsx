import { Link, useLocaleCode, usePlayer } from '@marquee/core'
import { Button, Icon } from '@marquee/ui'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { deskPath } from '../outcome/lastOutcome.ts'
import { labels } from './labels/labels.ts'
import { OfferLink } from './OfferLink.tsx'

/** The widget is no part of what a page begins with, in ms (CASH-09). */
export const mountAfter = 2_000

/** Once it has come it is there on every page: another layout begins its header anew. */
const hasComeAtom = atom(false)

/** The way to the cash desk in the header, or to the player's own offer (PROMO-04). */
export function CashWidget() {
  const locale = useLocaleCode()
  const preset = usePlayer()?.bannerPresetPackage
  const [hasCome, setCome] = useAtom(hasComeAtom)
  useEffect(() => {
    if (hasCome) return
    const timer = setTimeout(() => setCome(true), mountAfter)
    return () => clearTimeout(timer)
  }, [hasCome, setCome])
  const look = {
    size: 'sm',
    variant: 'quiet',
    start: <Icon name={preset ? 'ticket' : 'plus'} size="text" />,
    children: labels[preset ? 'offer' : 'coins'][locale],
  } as const
  // Its place is kept, so that nothing beside it moves when it comes.
  if (!hasCome) {
    return (
      <span aria-hidden="true" data-arriving style={{ visibility: 'hidden' }}>
        <Button {...look} disabled />
      </span>
    )
  }
  return (
    <Button
      {...look}
      data-testid="cash-widget"
      render={preset ? <OfferLink presetId={preset.presetId} /> : <Link to={deskPath} />}
    />
  )
}
