import { chooseConsent, consentConfigOf, useApp, useModals, useT } from '@marquee/core'
import { Button, Text, VisuallyHidden } from '@marquee/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as css from './ConsentBanner.css.ts'
import { useBannerRoom } from './useBannerRoom.ts'

/** A place before the page, so that the banner is the first thing the Tab key meets. */
function usePlaceBeforePage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return place
}

/**
 * Asks what may be kept on this device (TEN-19). A region and no dialog: it takes no focus and stops
 * nobody from playing. Rejecting is as near as accepting: same looks, same row, and first. It is one
 * low row, so that the first games stay in sight.
 */
export function ConsentBanner() {
  const t = useT('consent')
  const runtime = useApp()
  const modals = useModals()
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  useBannerRoom(banner)
  const place = usePlaceBeforePage()
  const { optional } = consentConfigOf(runtime.brand)
  const choose = (ids: string[]) => {
    // The pressed button goes with the banner; the focus would fall back to the top of everything.
    document.getElementById('content')?.focus({ preventScroll: true })
    chooseConsent(runtime, ids)
  }
  return createPortal(
    <section ref={banner} className={css.banner} aria-labelledby={id} data-testid="consent-banner">
      <VisuallyHidden>
        <span id={id}>{t('title')}</span>
      </VisuallyHidden>
      <div className={css.words}>
        <Text size="sm">
          {t('text')} <span className={css.more}>{t('more')}</span>
        </Text>
        <button type="button" className={css.choose} onClick={() => modals.open('cookie-settings')}>
          {t('choose')}
        </button>
      </div>
      <div className={css.choices}>
        <Button variant="quiet" size="sm" onClick={() => choose([])}>
          {t('reject')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => choose(optional.map((entry) => entry.id))}>
          {t('accept')}
        </Button>
      </div>
    </section>,
    place,
  )
}
