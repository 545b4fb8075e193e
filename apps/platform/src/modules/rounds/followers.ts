import type { CommandContext } from '../../kernel/command.ts'
import { noteBingoRound } from '../bingo/progress.ts'
import { noteLotteryRound } from '../lottery/progress.ts'
import { noteFunmeterRound } from '../funmachine/progress.ts'
import { noteMoneyBoxRound } from '../money-box/progress.ts'
import { notePrizeDropRound } from '../prize-drops/drop.ts'
import { noteQuestRound, noteQuestWin } from '../quests/progress.ts'
import { noteRankRound } from '../rank-league/progress.ts'
import { noteScratchRound } from '../scratch-cards/progress.ts'
import { noteSeasonRound } from '../seasons/progress.ts'
import { noteTournamentRound } from '../tournaments/progress.ts'
import type { BegunRound, EndedRound } from './followed.ts'

type Follower<Round> = (command: CommandContext, round: Round) => Promise<void>

/** Hear of a round that has begun, in the transaction that takes its stake. */
const ofBegun: Follower<BegunRound>[] = [
  noteQuestRound,
  noteBingoRound,
  noteMoneyBoxRound,
  noteSeasonRound,
  noteScratchRound,
  noteLotteryRound,
]

/** Hear of a round that has ended, once, in the transaction that pays its win. */
const ofEnded: Follower<EndedRound>[] = [
  noteQuestWin,
  noteRankRound,
  noteTournamentRound,
  notePrizeDropRound,
  noteFunmeterRound,
]

export async function tellBegun(command: CommandContext, round: BegunRound): Promise<void> {
  for (const follow of ofBegun) await follow(command, round)
}

export async function tellEnded(command: CommandContext, round: EndedRound): Promise<void> {
  for (const follow of ofEnded) await follow(command, round)
}
