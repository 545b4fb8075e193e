import { z } from 'zod'
import type { BrandSettings } from './brandSettings.ts'
import { type CommandContext, type Kernel, runCommand } from './command.ts'
import { PlatformError } from './errors.ts'
import { type SandboxGift, settingsOf } from './module.ts'
import { sandboxRoute } from './sandboxRoute.ts'
import { visitorOf } from './visitor.ts'

/** Who asks the sandbox for something, and what they sent. */
export interface Receiver<Asked> {
  playerId: string
  brand: BrandSettings
  asked: Asked
}

interface Offered<Asked, Given> {
  /** Below `/sandbox/`. */
  path: string
  /** Name of the command that gives it. */
  command: string
  /** What is sent. */
  body: z.ZodType<Asked>
  /** What to do, for whoever is not signed in or sent something else. */
  asks: string
  /** Gives it; what it returns is the answer, else that it succeeded. */
  give: (command: CommandContext, receiver: Receiver<Asked>) => Promise<Given>
  /** What a job would do with it in its own time. */
  after?: (kernel: Kernel) => Promise<void>
}

/** Of a gift that nothing is said of. */
export const nothing = z.unknown()

/**
 * What the sandbox gives the player who asks, at `POST /sandbox/<path>`, in a command of theirs.
 * @throws PlatformError invalid-input for guests and for another body; whatever `give` throws.
 */
export const sandboxGift =
  <Asked, Given extends object | void>({
    path,
    command: name,
    body,
    asks,
    give,
    after,
  }: Offered<Asked, Given>): SandboxGift =>
  (app, surroundings) => {
    app.post(
      `/sandbox/${path}`,
      sandboxRoute(async (http) => {
        const { session, brand } = await visitorOf(http, surroundings)
        const sent = body.safeParse(await http.req.json().catch(() => undefined))
        if (!session || !sent.success) throw new PlatformError('invalid-input', asks)
        const { playerId } = session
        const asked = sent.data
        const given = await runCommand(surroundings.kernel, {
          name,
          playerId,
          idempotency: null,
          input: asked,
          handle: (command) =>
            give(command, { playerId, brand: settingsOf(surroundings, brand), asked }),
        })
        await after?.(surroundings.kernel)
        return http.json(given ?? { success: true })
      }),
    )
  }
