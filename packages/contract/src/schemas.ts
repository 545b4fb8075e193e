import { account } from './account/endpoints.ts'
import { accountContract } from './account/schemas.ts'
import { adventureMap } from './adventure-map/endpoints.ts'
import { adventureMapContract } from './adventure-map/schemas.ts'
import { affiliates } from './affiliates/endpoints.ts'
import { affiliatesContract } from './affiliates/schemas.ts'
import { backOffice } from './back-office/endpoints.ts'
import { backOfficeContract } from './back-office/schemas.ts'
import { bingo } from './bingo/endpoints.ts'
import { bingoContract } from './bingo/schemas.ts'
import { bingoStoreContract } from './bingo/store.ts'
import { bingoStore } from './bingo/storeEndpoints.ts'
import { bonusDeskContract } from './bonuses/desk.ts'
import { bonusDesk, bonuses } from './bonuses/endpoints.ts'
import { bonusesContract } from './bonuses/schemas.ts'
import { cash } from './cash/endpoints.ts'
import { cashContract } from './cash/schemas.ts'
import { chatDeskContract } from './chat/desk.ts'
import { chat, chatDesk } from './chat/endpoints.ts'
import { chatContract } from './chat/schemas.ts'
import { inbox } from './inbox/endpoints.ts'
import { inboxContract } from './inbox/schemas.ts'
import { coinDrops } from './coin-drops/endpoints.ts'
import { coinDropsContract } from './coin-drops/schemas.ts'
import { content } from './content/endpoints.ts'
import { contentContract } from './content/schemas.ts'
import { dailyLogin } from './daily-login/endpoints.ts'
import { dailyLoginContract } from './daily-login/schemas.ts'
import { depositStreak } from './deposit-streak/endpoints.ts'
import { depositStreakContract } from './deposit-streak/schemas.ts'
import type { CallContract, Endpoint } from './endpoint.ts'
import { featuresInfo } from './features-info/endpoints.ts'
import { featuresInfoContract } from './features-info/schemas.ts'
import { fortune } from './fortune/endpoints.ts'
import { fortuneContract } from './fortune/schemas.ts'
import { games } from './games/endpoints.ts'
import { gamesContract } from './games/schemas.ts'
import { history } from './history/endpoints.ts'
import { historyContract } from './history/schemas.ts'
import { lottery } from './lottery/endpoints.ts'
import { lotteryContract } from './lottery/schemas.ts'
import { magicBox } from './magic-box/endpoints.ts'
import { magicBoxContract } from './magic-box/schemas.ts'
import { miniSlot } from './mini-slot/endpoints.ts'
import { miniSlotContract } from './mini-slot/schemas.ts'
import { moneyBox } from './money-box/endpoints.ts'
import { moneyBoxContract } from './money-box/schemas.ts'
import { pages } from './pages/endpoints.ts'
import { pagesContract } from './pages/schemas.ts'
import { passkeys } from './passkeys/endpoints.ts'
import { passkeysContract } from './passkeys/schemas.ts'
import { player } from './player/endpoints.ts'
import { playerContract } from './player/schemas.ts'
import { popups } from './popups/endpoints.ts'
import { popupsContract } from './popups/schemas.ts'
import { prizeDrops } from './prize-drops/endpoints.ts'
import { prizeDropsContract } from './prize-drops/schemas.ts'
import { promo } from './promo/endpoints.ts'
import { promoContract } from './promo/schemas.ts'
import { promoVipContract } from './promo/vip.ts'
import { promoVip } from './promo/vipEndpoints.ts'
import { quests } from './quests/endpoints.ts'
import { questsContract } from './quests/schemas.ts'
import { rankLeague } from './rank-league/endpoints.ts'
import { rankLeagueContract } from './rank-league/schemas.ts'
import { referral } from './referral/endpoints.ts'
import { referralContract } from './referral/schemas.ts'
import { responsiblePlay } from './responsible-play/endpoints.ts'
import { responsiblePlayContract } from './responsible-play/schemas.ts'
import { restriction } from './restriction/endpoints.ts'
import { restrictionContract } from './restriction/schemas.ts'
import { rounds } from './rounds/endpoints.ts'
import { roundsContract } from './rounds/schemas.ts'
import { scratchCards } from './scratch-cards/endpoints.ts'
import { scratchCardsContract } from './scratch-cards/schemas.ts'
import { seasons } from './seasons/endpoints.ts'
import { seasonsContract } from './seasons/schemas.ts'
import { session } from './session/endpoints.ts'
import { sessionContract } from './session/schemas.ts'
import { socials } from './socials/endpoints.ts'
import { socialsContract } from './socials/schemas.ts'
import { strict } from './strict.ts'
import { terms } from './terms/endpoints.ts'
import { termsContract } from './terms/schemas.ts'
import { tournaments } from './tournaments/endpoints.ts'
import { tournamentsContract } from './tournaments/schemas.ts'
import { verification } from './verification/endpoints.ts'
import { verificationContract } from './verification/schemas.ts'
import { wheels } from './wheels/endpoints.ts'
import { wheelsContract } from './wheels/schemas.ts'

/** An endpoint with everything known of it. */
export interface Call extends Endpoint, CallContract {
  /** `<domain>.<name>`, for example `dailyLogin.applyPrize`. */
  id: string
}

const domains = {
  session: [session, sessionContract],
  player: [player, playerContract],
  account: [account, accountContract],
  passkeys: [passkeys, passkeysContract],
  socials: [socials, socialsContract],
  pages: [pages, pagesContract],
  content: [content, contentContract],
  games: [games, gamesContract],
  rounds: [rounds, roundsContract],
  featuresInfo: [featuresInfo, featuresInfoContract],
  dailyLogin: [dailyLogin, dailyLoginContract],
  quests: [quests, questsContract],
  scratchCards: [scratchCards, scratchCardsContract],
  magicBox: [magicBox, magicBoxContract],
  coinDrops: [coinDrops, coinDropsContract],
  adventureMap: [adventureMap, adventureMapContract],
  affiliates: [affiliates, affiliatesContract],
  bingo: [bingo, bingoContract],
  bingoStore: [bingoStore, bingoStoreContract],
  depositStreak: [depositStreak, depositStreakContract],
  fortune: [fortune, fortuneContract],
  miniSlot: [miniSlot, miniSlotContract],
  moneyBox: [moneyBox, moneyBoxContract],
  seasons: [seasons, seasonsContract],
  bonuses: [bonuses, bonusesContract],
  promo: [promo, promoContract],
  promoVip: [promoVip, promoVipContract],
  lottery: [lottery, lotteryContract],
  prizeDrops: [prizeDrops, prizeDropsContract],
  tournaments: [tournaments, tournamentsContract],
  rankLeague: [rankLeague, rankLeagueContract],
  referral: [referral, referralContract],
  wheels: [wheels, wheelsContract],
  popups: [popups, popupsContract],
  terms: [terms, termsContract],
  responsiblePlay: [responsiblePlay, responsiblePlayContract],
  history: [history, historyContract],
  restriction: [restriction, restrictionContract],
  verification: [verification, verificationContract],
  cash: [cash, cashContract],
  chat: [chat, chatContract],
  chatDesk: [chatDesk, chatDeskContract],
  inbox: [inbox, inboxContract],
  bonusDesk: [bonusDesk, bonusDeskContract],
  backOffice: [backOffice, backOfficeContract],
} satisfies Record<string, [Record<string, Endpoint>, Record<string, CallContract>]>

type Domains = typeof domains

/** The id of a call, `<domain>.<name>`. */
export type CallId = {
  [Domain in keyof Domains]: `${Domain}.${keyof Domains[Domain][1] & string}`
}[keyof Domains]

/** What a call takes and gives, by its id. */
export type ContractOf<Id extends CallId> =
  Id extends `${infer Domain extends keyof Domains}.${infer Name}`
    ? Name extends keyof Domains[Domain][1]
      ? Domains[Domain][1][Name]
      : never
    : never

/** What a call takes, without room for what it does not name; answers may grow. */
const strictInput = ({ params, query, body }: CallContract): Partial<CallContract> => ({
  ...(params && { params: strict(params) }),
  ...(query && { query: strict(query) }),
  ...(body && { body: strict(body) }),
})

/** Every HTTP call of the platform, by id. Requests with a field that is not declared are refused. */
export const calls: Record<string, Call> = Object.fromEntries(
  Object.entries<[Record<string, Endpoint>, Record<string, CallContract>]>(domains).flatMap(
    ([domain, [endpoints, contracts]]) =>
      Object.entries(contracts).map(([name, contract]) => {
        const id = `${domain}.${name}`
        const endpoint = endpoints[name]
        if (!endpoint)
          throw new Error(
            `The call ${id} has schemas but no endpoint: add it to ${domain}/endpoints.ts.`,
          )
        return [id, { id, ...endpoint, ...contract, ...strictInput(contract) }]
      }),
  ),
)

export * from './account/schemas.ts'
export * from './adventure-map/schemas.ts'
export * from './affiliates/schemas.ts'
export * from './back-office/audit.ts'
export * from './back-office/management.ts'
export * from './back-office/schemas.ts'
export * from './back-office/staff.ts'
export * from './bingo/schemas.ts'
export * from './bingo/store.ts'
export * from './bonuses/desk.ts'
export * from './bonuses/schemas.ts'
export * from './cash/schemas.ts'
export * from './chat/desk.ts'
export * from './chat/schemas.ts'
export * from './inbox/schemas.ts'
export * from './common.ts'
export * from './content/schemas.ts'
export * from './daily-login/schemas.ts'
export * from './deposit-streak/schemas.ts'
export * from './features-info/schemas.ts'
export * from './fortune/schemas.ts'
export * from './games/schemas.ts'
export * from './history/schemas.ts'
export * from './lottery/schemas.ts'
export * from './magic-box/schemas.ts'
export * from './mini-slot/schemas.ts'
export * from './money-box/schemas.ts'
export * from './pages/schemas.ts'
export * from './passkeys/schemas.ts'
export * from './player/schemas.ts'
export * from './popups/schemas.ts'
export * from './prize-drops/schemas.ts'
export * from './promo/schemas.ts'
export * from './promo/vip.ts'
export * from './quests/schemas.ts'
export * from './rank-league/schemas.ts'
export * from './referral/schemas.ts'
export * from './responsible-play/schemas.ts'
export * from './restriction/schemas.ts'
export * from './rounds/schemas.ts'
export * from './scratch-cards/schemas.ts'
export * from './seasons/schemas.ts'
export * from './session/schemas.ts'
export * from './socials/schemas.ts'
export { nothing, strict } from './strict.ts'
export * from './terms/schemas.ts'
export * from './tournaments/schemas.ts'
export * from './verification/schemas.ts'
export * from './wheels/schemas.ts'
