import type { HomePage, Winner } from '@marquee/contract'
import { kept, Link, useT } from '@marquee/core'
import { coverOf, gameSearch } from '@marquee/game-tiles'
import { Heading, IconButton, Money, Picture, Text } from '@marquee/ui'
import { useLatestWinners } from '../queries.ts'
import { useTicker } from '../useTicker.ts'
import * as css from './Winners.css.ts'

function WinnerCard({ winner }: { winner: Winner }) {
  const t = useT('lobby')
  const tCore = useT()
  const unit = winner.gameMode === 'SweepStakes' ? 'entries' : 'coins'
  return (
    <Link
      to="."
      search={gameSearch(winner.gameId)}
      preload={false}
      resetScroll={false}
      data-game={winner.gameId}
      data-house={winner.isHouse}
      className={css.card}
    >
      <span className={css.cover}>
        <Picture
          {...coverOf({ img: winner.img, bg_color: '' })}
          alt=""
          width={42}
          height={56}
          fill
        />
      </span>
      <span className={css.words}>
        <Money amount={winner.win} unit={unit} unitLabel={tCore(`balance.${unit}`)} icon />
        <Text as="span" size="sm" tone="secondary" truncated>
          {t(winner.isHouse ? 'winners.house' : 'winners.won', {
            player: winner.player,
            game: winner.gameTitle,
          })}
        </Text>
      </span>
    </Link>
  )
}

/** Wins that happened, in a strip that moves on by itself, slowly, until it is paused (HOME-07). */
export const Winners = /* @__PURE__ */ kept(function Winners({ home }: { home: HomePage }) {
  const t = useT('lobby')
  const winners = useLatestWinners(home)
  const { track, paused, toggle, attention } = useTicker(winners.length)
  if (!winners.length) return null
  return (
    <section aria-labelledby="lobby-winners" data-varies="place" {...attention}>
      <div className={css.head}>
        <Heading level={2} ornate id="lobby-winners" className={css.title}>
          {t('winners.title')}
        </Heading>
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'winners.resume' : 'winners.pause')}
          onClick={toggle}
          className={css.toggle}
        />
      </div>
      <ul ref={track} tabIndex={0} aria-labelledby="lobby-winners" className={css.track}>
        {winners.map((winner) => (
          <li key={winner.roundId} className={css.stop}>
            <WinnerCard winner={winner} />
          </li>
        ))}
      </ul>
    </section>
  )
})
