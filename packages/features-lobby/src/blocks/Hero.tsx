import type { HomePage } from '@marquee/contract'
import { deferred, Link, track, useBrand, useModals, usePage, useT } from '@marquee/core'
import { Button, Heading, Icon, Text } from '@marquee/ui'
import { collectionsOf } from '../shownHome.ts'
import type { HeroSide } from './HeroCovers.tsx'
import * as css from './Hero.css.ts'

/** The game of the trial round: the week's, else the first of the first collection. */
function useTrialGame(home: HomePage | undefined): number | undefined {
  if (!home) return undefined
  const { gameOfWeek } = home.payload.games.issues['popular-games']
  return (gameOfWeek ?? collectionsOf(home)[0]?.games[0])?.id
}

function SignUp() {
  const t = useT('lobby')
  const signUp = usePage('/signup/')
  const modals = useModals()
  const tell = () => track('click_button', { button_name: 'sign_up', location: 'home_hero' })
  return signUp ? (
    <Button size="lg" render={<Link to={signUp} onClick={tell} />}>
      {t('hero.signUp')}
    </Button>
  ) : (
    <Button
      size="lg"
      onClick={() => {
        tell()
        modals.askToSignUp()
      }}
    >
      {t('hero.signUp')}
    </Button>
  )
}

function Trial({ home }: { home: HomePage | undefined }) {
  const t = useT('lobby')
  const modals = useModals()
  const gameId = useTrialGame(home)
  if (!modals.has('game-demo') || gameId === undefined) return null
  return (
    <Button
      size="lg"
      variant="quiet"
      start={<Icon name="play" />}
      data-testid="try-demo"
      onClick={() => {
        track('click_button', { button_name: 'try_demo', location: 'home_hero' })
        modals.open('game-demo', { gameId })
      }}
    >
      {t('hero.demo')}
    </Button>
  )
}

const Covers = deferred(() => import('./HeroCovers.tsx').then((module) => module.HeroCovers), {
  shownBy: ({ composition }) => composition.home === 'poster',
})

/**
 * The guest's first screen: what this is, that it is free and for whom, and two ways in (HOME-13). The
 * words stand in the brand's scene, on a panel below it, or among covers of the games.
 */
export function Hero({ home }: { home: HomePage | undefined }) {
  const t = useT('lobby')
  const { theme, ageBadge, composition } = useBrand()
  const age = Number.parseInt(ageBadge, 10)
  const covers = (side: HeroSide) =>
    composition.home === 'poster' && home && <Covers home={home} side={side} />
  return (
    <section aria-label={t('hero.label')} data-form={composition.home} className={css.hero}>
      {covers('start')}
      <div data-mode="dark" className={css.claim}>
        <picture>
          <source media="(min-width: 768px)" srcSet={theme.art.hero} width={1600} height={900} />
          <img
            src={theme.art.heroNarrow}
            alt=""
            width={900}
            height={1200}
            fetchPriority="high"
            className={css.scene}
          />
        </picture>
        <div className={css.inside}>
          <div className={css.words}>
            <Heading level={1} className={css.title}>
              {t('hero.title')}
            </Heading>
            <Text size="lg" className={css.text}>
              {t('hero.text')}
            </Text>
            <p className={css.note}>
              <Icon
                name={ageBadge === '21+' ? 'age-21' : 'age-18'}
                size="lg"
                label={t('hero.ageLabel', { age })}
              />
              <span>{t('hero.note', { age })}</span>
            </p>
            <div className={css.ways}>
              <SignUp />
              <Trial home={home} />
            </div>
          </div>
        </div>
      </div>
      {covers('end')}
    </section>
  )
}
