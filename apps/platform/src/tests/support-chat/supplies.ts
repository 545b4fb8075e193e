import type { Supplier, Supplies, Supply } from '@marquee/conformance/supplies'

const text = 'Where is my bonus?'

/** Writes to support; gives the message's id, or null where it was refused. */
async function write({ ask }: Supplier): Promise<number | null> {
  const sent = (await ask('chat.send', { body: { text } })) as { data: { id: number } } | null
  return sent?.data.id ?? null
}

/** The player whom staff are asked about has written. */
const withMessage: Supply = async (supplier) => {
  await write(supplier)
  return undefined
}

export const supplies: Supplies = {
  async 'chat.auth'({ ask, email }) {
    const me = (await ask('player.me')) as { data: { login: string } } | null
    return me ? { body: { login: me.data.login, email, appName: 'conformance' } } : undefined
  },
  // The calls are for everybody, and their conversation is that of who is signed in.
  async 'chat.send'({ ask }) {
    await ask('session.signIn')
    return { body: { text } }
  },
  async 'chat.read'(supplier) {
    await supplier.ask('session.signIn')
    const upTo = await write(supplier)
    return upTo === null ? undefined : { body: { upTo } }
  },
  'chatDesk.conversation': withMessage,
  'chatDesk.answer': withMessage,
  'chatDesk.close': withMessage,
}
