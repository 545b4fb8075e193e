import { signatureProblem } from '@marquee/platform-kernel/webhook'
import { z } from 'zod'
import { readJson } from '../readJson.ts'
import type { Adapter } from '../registry.ts'
import type { ChatAccount, ChatProvider, Letter } from './provider.ts'

const answer = z.object({
  id: z.string().min(1).max(100),
  contact: z.string().min(1),
  text: z.string().trim().min(1),
})

interface SandboxOptions {
  secret: string
  now: () => number
  /** Hears of what is handed over. */
  onLetter?: (letter: Letter) => void
}

/** A desk that takes everything. It serves no brand: in a sandbox the back office answers. */
export const sandboxChat = ({
  secret,
  now,
  onLetter = () => {},
}: SandboxOptions): ChatProvider => ({
  name: 'sandbox',
  serves: () => false,
  async forward(letter) {
    onLetter(letter)
    return { kind: 'sent', conversation: letter.conversation ?? `of ${letter.contact}` }
  },
  read(webhook) {
    const problem = signatureProblem(webhook, { secret, now: now() })
    if (problem !== null) return { kind: 'forged', problem }
    const { data } = answer.safeParse(readJson(webhook.body))
    return data
      ? { kind: 'event', event: data }
      : { kind: 'unreadable', problem: 'Send id, contact and text.' }
  },
})

export const sandbox: Adapter<ChatProvider, ChatAccount> = {
  name: 'sandbox',
  open: ({ sandboxSecret, now }) =>
    sandboxSecret === null ? null : sandboxChat({ secret: sandboxSecret, now }),
}
