import type { Game, HomePage } from '@marquee/contract'
import { kept, Link, usePromotionLink, useT, useTranslate } from '@marquee/core'
import { coverOf, gameSearch } from '@marquee/game-tiles'
import { Card, Icon, type IconName, Picture, Skeleton, Text } from '@marquee/ui'
import type { ReactElement } from 'react'
import type { NextStep } from '../nextStep.ts'
import { useNextStep } from '../useNextStep.ts'
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
  const translate = useTranslate()
  const linkTo = usePromotionLink()
  return (step) => {
    const title = t(`next.${step.kind}`)
    switch (step.kind) {
      case 'register':
        return { icon: 'edit', title, text: t('next.registerText'), link: <Link to={step.to} /> }
      case 'claim': {
        const { icon, ready } = step.promotion
        const promotion = translate(step.promotion.title)
        return {
          icon,
          title,
          text: t('chip.ready', { title: promotion, count: ready }),
          link: <Link {...linkTo(step.promotion)} />,
        }
      }
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
  const step = useNextStep(home)
  const invitationOf = useInvitation()
  if (step === undefined) return <Skeleton shape="block" className={css.place} />
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
      data-promotion={step.kind === 'claim' ? step.promotion.id : undefined}
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
