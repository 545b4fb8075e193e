import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  // What is stricter holds at once, what is laxer waits for a day and can be withdrawn.
  async 'responsiblePlay.withdrawLimitChange'({ ask }) {
    for (const amount of [2_000, 9_000])
      await ask('responsiblePlay.setLimit', { body: { kind: 'purchase', period: 'week', amount } })
    return { path: '/rest/responsible-play/limits/purchase/week/pending/' }
  },
  async 'responsiblePlay.withdrawReminderChange'({ ask }) {
    for (const minutes of [30, 120]) await ask('responsiblePlay.setReminder', { body: { minutes } })
    return undefined
  },
}
