import type { Hono } from 'hono'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { outside } from '@marquee/platform-kernel/outside'
import { at } from '@marquee/platform-kernel/schema'
import { openWebhookCount, signatureProblem, takeWebhook } from '@marquee/platform-kernel/webhook'
import { type MailReport, readReports } from '@marquee/platform-providers'
import { suppress } from './suppression.ts'

/** Where a mail server posts what became of mails that it had taken. */
export const reportsPath = '/rest/mail/reports/'

/** A report has the mail that it is about, at most. */
const largestReport = 512 * 1024

/** What a Message-ID of ours says: `<number.time@host>`. */
function readMessageId(messageId: string | null) {
  const [, id, time, host] = /^<(\d{1,18})\.([0-9a-z]{1,10})@([^>]+)>$/.exec(messageId ?? '') ?? []
  return id === undefined || time === undefined || host === undefined
    ? null
    : { id: BigInt(id), createdAt: Number.parseInt(time, 36), host }
}

const brandAt = ({ brands, originOf }: Kernel, host: string): string | undefined =>
  [...brands.keys()].find((brand) => new URL(originOf(brand)).host === host)

/**
 * Takes what became of a mail: a dead address and one whose owner complained get no marketing from then
 * on, and staff see the mail among those that did not arrive. A report of a mail that is not ours does nothing.
 * @returns whether it was about a mail of ours.
 */
export async function takeReport(kernel: Kernel, report: MailReport): Promise<boolean> {
  const mail = readMessageId(report.messageId)
  const brand = mail && brandAt(kernel, mail.host)
  if (!mail || !brand) return false
  const { kind, problem, isAddressDead } = report
  const now = kernel.clock.now()
  await kernel.db.transaction().execute(async (tx) => {
    // It is kept for a day only; a later report is believed for its address.
    const row = await tx
      .selectFrom('mail_outbox')
      .select(['id', 'recipient', 'state'])
      .where('id', '=', mail.id)
      .where('brand', '=', brand)
      .where('created_at', '=', at(mail.createdAt))
      .forUpdate()
      .executeTakeFirst()
    const contact = row?.recipient ?? report.contact
    if (kind === 'complaint') await suppress(tx, { brand, contact, cause: kind, problem, now })
    if (kind === 'bounce' && isAddressDead)
      await suppress(tx, { brand, contact, cause: kind, problem, now })
    if (kind === 'bounce' && row?.state === 'sent')
      await tx
        .updateTable('mail_outbox')
        .set({ state: 'refused', problem })
        .where('id', '=', row.id)
        .execute()
  })
  return true
}

/** Takes signed reports; without a key there is no such address. */
export function mountReports(app: Hono, { kernel, log, providers }: Surroundings): void {
  const counted = { metrics: kernel.metrics, provider: 'mail' }
  openWebhookCount(counted)
  app.post(
    reportsPath,
    outside(log, async (http) => {
      const { mailReports } = providers
      if (!mailReports)
        throw new PlatformError('not-found', 'Nobody takes reports of mails: set MAIL_REPORT_KEY.')
      const { key: secret } = mailReports
      const reports = await takeWebhook(
        http,
        (webhook) => {
          const problem = signatureProblem(webhook, { secret, now: kernel.clock.now() })
          return problem === null
            ? { kind: 'event', event: readReports(webhook.body) }
            : { kind: 'forged', problem }
        },
        { ...counted, largest: largestReport },
      )
      const taken: boolean[] = []
      for (const report of reports ?? []) taken.push(await takeReport(kernel, report))
      return http.json({ taken: taken.filter(Boolean).length })
    }),
  )
}
