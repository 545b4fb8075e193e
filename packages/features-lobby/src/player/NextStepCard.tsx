import type { Game, HomePage } from '@marquee/contract'
import { kept, Link, useHasRoute, usePageWith, usePlayer, useT } from '@marquee/core'
import { coverOf, gameSearch } from '@marquee/game-tiles'
import { Card, Icon, type IconName, Picture, Skeleton, Text } from '@marquee/ui'
import type { ReactElement } from 'react'
import { type NextStep, nextStep } from '../nextStep.ts'
import { useRecentGames } from '../queries.ts'
import { collectionsOf } from '../shownHome.ts'
import * as css from './NextStepCard.css.ts'

interface Invitation {
  icon: IconName
  title: string
  text: string
  game?: Game
  link: ReactElement
}

const play = ({ id }: Game) => (
  <Link to="." search={gameSearch(id)} preload={false} resetScroll={false} data-game={id} />
)

function useInvitation(): (step: NextStep) => Invitation {
  const t = useT('lobby')
  return (step) => {
    const title = t(`next.${step.kind}`)
    switch (step.kind) {
      case 'register':
        return { icon: 'edit', title, text: t('next.registerText'), link: <Link to={step.to} /> }
      case 'profile':
        return { icon: 'user', title, text: t('next.profileText'), link: <Link to="/profile" /> }
      case 'start':
        return {
          icon: 'play',
          title,
          text: t('next.startText', { title: step.game.title }),
          game: step.game,
          link: play(step.game),
        }
      case 'continue':
        return {
          icon: 'play',
          title,
          text: t('next.continueText', { title: step.game.title }),
          game: step.game,
          link: play(step.game),
        }
    }
  }
}

/** The one next step, as one large link. */
export const NextStepCard = /* @__PURE__ */ kept(function NextStepCard({
  home,
}: {
  home: HomePage | undefined
}) {
  const t = useT('lobby')
  const player = usePlayer()
  const hasRoute = useHasRoute()
  const registration = usePageWith('registration.form')
  const recent = useRecentGames(home)
  const invitationOf = useInvitation()
  if (!home || !player) return <Skeleton shape="block" className={css.place} />
  const step = nextStep({
    player,
    recent,
    first: collectionsOf(home)[0]?.games[0],
    hasProfile: hasRoute('/profile'),
    registration,
  })
  if (!step) return null
  const { icon, title, text, game, link } = invitationOf(step)
  return (
    <Card
      tone="highlight"
      padding="none"
      interactive
      className={css.card}
      data-testid="next-step"
      data-step={step.kind}
      render={link}
    >
      <span className={css.inside}>
        {game && (
          <span className={css.cover}>
            <Picture {...coverOf(game)} alt="" width={144} height={192} fill loading="eager" />
          </span>
        )}
        <span className={css.words}>
          <Text
            as="span"
            strong
            truncated
            className={css.title}
            aria-label={`${t('next.label')}: ${title}`}
          >
            {title}
          </Text>
          <Text as="span" size="sm" tone="secondary" className={css.text}>
            {text}
          </Text>
        </span>
        <span aria-hidden="true" className={css.go}>
          <Icon name={icon} />
        </span>
      </span>
    </Card>
  )
})
