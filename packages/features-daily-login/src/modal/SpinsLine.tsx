import type { DailyPrize } from '../contract/schemas.ts'
import { Link, useApp, useDateFormat, useT } from '@marquee/core'
import { oneGameQuery } from '@marquee/game-tiles'
import { Button, Icon, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import type { DailyLoginOptions } from '../feature.ts'
import { usePrizeWords } from '../prizeWords.ts'
import * as css from './SpinsLine.css.ts'

interface SpinsLineProps {
  prize: DailyPrize & { gameId: number }
  options: DailyLoginOptions | undefined
}

/** Free spins with the game they are for, what each is worth, until when they can be used, and the way to play them once they are given. */
export function SpinsLine({ prize, options }: SpinsLineProps) {
  const t = useT('daily-login')
  const { api, queryClient } = useApp()
  const words = usePrizeWords()
  const date = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const { data: game } = useQuery(oneGameQuery(api, queryClient, prize.gameId))
  const until = prize.freeSpinLifetime === null ? null : date(prize.freeSpinLifetime)
  return (
    <div className={css.line}>
      {game ? (
        <img
          src={game.img}
          alt=""
          width={48}
          height={64}
          className={css.cover}
          style={{ backgroundColor: game.bg_color }}
        />
      ) : (
        <span className={css.cover}>
          <Icon name="sparkle" />
        </span>
      )}
      <div>
        <Text as="div" strong>
          {game
            ? t('prize.spinsIn', { spins: words.freeSpins(prize), game: game.title })
            : words.freeSpins(prize)}
        </Text>
        <Text as="div" size="sm" tone="secondary">
          {[words.stake(prize, options), until !== null && t('prize.until', { date: until })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {prize.freeSpinId !== null && (
        <Button
          size="sm"
          variant="plain"
          render={
            <Link
              to="/game"
              search={{ game: String(prize.gameId), isMoney: '1' }}
              preload={false}
            />
          }
        >
          {t('prize.play')}
        </Button>
      )}
    </div>
  )
}
