import type { HomePage } from '@marquee/contract'
import { kept, Link, useT, useTranslate } from '@marquee/core'
import { coverOf, gameSearch } from '@marquee/game-tiles'
import { Card, Heading, Money, Picture, Stack, Text } from '@marquee/ui'
import { type JackpotGame, jackpotGames } from '../jackpots.ts'
import { gamesById } from '../shownHome.ts'
import * as css from './Jackpots.css.ts'

function Ladder({ gameId, game, prizes }: JackpotGame) {
  const t = useT('lobby')
  const tCore = useT()
  const translate = useTranslate()
  return (
    <Card
      padding="none"
      interactive
      trim
      render={
        <Link
          to="."
          search={gameSearch(gameId)}
          preload={false}
          resetScroll={false}
          data-game={gameId}
          aria-label={game ? undefined : t('jackpots.openUnknown')}
        />
      }
    >
      <span className={css.inside}>
        {game && (
          <span className={css.cover}>
            <Picture {...coverOf(game)} alt="" width={120} height={160} fill />
          </span>
        )}
        <span className={css.steps}>
          {game && (
            <Text as="span" strong truncated>
              {game.title}
            </Text>
          )}
          {prizes.map(({ key, title, amount }, index) => (
            <span key={key} className={css.step}>
              <Text as="span" size="sm" tone="secondary" className={css.title}>
                {translate(title)}
              </Text>
              <Money
                amount={amount}
                unit="coins"
                unitLabel={tCore('balance.coins')}
                icon
                size={index === 0 ? 'lg' : 'sm'}
                className={index === 0 ? css.largest : undefined}
              />
            </span>
          ))}
        </span>
      </span>
    </Card>
  )
}

/** What the jackpot games pay at most. Fixed prizes: nothing ticks, nothing grows (HOME-06). */
export const Jackpots = /* @__PURE__ */ kept(function Jackpots({ home }: { home: HomePage }) {
  const t = useT('lobby')
  const ladders = jackpotGames(home.payload.jackpots, gamesById(home))
  if (!ladders.length) return null
  return (
    <section aria-labelledby="lobby-jackpots" data-varies="place">
      <Stack gap={4}>
        <div>
          <Heading level={2} ornate id="lobby-jackpots">
            {t('jackpots.title')}
          </Heading>
          <Text size="sm" tone="secondary" className={css.note}>
            {t('jackpots.text')}
          </Text>
        </div>
        <ul className={css.row}>
          {ladders.map((ladder) => (
            <li key={ladder.gameId} className={css.place}>
              <Ladder {...ladder} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
})
