import type { GameLaunch } from '@marquee/contract'
import { actionsOf, analyse, stakesFor } from '@marquee/game-math'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { balanceToWire } from '@marquee/platform-kernel/ledger'
import { askAll } from '@marquee/platform-kernel/questions'
import { commitFor } from '../fairness/service.ts'
import { giftSpinsIn } from '../free-spins/service.ts'
import { keepingDueChecks } from '@marquee/platform-protection/protection/dueCheck'
import { assertMayPlay, openPlaySession } from '@marquee/platform-protection/protection/gate'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import { standingQuestions } from '@marquee/platform-protection/protection/store'
import { networkOf, openNetwork } from '../jackpots/service.ts'
import { minimumRoundMs, playUnit } from './rules.ts'
import { roundAt } from './clocked.ts'
import { listOpenRounds, roundToWire } from './store.ts'
import { catalogueOf, offeredGame } from '../games/catalogue.ts'
import { findModel, type PlayedGame } from '../games/game.ts'
import { neighboursOf } from '../games/rules.ts'
import { favoriteGamesOf, saveLastGame } from '../games/store.ts'

function launchOf(
  settings: BrandSettings,
  game: PlayedGame,
  launch: Pick<
    GameLaunch,
    | 'mode'
    | 'gameMode'
    | 'balance'
    | 'openRound'
    | 'laterRounds'
    | 'freeSpins'
    | 'giftSpins'
    | 'jackpots'
    | 'playSession'
    | 'fairness'
  >,
): GameLaunch {
  const model = findModel(game.model)
  const { ids, ...catalogue } = catalogueOf(settings)
  const wire = catalogue.findGame(game.id)
  if (!wire)
    throw new Error(`'${settings.key}' does not offer ${game.slug}, which the catalogue has.`)
  const { previous, next } = neighboursOf(ids, game.id)
  return {
    game: wire,
    ...launch,
    frameUrl: `${game.page}${game.page.includes('?') ? '&' : '?'}mode=${launch.mode}`,
    model: model.id,
    skin: game.skin,
    stakes: stakesFor(model),
    minimumSpinMs: Math.min(...actionsOf(model).map(minimumRoundMs)),
    rtp: analyse(model).rtp,
    previousGameId: previous,
    nextGameId: next,
  }
}

/** What opens a game as a demo, which moves no balance. @throws PlatformError not-found. */
export function openDemo(settings: BrandSettings, id: number): GameLaunch {
  const game = offeredGame(settings, id)
  return launchOf(settings, game, {
    mode: 'demo',
    gameMode: 'TournamentPoints',
    balance: null,
    openRound: null,
    laterRounds: [],
    freeSpins: null,
    giftSpins: null,
    jackpots: null,
    playSession: null,
    fairness: null,
  })
}

/** What opens a game for play; the game becomes the first of the player's last games. @throws PlatformError not-found, or what `assertMayPlay` throws. */
export async function openForPlay(
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, idOrSlug }: { playerId: string; idOrSlug: number | string },
): Promise<GameLaunch> {
  const game = offeredGame(settings, idOrSlug)
  const network = networkOf(findModel(game.model))
  const { gameMode: mode, ...state } = await keepingDueChecks(kernel, playerId, () =>
    runCommand(kernel, {
      name: 'games.open',
      playerId,
      idempotency: null,
      input: { gameId: game.id },
      async handle(command) {
        const { tx, now } = command
        await refreshIdentity(tx, { identityKey: kernel.identityKey, playerId, now })
        const [open, ...later] = await listOpenRounds(tx, playerId)
        // Asked only now: by new details a player may be recognised as excluded.
        const standing = await askAll(tx, standingQuestions, { playerId, now })
        // A round that was paid for is shown to its end, whatever came in between.
        if (!open) await assertMayPlay(tx, standing, { playerId, now })
        await saveLastGame(tx, playerId, game.id, now)
        const giftSpins = await giftSpinsIn(tx, { playerId, gameId: game.id, now })
        const gameMode = command.gameMode()
        return {
          gameMode,
          balance: balanceToWire(await command.balancesOf(playerId)),
          openRound: open ? await roundAt(tx, open, now) : null,
          laterRounds: later.map(roundToWire),
          freeSpins: gameMode === 'SweepStakes' ? giftSpins : null,
          giftSpins,
          jackpots: network
            ? await openNetwork(command, {
                network,
                brand: settings.key,
                playerId,
                unit: playUnit(gameMode),
              })
            : null,
          playSession: openPlaySession(command, playerId, standing.session),
          fairness: await commitFor(command, playerId),
        }
      },
    }),
  )
  const favorites = await favoriteGamesOf(kernel.db, playerId)
  const launch = launchOf(settings, game, {
    mode: 'play',
    gameMode: mode,
    ...state,
  })
  return { ...launch, game: { ...launch.game, isFavorite: favorites.includes(game.id) } }
}
