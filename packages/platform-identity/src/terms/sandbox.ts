import { eachLocale } from '@marquee/contract/locales'
import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { visitorOf } from '@marquee/platform-kernel/visitor'
import { currentTerms, publish } from './store.ts'

const paragraph = z.object({ id: z.string(), text: z.object(eachLocale(() => z.string())) })

const edition = z.object({
  key: z.string(),
  version: z.string().min(1).max(40),
  add: z.array(paragraph).default([]),
  change: z.array(paragraph).default([]),
  remove: z.array(z.string()).default([]),
  /** For every player of the brand, in place of the one who asks. */
  everybody: z.boolean().default(false),
})

/** `POST /sandbox/terms`: publishes a new version of a document, for whoever asks or for everybody. */
export function mountSandboxTerms(app: Hono, surroundings: Surroundings): void {
  app.post(
    '/sandbox/terms',
    sandboxRoute(async (http) => {
      const { brand, session } = await visitorOf(http, surroundings)
      const asked = edition.safeParse(await http.req.json().catch(() => undefined))
      const terms = await currentTerms(surroundings.kernel.db, brand)
      const base = terms.find(({ key }) => key === asked.data?.key)
      if (!asked.success || !base || (!session && !asked.data.everybody)) {
        throw new PlatformError(
          'invalid-input',
          `Sign in and send {"key":"${terms.map(({ key }) => key).join('|')}","version":"next","add":[],"change":[],"remove":[]}, or add "everybody":true.`,
        )
      }
      const { key, version, add, change, remove, everybody } = asked.data
      const changed = new Map(change.map((one) => [one.id, one]))
      const paragraphs = base.paragraphs
        .filter(({ id }) => !remove.includes(id))
        .map((one) => changed.get(one.id) ?? one)
      await runCommand(surroundings.kernel, {
        name: 'terms.publish',
        playerId: null,
        idempotency: null,
        input: null,
        handle: ({ tx, now }) =>
          publish(tx, {
            brand,
            document: { key, version, title: base.title, paragraphs: [...paragraphs, ...add] },
            now,
            onlyFor: everybody ? null : (session?.playerId ?? null),
          }),
      })
      return http.json({ success: true })
    }),
  )
}
