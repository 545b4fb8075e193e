import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { providersOf } from '../cash/sandbox/providers.ts'
import { bingoTeaser } from '../bingo/service.ts'
import { dailyLoginInfo } from '../daily-login/service.ts'
import { streakStatus } from '../deposit-streak/service.ts'
import { promoLotteryTeaser } from '../lottery/service.ts'
import { fortuneTeaser } from '../fortune-investment/status.ts'
import { machineTeaser } from '../funmachine/machine.ts'
import { meterTeaser } from '../funmachine/meter.ts'
import { moneyBoxTeaser } from '../money-box/service.ts'
import { prizeDropsTeaser } from '../prize-drops/service.ts'
import { cashbackTeaser } from '../rank-league/cashback.ts'
import { leagueTeaser } from '../rank-league/service.ts'
import { miniSlotTeaser } from '../mini-slot/service.ts'
import { questStatus } from '../quests/service.ts'
import { seasonTeaser } from '../seasons/service.ts'
import { lotteryTeaser } from '../scratch-cards/service.ts'
import { listWheels, wheelStatus } from '../wheels/service.ts'
import { featureInfo } from './rules.ts'
import { waitingWheels } from './waitingWheels.ts'

/** What each of them comes to, by its name. */
async function allOf<Facts extends Record<string, unknown>>(asked: {
  [Name in keyof Facts]: Promise<Facts[Name]>
}): Promise<Facts> {
  const entries = Object.entries(asked).map(async ([name, fact]) => [name, await fact] as const)
  return Object.fromEntries(await Promise.all(entries)) as Facts
}

/** One look at every feature, for the entries that the shell shows. */
export const featuresInfo: PlatformModule = {
  name: 'features-info',
  handlers: (surroundings) => ({
    async 'featuresInfo.info'({ kernel, brand, session }) {
      const settings = settingsOf(surroundings, brand)
      const whose = [kernel, settings, session?.playerId ?? null] as const
      const { wheels, ...facts } = await allOf({
        dailyLogin: dailyLoginInfo(...whose),
        extendedWheels: wheelStatus(...whose),
        wheels: listWheels(...whose),
        depositStreak: streakStatus(...whose),
        quest: questStatus(...whose),
        bingo: bingoTeaser(...whose),
        moneyBox: moneyBoxTeaser(...whose),
        cashback: cashbackTeaser(...whose),
        season: seasonTeaser(...whose),
        miniSlot: miniSlotTeaser(...whose),
        scratchCards: lotteryTeaser(...whose),
        prizeDrops: prizeDropsTeaser(...whose),
        lottery: promoLotteryTeaser(...whose),
        fortune: fortuneTeaser(...whose),
        funmachine: machineTeaser(...whose),
        funmeter: meterTeaser(...whose),
      })
      const data = featureInfo({
        ...facts,
        isGuest: !session,
        waiting: waitingWheels(wheels),
        rankLeague: leagueTeaser(settings),
        canRedeem: session !== null && providersOf(surroundings).length > 0,
      })
      return { success: true, data }
    },
  }),
}
