import { firstOf, useIsGuest, useModals, useT } from '@marquee/core'
import { Button, Container, EmptyState } from '@marquee/ui'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { GameView } from './GameView.tsx'

/** `/game?game={id}`: the game view as a page of its own (ROUTE-08, TEN-15). */
export function GamePage() {
  const guest = useIsGuest()
  const navigate = useNavigate()
  const search = useRouterState({
    select: (state) => state.location.search as Record<string, unknown>,
  })
  const game = firstOf(search['game']) ?? ''
  if (guest) return <SignUpFirst />
  return (
    <GameView
      game={game}
      money={firstOf(search['isMoney']) === '1'}
      place="page"
      onGo={(id) =>
        void navigate({
          to: '.',
          search: (now: object) => ({ ...now, game: String(id) }),
          replace: true,
        })
      }
    />
  )
}

/** Where a brand has no sign-up page the guest stays here and gets the modal (GAMES-14). */
function SignUpFirst() {
  const t = useT('games')
  const modals = useModals()
  const ask = useEffectEvent(() => modals.askToSignUp())
  useEffect(() => ask(), [])
  return (
    <Container>
      <EmptyState title={t('game.guest.title')} text={t('game.guest.text')} level={1}>
        <Button onClick={modals.askToSignUp}>{t('signUp')}</Button>
      </EmptyState>
    </Container>
  )
}
