import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handlers } from '@marquee/platform-kernel/http'
import { isAnswered } from '@marquee/platform-kernel/idempotency'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { decideFailedMail, failedMails } from '@marquee/platform-messages/mail/failures'
import { liftSuppression, suppressionsOf } from '@marquee/platform-messages/mail/suppression'
import type { JudgedAlert } from '@marquee/platform-providers'
import { staffHandlers } from './access.ts'
import { maskEmail, maskPhone } from './mask.ts'

const data = <T>(value: T) => ({ success: true as const, data: value })

/** Whoever keeps the platform running need not know whose message it was. */
const mask = (contact: string): string =>
  contact.includes('@') ? maskEmail(contact) : maskPhone(contact)

const urgency = ['firing', 'pending', 'unknown', 'quiet'] as const

/** What fires first, and of that what wakes somebody. */
const byUrgency = (one: JudgedAlert, other: JudgedAlert): number =>
  urgency.indexOf(one.state) - urgency.indexOf(other.state) ||
  one.severity.localeCompare(other.severity) ||
  one.name.localeCompare(other.name)

/** Permission `operations`: looks, and tries again or dismisses, on record. */
export const operationsHandlers = ({ jobs, providers }: Surroundings): Handlers =>
  staffHandlers({
    async 'operations.messages'({ kernel, brand, query }) {
      const { items, total } = await failedMails(kernel.db, brand, query)
      return data({ items: items.map((mail) => ({ ...mail, to: mask(mail.to) })), total })
    },

    async 'operations.decideMessage'(call) {
      const { brand, idempotency, params, body } = call
      const { decision } = body
      const id = Number(params.messageId)
      await call.audited({ before: null, after: () => ({ id, decision }) }, (kernel) =>
        runCommand(kernel, {
          name: 'operations.decide-message',
          playerId: null,
          idempotency,
          input: { brand, id, decision },
          async handle({ tx, now }) {
            if (await decideFailedMail(tx, { brand, id, decision }, now)) return
            throw new PlatformError(
              'not-found',
              'No message of this number waits for a decision: somebody else has decided, or it is forgotten.',
            )
          },
        }),
      )
      return data({ messageId: params.messageId })
    },

    async 'operations.suppressions'({ kernel, brand, query }) {
      const { items, total } = await suppressionsOf(kernel.db, brand, query)
      return data({ items: items.map((one) => ({ ...one, contact: mask(one.contact) })), total })
    },

    async 'operations.liftSuppression'(call) {
      const { brand, idempotency, body } = call
      const { contact, reason } = body
      await call.audited(
        {
          before: { contact: mask(contact) },
          after: () => ({ reason }),
          details: { contact: mask(contact), reason },
        },
        (kernel) =>
          runCommand(kernel, {
            name: 'operations.lift-suppression',
            playerId: null,
            idempotency,
            input: { brand, contact },
            async handle({ tx }) {
              if (await liftSuppression(tx, { brand, contact })) return
              throw new PlatformError(
                'not-found',
                'This address or number gets marketing as it is. Compare it with what the player says.',
              )
            },
          }),
      )
      return data({ contact: mask(contact) })
    },

    'operations.jobs': async () => data({ jobs: await jobs.failures() }),

    async 'operations.alerts'() {
      if (!providers.alerts) return data({ judge: 'none' as const, alerts: [] })
      const judged = await providers.alerts.read()
      if (judged === 'away') return data({ judge: judged, alerts: [] })
      return data({ judge: 'there' as const, alerts: judged.toSorted(byUrgency) })
    },

    async 'operations.decideJob'(call) {
      const { idempotency, params, body } = call
      const { job } = params
      const { decision } = body
      // The queue has connections of its own, so this stands before the command and not within it. A key
      // that was answered decides on nothing that is on the list anew.
      const isRepeated = await isAnswered(call.kernel.db, idempotency)
      const decide = () => (decision === 'again' ? jobs.runAgain(job) : jobs.dismiss(job))
      const isDone = isRepeated || (await decide())
      await call.audited({ before: null, after: () => ({ job, decision }) }, (kernel) =>
        runCommand(kernel, {
          name: 'operations.decide-job',
          playerId: null,
          idempotency,
          input: { job, decision },
          async handle() {
            if (isDone) return null
            throw new PlatformError(
              'not-found',
              'This work is not on the list any more: somebody else has decided.',
            )
          },
        }),
      )
      return data({ job })
    },
  })
