import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { questOf, questTeaser } from './service.ts'
import { texts } from './messages/texts.ts'

/** The quest: ready with every completed task whose prize was not claimed. */
export const questPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const teaser = questTeaser(brand, kernel.clock.now())
  const quest = playerId && (await questOf(kernel, brand, { playerId, isOptimised: true }))
  const tasks = quest ? quest.playerData.days.flatMap((day) => day.tasks) : []
  const waiting = tasks.filter((task) => task.isCompleted && !task.isClaimed)
  if (!brand.quest || (!teaser && !waiting.length)) return []
  const prizes = waiting.length
    ? waiting.map(({ prize }) => prize)
    : brand.quest.days.flat().map(({ prize }) => prize)
  return [
    promotion({
      id: 'quest',
      feature: 'quests',
      title: brand.quest.title,
      text: texts('promotions.quest.text'),
      link: '/quests',
      finishedAt: teaser?.endDate ?? null,
      ready: waiting.length,
      gives: upTo(prizes),
    }),
  ]
}
