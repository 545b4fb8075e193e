import { randomUUID } from 'node:crypto'
import { demoStaff } from '@marquee/platform-back-office/demo'
import { findStaff } from '@marquee/platform-back-office/staff'
import { answer, sendMessage } from '@marquee/features-support-chat/server/service'
import type { Demo } from './demo.ts'

/** The id of the demo account of staff with this role. @throws where the sandbox has none. */
export async function staffIdOf({ visitor }: Demo, role: string): Promise<string> {
  const known = demoStaff.find((staff) => staff.role === role)
  const staff = known && (await findStaff(visitor.kernel.db, known.email))
  if (staff) return staff.id
  throw new Error(`The sandbox has no staff with the role ${role}.`)
}

const question = 'Hi! I sent my ID again, this time in daylight. How long does a check take?'
const answers = [
  'Hi, and thanks for sending it again. Your ID is approved, so you can redeem winnings now.',
  'A first check usually takes less than a day. Anything else I can help with?',
]

/** The demo account writes to support, where the brand has that. */
export async function askSupport({ settings, visitor }: Demo): Promise<void> {
  if (!settings.supportChat) return
  const { kernel, playerId, brand } = visitor
  const idempotency = { scope: `player:${playerId}`, key: randomUUID() }
  await sendMessage(kernel, { playerId, brand, text: question, idempotency })
}

/** Support answers; the second line waits to be read. */
export async function supportAnswers(demo: Demo): Promise<void> {
  const { settings, visitor, clock } = demo
  if (!settings.supportChat) return
  const { kernel, playerId } = visitor
  const staffId = await staffIdOf(demo, 'support')
  for (const text of answers) {
    clock.advance(60_000)
    await answer(kernel, { playerId, staffId, text, idempotency: null })
  }
}
