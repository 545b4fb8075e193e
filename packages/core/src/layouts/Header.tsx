import { Button, classNames } from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { Link, usePage } from '../routing/Link.tsx'
import { usePlayer } from '../session/session.ts'
import { Dock } from './Dock.tsx'
import * as css from './Header.css.ts'
import { useHidesOnScroll } from './useHidesOnScroll.ts'

function GuestActions() {
  const t = useT()
  const signIn = usePage('/signin')
  const signUp = usePage('/signup/')
  const modals = useModals()
  return (
    <>
      {signIn && (
        <Button variant="plain" size="sm" render={<Link to={signIn} />}>
          {t('header.signIn')}
        </Button>
      )}
      {signUp ? (
        <Button size="sm" render={<Link to={signUp} />}>
          {t('header.signUp')}
        </Button>
      ) : (
        <Button size="sm" onClick={modals.askToSignUp}>
          {t('header.signUp')}
        </Button>
      )}
    </>
  )
}

const BalancePill = deferred(() => import('./PlayerBar.tsx').then((module) => module.BalancePill), {
  until: 'at once',
})
const PlayerActions = deferred(
  () => import('./PlayerBar.tsx').then((module) => module.PlayerActions),
  { until: 'at once' },
)

/** The bar at the top, in its two variants (LAYOUT-07, LAYOUT-11), and what a layout puts below it. */
export function Header({ guest, children }: PropsWithChildren<{ guest: boolean }>) {
  const t = useT()
  const { name, theme } = useBrand()
  const modals = useModals()
  const hidden = useHidesOnScroll()
  // A search among games is a list of them: not during a break (RP-02).
  const isResting = Boolean(usePlayer()?.restriction)
  return (
    <header className={css.header} data-hidden={hidden || undefined} aria-label={t('header.label')}>
      <div className={css.bar}>
        <Link
          to={guest ? '/' : '/lobby/'}
          className={guest ? css.brand : classNames(css.brand, css.playersBrand)}
          aria-label={t('header.home', { brand: name })}
        >
          <img
            src={theme.art.mark}
            alt=""
            width={36}
            height={36}
            className={guest ? css.wideMark : css.mark}
          />
          <img
            src={theme.art.logo}
            alt=""
            width={148}
            height={40}
            className={guest ? css.guestLogo : css.logo}
          />
        </Link>
        {!isResting && modals.has('game-search') && (
          <button type="button" className={css.search} onClick={() => modals.open('game-search')}>
            {t('header.search')}
            <kbd className={css.key}>/</kbd>
          </button>
        )}
        <div className={css.middle}>{!guest && <BalancePill />}</div>
        <div className={css.actions}>
          <Dock className={guest ? css.wideDock : css.dock} />
          {guest ? <GuestActions /> : <PlayerActions />}
        </div>
      </div>
      {children}
      <div aria-hidden="true" className={css.trim} />
    </header>
  )
}
